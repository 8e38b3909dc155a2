import type { Drizzle } from '@tecnoclick/database/connect'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../../platform/csv/stream-csv.ts'
import { type JsonRow, jsonArguments } from '../../../platform/rows/own-columns.ts'

/** Orders at a time; each has up to 50 lines. */
const batchSize = 500

const orderColumns = ['id', 'number', 'orderDate', 'status', 'buyerName', 'currency'] as const
const lineColumns = [
  'sku',
  'productName',
  'options',
  'combo',
  'quantity',
  'price',
  'amount',
  'discount',
] as const

interface ExportedLine
  extends JsonRow<typeof orders, (typeof orderColumns)[number]>,
    JsonRow<typeof orderLines, (typeof lineColumns)[number]> {}

const { words, columns } = office.orders

const csvColumns: readonly CsvColumn<ExportedLine>[] = [
  { header: columns.number, write: ({ number }) => number ?? invalidOrderNumber },
  { header: columns.date, write: ({ orderDate }) => formatDateTime(new Date(orderDate), 'es') },
  { header: columns.status, write: ({ status }) => status },
  { header: columns.customer, write: ({ buyerName }) => buyerName ?? '' },
  { header: words.sku, write: ({ sku }) => sku },
  { header: words.product, write: ({ productName }) => productName },
  {
    header: words.options,
    write: (line) => lineNotes(line).join(', '),
  },
  { header: words.quantity, write: ({ quantity }) => String(quantity) },
  { header: words.price, write: ({ price }) => toWire(price).toFixed(2) },
  { header: words.amount, write: ({ amount }) => toWire(amount).toFixed(2) },
  { header: words.discount, write: ({ discount }) => toWire(discount).toFixed(2) },
  { header: words.currency, write: ({ currency }) => currency },
]

/** One row per product of each order, newest order first. */
export function exportOrderLines(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last) => {
    const { rows } = await db.execute<{ found: ExportedLine }>(sql`
      select json_build_object(
        ${sql.raw(jsonArguments(orders, 'o', orderColumns))}, ${sql.raw(jsonArguments(orderLines, 'l', lineColumns))}
      ) as found
      from (
        select o.* from orders as o where ${condition} ${last && sql`and o.id < ${last.id}`}
        order by o.id desc limit ${batchSize}
      ) as o
      join order_lines as l on l.order_id = o.id
      order by o.id desc, l.position`)
    return rows.map(({ found }) => found)
  })
}
