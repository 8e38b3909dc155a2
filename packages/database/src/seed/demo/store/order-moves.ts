import { minutes } from '@tecnoclick/domain/platform/duration'
import type { PlannedMove } from '../ledger.ts'
import { later } from '../moment.ts'
import { outcome } from './outcome.ts'
import type { PlacedOrder } from './placed-order.ts'

/** Time between reservation and order. */
const inCart = minutes(7)

/** Plans the stock moves of the orders; their rows are written after the products. */
export function plannedMoves(placed: readonly PlacedOrder[]): PlannedMove[] {
  return placed.flatMap(movesOf)
}

/**
 * A web order sells from the reservation of its cart, a counter sale from available stock. A cancelled order returns
 * its units.
 */
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
