import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { orderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { type OrderEvent, orderEvents } from '@tecnoclick/domain/selling/order'
import { isOrderStatus } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { useFullT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'
import { Section } from '../../platform/layout/section.tsx'
import { useDesk } from '../../staff/desk/use-desk.ts'

const { orders } = office

/** What happened, with the name of who did it. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useFullT()
  const desk = useDesk(orderDesk, order.id)
  const titleOf = (event: string, status: string) => {
    if (isKnown(event) && event !== 'status') return t(`orders.events.${event}`)
    return isOrderStatus(status) ? statusNames[status] : status
  }
  const steps = (desk?.history ?? []).map(({ at, event, status, note, by, byPerson }, index) => ({
    key: `${at}-${event}-${index}`,
    title: titleOf(event, status),
    text: [note, by ?? (byPerson ? orders.byCustomer : '')].filter(Boolean).join(' · '),
    date: { text: formatDateTime(new Date(at), 'es'), iso: at },
    state: 'done' as const,
  }))
  return (
    <Section title={orders.history}>
      <Timeline steps={steps} />
    </Section>
  )
}

function isKnown(event: string): event is OrderEvent {
  return orderEvents.some((known) => known === event)
}
