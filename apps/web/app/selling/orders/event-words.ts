import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { readPaymentNote } from '@tecnoclick/domain/selling/payment-note'
import type { Translate } from '@tecnoclick/messages/translate'

type Entry = Pick<Order['history'][number], 'event' | 'status' | 'note'>

/** What happened, in the reader's language; the note keeps what somebody wrote: a code, a reason, an answer. */
export function eventWords({ event, status, note }: Entry, t: Translate): { title: string; note: string } {
  if (event === 'status') return { title: t(`orders.status.${status}`), note }
  const news = event === 'payment' ? readPaymentNote(note) : undefined
  if (news) return { title: t(`orders.payments.${news.state}`), note: news.detail }
  return { title: t(`orders.events.${event}`), note }
}
