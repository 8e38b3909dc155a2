import {
  getStaffFamilyLink,
  revokeStaffFamilyLink,
} from '@tecnoclick/contract/selling/family-links/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { family: texts } = office.takenOrders

/** That somebody else pays the order, and how far it is. Orders without such a link show nothing. */
export function FamilyLinkCard({ order }: { order: Order }) {
  const params = { id: order.id }
  const { run, busy } = useConfirmedAction()
  const { data, error, refetch } = useApiQuery({
    queryKey: ['family-link', order.id, order.version],
    enabled: order.channel === 'web',
    read: ({ signal }) => officeClient.call(getStaffFamilyLink, { params, signal }),
  })
  const link = data?.link
  if (!link && !error) return null

  async function withdraw() {
    const question = { title: texts.withdraw, text: texts.withdrawText, confirmLabel: texts.withdraw }
    await run(question, () => officeClient.call(revokeStaffFamilyLink, { params }), { done: texts.withdrawn })
    await refetch()
  }

  return (
    <Section title={texts.title}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {link && (
        <div className="grid gap-2 text-sm">
          <p className="font-semibold">{texts.states[link.state]}</p>
          {link.payerName && <p>{fillText(texts.payer, { name: link.payerName })}</p>}
          <p className="text-ink-muted text-xs">
            <DateTime date={link.reportedDate ?? link.createdDate} />
          </p>
          {(link.state === 'open' || link.state === 'reported') && (
            <Permitted permission="orders:write">
              <Button
                variant="secondary"
                size="sm"
                busy={busy}
                onClick={withdraw}
                className="justify-self-start"
              >
                {texts.withdraw}
              </Button>
            </Permitted>
          )}
        </div>
      )}
    </Section>
  )
}
