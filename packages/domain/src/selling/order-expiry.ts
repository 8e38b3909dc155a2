import { hours } from '../platform/duration.ts'
import type { Settings } from '../site/settings.ts'
import type { OrderChannel, PaymentState } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import { isPaidOnReceipt } from './payment-method.ts'

type Terms = Pick<Settings, 'unpaidOrderHours'>

interface DatedOrder {
  orderDate: Date
  /** Set by the first reported payment. */
  paymentCheckUntil: Date | null
}

/** Before an order expires its customer has this long to pay: a day, or half the term where that is less. */
export function noticeBeforeExpiry({ unpaidOrderHours }: Terms): number {
  return Math.min(hours(24), hours(unpaidOrderHours) / 2)
}

/** When an order that stays unpaid expires (selling.md#unpaid-orders). Undefined: never. */
export function expiryOf({ orderDate, paymentCheckUntil }: DatedOrder, terms: Terms): Date | undefined {
  if (terms.unpaidOrderHours === 0) return undefined
  return paymentCheckUntil ?? after(orderDate, terms.unpaidOrderHours)
}

/** Until when a payment that is reported now is to be checked. The first report decides; no later one moves it. */
export function paymentCheckEnd(
  { orderDate, paymentCheckUntil }: DatedOrder,
  { unpaidOrderHours, paymentCheckHours }: Terms & Pick<Settings, 'paymentCheckHours'>,
  now: Date,
): Date {
  if (paymentCheckUntil) return paymentCheckUntil
  const [unreported, checked] = [after(orderDate, unpaidOrderHours), after(now, paymentCheckHours)]
  return checked > unreported ? checked : unreported
}

/** What a warning written now promises: never less than the notice, however old the order is. */
export function promisedExpiry(order: DatedOrder, terms: Terms, now: Date): Date | undefined {
  const expiry = expiryOf(order, terms)
  return expiry && new Date(Math.max(expiry.getTime(), now.getTime() + noticeBeforeExpiry(terms)))
}

/** Only verified money keeps an order that is to be paid before: anybody can report a payment. */
export function mayExpire(order: {
  status: OrderStatus
  channel: OrderChannel
  paymentMethod: string | null
  /** Of what is not credit: credit alone keeps no order, it goes back. */
  paymentState: PaymentState | undefined
  /** With credit. */
  isPaid: boolean
  /** Nothing is to be paid where promotions took off all of it. */
  total: number
}): boolean {
  const { status, channel, paymentMethod, paymentState, isPaid, total } = order
  if (total === 0 || isPaid || isPaidOnReceipt(paymentMethod)) return false
  return status === 'PENDIENTE' && channel !== 'mostrador' && paymentState !== 'verified'
}

function after(start: Date, count: number): Date {
  return new Date(start.getTime() + hours(count))
}
