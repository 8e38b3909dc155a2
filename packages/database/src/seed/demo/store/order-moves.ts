import { minutes } from '@tecnoclick/domain/platform/duration'
import type { PlannedMove } from '../ledger.ts'
import { later } from '../moment.ts'
import { outcome } from './outcome.ts'
import type { PlacedOrder } from './placed-order.ts'

/** How long the goods lay in the cart before. */
const inCart = minutes(7)

/** What the orders move in the ledger; their rows wait until the products stand. */
export function plannedMoves(placed: readonly PlacedOrder[]): PlannedMove[] {
  return placed.flatMap(movesOf)
}

/** Web: from the cart that held them. Counter: from the shelf. A cancelled order gives back what it took. */
function movesOf({ id: orderId, at, buyer, staffId, steps, lines }: PlacedOrder): PlannedMove[] {
  const { cancelledAt } = outcome(at, steps)
  return lines.flatMap(({ product, quantity }) => {
    const moves: PlannedMove[] = []
    const unit = { productId: product.id, quantity }
    if (buyer.channel === 'web') {
      const { cartId, clientId: actorId } = buyer
      moves.push({ ...unit, at: later(at, -inCart), kind: 'reserved', cartId, actorId })
      moves.push({ ...unit, at, kind: 'sold from cart', cartId, orderId, actorId })
    } else {
      moves.push({ ...unit, at, kind: 'sold', orderId, actorId: staffId })
    }
    if (cancelledAt) moves.push({ ...unit, at: cancelledAt, kind: 'returned', orderId, actorId: staffId })
    return moves
  })
}
