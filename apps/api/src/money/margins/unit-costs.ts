import type { UnitCost } from '@tecnoclick/contract/money/margins/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { receiptCosts } from '@tecnoclick/database/receipt-costs'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'

/** What margins would take for a unit that is sold now. */
export async function readUnitCosts(db: Drizzle, ids: readonly number[], now: Date): Promise<List<UnitCost>> {
  const { rows } = await db.execute<{ productId: number; cost: number }>(sql`
    select c.product_id as "productId", c.cost::float8 as cost from ${receiptCosts} as c
    where c.product_id::bigint = any (${sql.param(ids)}::bigint[])
      and c.first <= ${now.toISOString()}::timestamptz and c.next > ${now.toISOString()}::timestamptz
    order by c.product_id`)
  const data = rows.map(({ productId, cost }) => ({ productId, cost: toWire(cost) }))
  return { data, total: data.length }
}
