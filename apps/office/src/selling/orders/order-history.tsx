import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { useT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'

const { orders } = office

export function OrderHistory({ order }: { order: Order }) {
  const t = useT()
  const steps = order.history.map(({ at, event, status, note, staff }, index) => ({
    key: `${at}-${event}-${index}`,
    title: event === 'status' ? status : t(`orders.events.${event}`),
    text: [note, staff ? orders.byStaff : orders.byCustomer].filter(Boolean).join(' · '),
    date: { text: formatDateTime(new Date(at), 'es'), iso: at },
    state: 'done' as const,
  }))
  return <Timeline steps={steps} />
}
