import type { List } from '@tecnoclick/contract/platform/wire'
import type { PartProduct } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { containsWords } from '../../platform/listing/list-query.ts'
import type { FieldValue } from '../../platform/listing/list-request.ts'

const mostShown = 8

/** For whoever repairs and need not read the catalogue of the office: at most eight, those in stock first. */
export async function findPartProducts(
  db: Drizzle,
  search: FieldValue | undefined,
): Promise<List<PartProduct>> {
  const words = String(search ?? '').trim()
  if (words === '') return { data: [], total: 0 }
  const { rows } = await db.execute<
    Omit<PartProduct, 'price'> & { price: string; priceMlc: string; priceAlt: string }
  >(sql`
    select p.id, p.name, p.sku, p.stock, p.price, coalesce(mlc_price(p.price, p.price_mlc, 'retail'), p.price) as "priceMlc",
      p.price_alt as "priceAlt"
    from products as p
    where p.enable and p.variant_names is null and not p.is_combo and ${containsWords(sql`concat_ws(' ', p.name, p.sku)`, words)}
    order by p.stock > 0 desc, p.name, p.id limit ${mostShown}`)
  const data = rows.map((row) => ({
    ...row,
    price: toWire(Number(row.price)),
    priceMlc: toWire(Number(row.priceMlc)),
    priceAlt: toWire(Number(row.priceAlt ?? 0)),
  }))
  return { data, total: data.length }
}
