import type { OrderReason } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { mayBeReopened } from '@tecnoclick/domain/selling/completing'
import type { StaffAct } from './change-order.ts'
import { undoCompletion } from './undo-completion.ts'

/**
 * A completed order is EN PROCESO again (selling.md#completing-an-order). Its units stay sold; warranty and days to return
 * begin anew when it is completed again, so an order with returns stays completed.
 */
export function reopenOrder(db: Drizzle, act: StaffAct, id: number, reason: OrderReason) {
  return undoCompletion(db, act, id, reason, {
    mayBeUndone: mayBeReopened,
    change: { status: 'EN PROCESO' },
    reasonName: 'reopenReason',
  })
}
