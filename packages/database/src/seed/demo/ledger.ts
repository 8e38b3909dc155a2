import type { stockMoves } from '../../schema/stock/stock-ledger.ts'

export type StockMove = typeof stockMoves.$inferInsert

/** A move to be recorded; its kind decides the change of available and reserved stock. */
export type PlannedMove = Pick<
  StockMove,
  'productId' | 'quantity' | 'orderId' | 'cartId' | 'returnId' | 'reason' | 'actorId'
> & {
  at: Date
  kind: StockMove['kind'] | 'sold from cart'
}

/** Change of the units that can be sold. */
export function availableChange({ kind, quantity }: Pick<PlannedMove, 'kind' | 'quantity'>): number {
  if (kind === 'sold from cart') return 0
  return kind === 'reserved' || kind === 'sold' ? -quantity : quantity
}

function reservedChange({ kind, quantity }: PlannedMove): number {
  if (kind === 'reserved') return quantity
  return kind === 'released' || kind === 'sold from cart' ? -quantity : 0
}

/** Available and reserved units, by product. */
export type StockTotals = { available: Map<number, number>; reserved: Map<number, number> }

export const emptyStock = (): StockTotals => ({ available: new Map(), reserved: new Map() })

/**
 * Records the moves in order of time and tracks the totals (platform.md#invariants, 1). Overselling is an error in the
 * data.
 */
export function recordMoves(planned: readonly PlannedMove[], totals: StockTotals): StockMove[] {
  return planned
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((move) => {
      const [available, held] = [availableChange(move), reservedChange(move)]
      const stockAfter = (totals.available.get(move.productId) ?? 0) + available
      const heldAfter = (totals.reserved.get(move.productId) ?? 0) + held
      if (stockAfter < 0 || heldAfter < 0) {
        throw new Error(`Product ${move.productId} would be oversold at ${move.at.toISOString()}`)
      }
      totals.available.set(move.productId, stockAfter)
      totals.reserved.set(move.productId, heldAfter)
      return {
        // All columns in every row, so that the rows stay in this order on their way in.
        orderId: null,
        cartId: null,
        returnId: null,
        sheetId: null,
        actorId: null,
        reason: '',
        ...move,
        kind: move.kind === 'sold from cart' ? 'sold' : move.kind,
        availableChange: available,
        reservedChange: held,
        stockAfter,
      }
    })
}

/** The first delivery that leaves `left` units after all these moves. */
export function openingUnits(planned: readonly PlannedMove[], left: number): number {
  return left - planned.reduce((sum, move) => sum + availableChange(move), 0)
}
