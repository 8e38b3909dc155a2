import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'
import { eventWords } from './event-words.ts'

export function OrderHistory({ history }: Pick<Order, 'history'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <section aria-labelledby="historial">
      <h2 id="historial" className="mb-4 text-lg">
        {t('orders.detail.history')}
      </h2>
      <Timeline
        steps={history.map((entry, index) => {
          const { title, note } = eventWords(entry, t)
          return {
            key: `${entry.at} ${entry.event}`,
            title,
            text: note && <bdi>{note}</bdi>,
            date: { text: formatDateTime(new Date(entry.at), locale), iso: entry.at },
            state: index === history.length - 1 ? 'current' : 'done',
          }
        })}
      />
    </section>
  )
}
