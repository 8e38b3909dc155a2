import { days } from '../platform/duration.ts'
import type { OrderChannel } from './order.ts'
import type { OrderStatus } from './order-status.ts'

/** How long a completed order can be reopened (selling.md#completing-an-order). */
export const reopenTerm = days(1)

interface CompletedOrder {
  status: OrderStatus
  channel: OrderChannel
  completedAt: Date | null
}

/** A sale at the counter is voided instead. */
export function mayBeReopened({ status, channel, completedAt }: CompletedOrder, now: Date): boolean {
  if (status !== 'COMPLETADA' || channel === 'mostrador' || completedAt === null) return false
  return now.getTime() - completedAt.getTime() <= reopenTerm
}
