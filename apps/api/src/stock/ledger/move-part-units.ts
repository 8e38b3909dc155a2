import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

/** What each entry of a part changes, for one unit. */
const pockets = {
  partReserved: { available: -1, reserved: 1 },
  partReleased: { available: 1, reserved: -1 },
  partUsed: { available: 0, reserved: -1 },
  partReturned: { available: 1, reserved: 0 },
} as const

export interface PartUnitsMoved {
  partId: number
  productId: number
  kind: keyof typeof pockets
  units: number
  /** Null for the customer. */
  actorId: number | null
}

/** Moves units between stock and a repair; the caller has locked the product and writes the part. */
export async function movePartUnits(tx: Transaction, moved: PartUnitsMoved): Promise<void> {
  const { partId, productId, kind, units, actorId } = moved
  const { available, reserved } = pockets[kind]
  const { rowCount } = await tx.execute(sql`
    with moved as (
      update products set stock = stock + ${available * units}::integer
      where id = ${productId} and stock + ${available * units}::integer >= 0 returning id, stock
    )
    insert into stock_moves
      (product_id, kind, quantity, available_change, reserved_change, stock_after, service_part_id, actor_id)
    select id, ${kind}, ${units}::integer, ${available * units}::integer, ${reserved * units}::integer, stock,
      ${partId}::integer, ${actorId}::integer
    from moved`)
  if (rowCount !== 1) throw new Error('A locked product changed')
}
