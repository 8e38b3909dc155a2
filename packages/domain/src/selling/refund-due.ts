import type { OrderStatus } from './order-status.ts'

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
