import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { and, type SQL, sql } from 'drizzle-orm'
import { writeRows } from '../../../platform/csv/text-cell.ts'

/** Orders at a time; each has up to 50 lines. */
const batchSize = 500

type ExportedLine = {
  id: number
  number: string | null
  date: string
  status: string
  customer: string
  sku: string
  product: string
  options: string
  quantity: number
  price: number
  amount: number
  currency: string
}

const { words, columns } = office.orders

const header = [
  ...[columns.number, columns.date, columns.status, columns.customer],
  ...[words.sku, words.product, words.options, words.quantity, words.price, words.amount, words.currency],
]

/** One row per product of each order, newest order first, streamed in batches. */
export function exportOrderLines(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let below = 2_147_483_647
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${writeRows([header])}`)),
    async pull(controller) {
      const rows = await readBatch(db, and(condition, sql`o.id < ${below}`))
      if (rows.length === 0) return controller.close()
      controller.enqueue(encoder.encode(writeRows(rows.map(cells))))
      below = rows.at(-1)?.id ?? 0
    },
  })
}

async function readBatch(db: Drizzle, condition: SQL | undefined): Promise<ExportedLine[]> {
  const { rows } = await db.execute<ExportedLine>(sql`
    select o.id, o.number, to_json(o.order_date) as date, o.status, coalesce(o.buyer_name, '') as customer, l.sku,
      l.product_name as product, coalesce((
        select string_agg(concat(chosen ->> 'optionTitle', ': ', chosen ->> 'valueTitle'), ', ')
        from jsonb_array_elements(l.options) as chosen
      ), '') as options, l.quantity, l.price::float8 as price, l.amount::float8 as amount, o.currency
    from (select o.* from orders as o where ${condition} order by o.id desc limit ${batchSize}) as o
    join order_lines as l on l.order_id = o.id
    order by o.id desc, l.position`)
  return rows
}

function cells(line: ExportedLine): string[] {
  const { number, date, status, customer, sku, product, options, quantity, price, amount, currency } = line
  return [
    ...[number ?? invalidOrderNumber, formatDateTime(new Date(date), 'es'), status, customer],
    ...[
      sku,
      product,
      options,
      String(quantity),
      toWire(price).toFixed(2),
      toWire(amount).toFixed(2),
      currency,
    ],
  ]
}
