import { revokeOrderTicket } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { mailLink: texts } = office.takenOrders

/** Ends the link that mails of the order have where the shop lets everyone open it. */
export function OrderTicketCard({ order }: { order: Order }) {
  const { run, busy } = useConfirmedAction()
  if (order.channel === 'mostrador' || order.clientId === null) return null

  async function revoke() {
    const question = { title: texts.revokeTitle, text: texts.revokeText, confirmLabel: texts.revoke }
    const call = () => officeClient.call(revokeOrderTicket, { params: { id: order.id } })
    await run(question, call, { done: texts.revoked })
  }

  return (
    <Permitted permission="orders:write">
      <Section title={texts.title}>
        <p className="mb-3 text-ink-muted text-sm">{texts.text}</p>
        <Button variant="secondary" size="sm" busy={busy} onClick={revoke}>
          {texts.revoke}
        </Button>
      </Section>
    </Permitted>
  )
}
