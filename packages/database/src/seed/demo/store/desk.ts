import { hours } from '@tecnoclick/domain/platform/duration'
import type { Transaction } from '../../../connect.ts'
import { assignments, staffNotes } from '../../../schema/staff/desk.ts'
import { later } from '../moment.ts'
import type { People } from './people.ts'
import type { PlacedOrder } from './placed-order.ts'

/** The newest open order is somebody's, with a note for colleagues. */
export async function storeDesk(
  tx: Transaction,
  { now, people, placed }: { now: Date; people: People; placed: readonly PlacedOrder[] },
): Promise<void> {
  const newest = placed.findLast(({ steps }) => steps.length === 0)
  if (!newest) return
  const at = later(now, -hours(1))
  const { id: orderId } = newest
  await tx
    .insert(assignments)
    .values({ orderId, staffId: people.staffId, assignedBy: people.staffId, assignedAt: at })
  await tx.insert(staffNotes).values({
    orderId,
    authorId: people.staffId,
    text: 'Llamó para preguntar si puede recogerlo el sábado. Le dije que sí.',
    createdAt: at,
  })
}
