import type { OrderStatus } from './order-status.ts'

interface WantedRefund {
  /** Minor units, as all amounts here. */
  amount: number
  due: number
}

/**
 * Why money cannot be given back (selling.md#cancelled-and-paid). `refuse_excess_refund` holds the limit in the database.
 */
export function whyNotRefunded({ amount, due }: WantedRefund): 'refundTooHigh' | undefined {
  return amount > due ? 'refundTooHigh' : undefined
}

interface PaidOrder {
  status: OrderStatus
  /** Verified payments, in minor units. */
  paid: number
  refunded: number
}

/** What is owed to the buyer of a cancelled order (selling.md#cancelled-and-paid). */
export function refundDueOf({ status, paid, refunded }: PaidOrder): number {
  return status === 'CANCELADA' ? Math.max(paid - refunded, 0) : 0
}

/**
 * What was paid beyond the total of an order that stands, neither given back nor kept (selling.md#partial-payments).
 * `refunded` is without returns: they give back what was bought.
 */
export function excessOf(order: PaidOrder & { total: number; excessKept: number | null }): number {
  const { status, total, paid, refunded, excessKept } = order
  return status === 'CANCELADA' ? 0 : Math.max(paid - total - refunded - (excessKept ?? 0), 0)
}
