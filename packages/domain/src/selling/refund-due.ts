import type { OrderStatus } from './order-status.ts'

interface WantedRefund {
  status: OrderStatus
  /** Minor units, as all amounts here. */
  amount: number
  due: number
}

/**
 * Why money cannot be given back (selling.md#cancelled-and-paid). `refuse_excess_refund` holds the limit in the database.
 */
export function whyNotRefunded({
  status,
  amount,
  due,
}: WantedRefund): 'conflict' | 'refundTooHigh' | undefined {
  if (status !== 'CANCELADA') return 'conflict'
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
