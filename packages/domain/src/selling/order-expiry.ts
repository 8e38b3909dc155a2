import { hours } from '../platform/duration.ts'
import type { Settings } from '../site/settings.ts'
import type { OrderChannel, PaymentState } from './order.ts'
import type { OrderStatus } from './order-status.ts'

type Terms = Pick<Settings, 'unpaidOrderHours'>

/** Before an order expires its customer has this long to pay: a day, or half the term where that is less. */
export function noticeBeforeExpiry({ unpaidOrderHours }: Terms): number {
  return Math.min(hours(24), hours(unpaidOrderHours) / 2)
}

/** When an order that stays unpaid expires (selling.md#unpaid-orders). Undefined: never. */
export function expiryOf(orderDate: Date, terms: Terms): Date | undefined {
  if (terms.unpaidOrderHours === 0) return undefined
  return new Date(orderDate.getTime() + hours(terms.unpaidOrderHours))
}

/** What a warning written now promises: never less than the notice, however old the order is. */
export function promisedExpiry(orderDate: Date, terms: Terms, now: Date): Date | undefined {
  const expiry = expiryOf(orderDate, terms)
  return expiry && new Date(Math.max(expiry.getTime(), now.getTime() + noticeBeforeExpiry(terms)))
}

/** A reported payment that staff have not judged yet keeps the order. */
export function mayExpire(order: {
  status: OrderStatus
  channel: OrderChannel
  paymentState: PaymentState | undefined
}): boolean {
  const isUnpaid = order.paymentState === undefined || order.paymentState === 'rejected'
  return order.status === 'PENDIENTE' && order.channel === 'web' && isUnpaid
}
