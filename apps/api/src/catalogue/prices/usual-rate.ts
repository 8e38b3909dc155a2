import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { standingRate } from '@tecnoclick/database/standing-rate'
import { sql } from 'drizzle-orm'

/** Fewer products do not tell what is usual. */
const fewestProducts = 3

/**
 * CUP for one USD: the rate of the last recalculation that stands, otherwise the median of the shop's prices. Undefined in a
 * shop that has neither.
 */
export async function readUsualRate(db: Drizzle | Transaction): Promise<number | undefined> {
  const { rows } = await db.execute<{ rate: number | null }>(sql`
    select coalesce(
      (select rate from (${standingRate}) as standing),
      (
        select percentile_cont(0.5) within group (order by price_alt::float8 / price)
        from products where price_alt is not null having count(*) >= ${fewestProducts}
      )
    ) as rate`)
  return rows[0]?.rate ?? undefined
}
