import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'

type Found = {
  id: number
  price: number | null
  wholesale: number | null
  surcharges: Record<string, number>
}

/** Adds what is paid in MLC, for the counter and the form of a product. It follows from the rest, so the audit log has none of it. */
export async function withPricesInMlc(db: Drizzle, rows: readonly ProductRow[]): Promise<ProductRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await db.execute<Found>(sql`
    select p.id, mlc_price(p.price, p.price_mlc, 'retail')::float8 as price,
      mlc_price(p.price_mayorista, p.price_mayorista_mlc, 'wholesale')::float8 as wholesale,
      coalesce((
        select json_object_agg(v.id, v.surcharge) from (
          select id, mlc_price(surcharge, null, 'retail') as surcharge
          from product_option_values where product_id = p.id
        ) as v where v.surcharge is not null
      ), '{}') as surcharges
    from products as p where p.id = any (${sql.param(ids)}::integer[])`)
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => {
    const { price = null, wholesale = null, surcharges = {} } = byId.get(row.id) ?? {}
    if (price === null && wholesale === null && Object.keys(surcharges).length === 0) return row
    const inMlc = {
      price: wireOrNull(price),
      priceMayorista: wireOrNull(wholesale),
      surcharges: Object.fromEntries(Object.entries(surcharges).map(([id, minor]) => [id, toWire(minor)])),
    }
    return { ...row, inMlc }
  })
}

function wireOrNull(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}
