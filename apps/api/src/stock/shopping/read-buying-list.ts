import type { List } from '@tecnoclick/contract/platform/wire'
import type { MissingProduct } from '@tecnoclick/contract/stock/shopping/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../platform/csv/stream-csv.ts'
import { wireDate } from '../../platform/listing/list-query.ts'

/** What open repairs need and have not reserved, by product. */
export async function readBuyingList(db: Drizzle): Promise<List<MissingProduct>> {
  const { rows } = await db.execute<{ found: MissingProduct }>(sql`
    select json_build_object(
      'product', json_build_object('id', p.id, 'name', p.name, 'sku', p.sku, 'stock', p.stock),
      'missing', g.missing, 'toBuy', greatest(g.missing - p.stock, 0), 'since', ${wireDate(sql`g.since`)}, 'repairs', g.repairs
    ) as found
    from (
      select w.product_id, sum(w.units)::integer as missing, min(w.since) as since,
        json_agg(json_build_object('id', w.id, 'orderNum', w.number, 'units', w.units) order by w.since, w.id) as repairs
      from (
        select t.product_id, o.id, coalesce(o.order_num, ${invalidOrderNumber}) as number,
          sum(t.quantity - t.reserved - t.used)::integer as units, min(t.created_at) as since
        from service_parts as t join service_orders as o on o.id = t.service_order_id
        where t.reserved + t.used < t.quantity and o.status in ('PENDIENTE', 'EN PROCESO')
        group by t.product_id, o.id
      ) as w group by w.product_id
    ) as g
    join products as p on p.id = g.product_id order by g.since, p.id`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}

const { columns } = office.buyingList

const csvColumns: readonly CsvColumn<MissingProduct>[] = [
  { header: columns.product, write: ({ product }) => product.name },
  { header: columns.sku, write: ({ product }) => product.sku },
  { header: columns.toBuy, write: ({ toBuy }) => String(toBuy) },
  { header: columns.missing, write: ({ missing }) => String(missing) },
  { header: columns.stock, write: ({ product }) => String(product.stock) },
  { header: columns.since, write: ({ since }) => formatDateTime(new Date(since), 'es') },
  {
    header: columns.repairs,
    write: ({ repairs }) => repairs.map(({ orderNum, units }) => `${orderNum} (${units})`).join(', '),
  },
]

export function exportBuyingList(db: Drizzle): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last: MissingProduct | undefined) =>
    last ? [] : (await readBuyingList(db)).data,
  )
}
