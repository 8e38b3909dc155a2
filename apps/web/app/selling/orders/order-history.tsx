import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { readPaymentNote } from '@tecnoclick/domain/selling/payment-note'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'

export function OrderHistory({ history }: Pick<Order, 'history'>) {
  const t = useFullT()
  const locale = useLocale()
  return (
    // Folded: the stages above say the same; here are the notes and payments too.
    <details>
      <summary className="mb-4 w-fit min-h-11 cursor-pointer py-2">
        <h2 className="inline font-semibold text-base text-link">{t('orders.detail.history')}</h2>
      </summary>
      <Timeline
        steps={history.map((entry, index) => {
          const { title, note } = describeEvent(entry, t)
          return {
            key: `${entry.at} ${entry.event}`,
            title,
            text: note && <bdi>{note}</bdi>,
            date: { text: formatDateTime(new Date(entry.at), locale), iso: entry.at },
            state: index === history.length - 1 ? 'current' : 'done',
          }
        })}
      />
    </details>
  )
}

type Entry = Pick<Order['history'][number], 'event' | 'status' | 'note'>

/** An event in the reader's language. The note is what a person wrote: a code, a reason or an answer. */
export function describeEvent(
  { event, status, note }: Entry,
  t: TranslateAll,
): { title: string; note: string } {
  if (event === 'status') return { title: t(`orders.status.${status}`), note }
  const payment = event === 'payment' ? readPaymentNote(note) : undefined
  if (payment) return { title: t(`orders.payments.${payment.state}`), note: payment.detail }
  return { title: t(`orders.events.${event}`), note }
}
