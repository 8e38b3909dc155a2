import { resendMail } from '@tecnoclick/contract/platform/mail/endpoints'
import type { Mail, MailDetail, MailState as State } from '@tecnoclick/contract/platform/mail/schemas'
import type { SmsState } from '@tecnoclick/domain/platform/sms-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../api/office-client.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { useDialogRow } from '../api/use-row.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { Fact, Facts } from '../layout/section.tsx'
import { MailPreview, PlainText } from './mail-preview.tsx'

const { mails } = office

export function MailDialog() {
  const close = useBackToList()
  const { run, busy } = useConfirmedAction()
  const mail = useDialogRow<MailDetail>('mails', 'html')
  if (!mail) return null
  const { id, to, state, resendOf, resentAs, resendable } = mail

  async function resend() {
    const question = {
      title: fillText(mails.resendTitle, { to }),
      text: mails.resendText,
      confirmLabel: mails.resend,
    }
    const sent = await run(question, () => officeClient.call(resendMail, { params: { id } }), {
      done: fillText(mails.resent, { to }),
    })
    if (sent) close()
  }

  const date = (text: string | null) => text && <DateTime date={text} />
  const see = (other: number | null) =>
    other && <TextLink href={`/admin/mails/${other}`}>{mails.see}</TextLink>
  return (
    <Dialog
      title={mail.subject}
      size="lg"
      open
      onClose={close}
      footer={
        resendable && (
          <Button busy={busy} onClick={resend}>
            {mails.resend}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={mails.columns.state}>
            <MailState state={state} />
          </Fact>
          <Fact name={mails.channel}>{mail.channel && mails.channels[mail.channel]}</Fact>
          <Fact name={mails.smsState}>{mail.sms && <SmsBadge state={mail.sms} />}</Fact>
          <Fact name={mails.to}>{to}</Fact>
          <Fact name={mails.replyTo}>{mail.replyTo}</Fact>
          <Fact name={mails.error}>
            {mail.lastError && <span className="text-danger">{mail.lastError}</span>}
          </Fact>
          <Fact name={mails.attempts}>{mail.attempts}</Fact>
          <Fact name={mails.written}>{date(mail.createdDate)}</Fact>
          <Fact name={mails.sent}>{date(mail.sentDate)}</Fact>
          <Fact name={mails.next}>{date(mail.nextAttemptDate)}</Fact>
          <Fact name={mails.repeats}>{see(resendOf)}</Fact>
          <Fact name={mails.repeated}>{see(resentAs)}</Fact>
        </Facts>
        {mail.text === '' ? (
          <p className="text-ink-muted">{mails.dropped}</p>
        ) : (
          <section aria-label={mails.preview} className="grid gap-3">
            <MailPreview subject={mail.subject} html={mail.html} className="max-h-96" />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
                {mails.plain}
              </summary>
              <PlainText text={mail.text} />
            </details>
          </section>
        )}
      </div>
    </Dialog>
  )
}

const smsTones: Record<SmsState, BadgeTone> = {
  handing: 'neutral',
  accepted: 'neutral',
  sent: 'new',
  delivered: 'success',
  failed: 'danger',
}

function SmsBadge({ state }: { state: SmsState }) {
  return <Badge tone={smsTones[state]}>{mails.smsStates[state]}</Badge>
}

/** Nothing for a mail. */
export function ChannelBadges({ channel, sms }: Pick<Mail, 'channel' | 'sms'>) {
  return (
    <>
      {channel && channel !== 'mail' && <Badge tone="new">{mails.channels[channel]}</Badge>}
      {sms && <SmsBadge state={sms} />}
    </>
  )
}

const tones: Record<State, BadgeTone> = {
  pending: 'neutral',
  sending: 'new',
  sent: 'success',
  failed: 'danger',
}

export function MailState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{office.mails.states[state]}</Badge>
}
