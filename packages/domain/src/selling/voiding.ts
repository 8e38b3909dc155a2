import { havanaDay } from '../platform/havana-day.ts'
import type { OrderChannel } from './order.ts'
import type { OrderStatus } from './order-status.ts'

/** A sale at the counter is voided on its day; later it is returned (selling.md#voided-sales). */
export function mayBeVoided(
  { status, channel, orderDate }: { status: OrderStatus; channel: OrderChannel; orderDate: Date },
  now: Date,
): boolean {
  return status === 'COMPLETADA' && channel === 'mostrador' && havanaDay(orderDate) === havanaDay(now)
}
