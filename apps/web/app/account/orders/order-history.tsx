import type { Order } from '@tecnoclick/contract/orders/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'

export function OrderHistory({ history }: Pick<Order, 'history'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <section aria-labelledby="historial">
      <h2 id="historial" className="mb-4 text-lg">
        {t('orders.detail.history')}
      </h2>
      <Timeline
        steps={history.map(({ at, event, status, note }, index) => ({
          key: `${at} ${event}`,
          title: event === 'status' ? t(`orders.status.${status}`) : t(`orders.events.${event}`),
          text: note,
          date: { text: formatDateTime(new Date(at), locale), iso: at },
          state: index === history.length - 1 ? 'current' : 'done',
        }))}
      />
    </section>
  )
}
