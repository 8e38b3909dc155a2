import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

export interface LockedProduct {
  id: number
  name: string
  /** 0 if the product is disabled. */
  sellable: number
}

/**
 * Locks by id, so that two carts with the same products in opposite order wait instead of deadlocking
 * (platform.md#concurrent-edits). A ledger entry records the resulting stock, so even a move that changes no stock
 * needs this lock.
 */
export async function lockProducts(
  tx: Transaction,
  ids: Iterable<number>,
): Promise<Map<number, LockedProduct>> {
  const { rows } = await tx.execute<{ id: number; name: string; sellable: number }>(sql`
    select id, name, case when enable then stock else 0 end as sellable from products
    where id = any(${sql.param([...ids])}::integer[])
    order by id for no key update`)
  return new Map(rows.map((row) => [row.id, row]))
}
