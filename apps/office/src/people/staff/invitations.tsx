import { inviteStaff, listInvitations, withdrawInvitation } from '@tecnoclick/contract/people/staff/endpoints'
import type { Invitation } from '@tecnoclick/contract/people/staff/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { invitations: texts, invite, roles } = office.staff

/** Those that were not answered yet. Nothing is shown where there are none. */
export function Invitations() {
  const { data, error, refetch } = useApiQuery({
    queryKey: ['staff', 'invitations'],
    read: ({ signal }) => officeClient.call(listInvitations, { signal }),
  })
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data || data.total === 0) return null
  return (
    <Section title={texts.title} className="mt-8">
      <ul className="divide-y">
        {data.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, staffRole, invitedBy, expiresDate, expired } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block break-all font-semibold">{email}</span>
        <span className="text-ink-muted">
          {fillText(texts.line, { role: roles[staffRole], who: invitedBy })}
        </span>
      </span>
      {expired ? (
        <Badge tone="danger">{texts.expired}</Badge>
      ) : (
        <span className="text-ink-muted">
          {texts.until} <DateTime date={expiresDate} />
        </span>
      )}
      <Permitted permission="staff:write">
        <InvitationActions invitation={invitation} />
      </Permitted>
    </li>
  )
}

function InvitationActions({ invitation: { id, email, staffRole } }: { invitation: Invitation }) {
  const { run, busy } = useConfirmedAction()

  async function withdraw() {
    const question = {
      title: fillText(texts.withdrawTitle, { email }),
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
    }
    await run(
      { ...question, tone: 'danger' },
      () => officeClient.call(withdrawInvitation, { params: { id } }),
      {
        done: fillText(texts.withdrawn, { email }),
      },
    )
  }

  async function resend() {
    const question = {
      title: fillText(texts.resendTitle, { email }),
      text: texts.resendText,
      confirmLabel: texts.resend,
    }
    await run(question, () => officeClient.call(inviteStaff, { body: { email, staffRole } }), {
      done: fillText(invite.done, { email }),
    })
  }

  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-label={fillText(texts.resendOf, { email })}
        onClick={resend}
      >
        {texts.resend}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-label={fillText(texts.withdrawOf, { email })}
        onClick={withdraw}
      >
        {texts.withdraw}
      </Button>
    </span>
  )
}
