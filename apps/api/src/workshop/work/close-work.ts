import type { Transaction } from '@tecnoclick/database/connect'
import { serviceTimes } from '@tecnoclick/database/schema/workshop/labour'
import { and, eq, isNull } from 'drizzle-orm'
import { releaseParts } from '../parts/move-parts.ts'

/** Of an order that is completed or cancelled: what was not fitted goes back to stock, and no time runs on. */
export async function closeWork(
  tx: Transaction,
  { orderId, actorId, now }: { orderId: number; actorId: number; now: Date },
): Promise<void> {
  await releaseParts(tx, { orderId, actorId })
  await tx
    .update(serviceTimes)
    .set({ endedAt: now })
    .where(and(eq(serviceTimes.serviceOrderId, orderId), isNull(serviceTimes.endedAt)))
}
