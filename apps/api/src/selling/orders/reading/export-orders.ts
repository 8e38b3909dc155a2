import type { Drizzle } from '@tecnoclick/database/connect'
import type { DeliveryStep } from '@tecnoclick/domain/delivery/delivery-steps'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { OrderChannel, PaymentState } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { and, type SQL, sql } from 'drizzle-orm'
import { writeRows } from '../../../platform/csv/text-cell.ts'

/** Bounds memory and lets other queries run in between. */
const batchSize = 2000

type ExportedOrder = {
  id: number
  number: string | null
  date: string
  status: string
  channel: OrderChannel
  customer: string
  email: string
  phone: string
  recipient: string
  recipientPhone: string
  delivery: string
  step: DeliveryStep | null
  method: string
  payment: PaymentState | null
  currency: string
  units: number
  subtotal: number
  total: number
  paid: number
}

const { words, columns, channels, paymentStates } = office.orders
const { steps } = office.deliveries

const header = [
  ...[
    columns.number,
    columns.date,
    columns.status,
    words.channel,
    columns.customer,
    words.email,
    words.phone,
    words.recipient,
    words.recipientPhone,
    words.delivery,
    words.step,
  ],
  ...[words.method, words.payment, words.currency, words.units, words.subtotal, columns.total, words.paid],
]

/** The orders of a filter as CSV, newest first, streamed in batches. The byte order mark makes Excel read UTF-8. */
export function exportOrders(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let below = 2_147_483_647
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${writeRows([header])}`)),
    async pull(controller) {
      const rows = await readBatch(db, and(condition, sql`o.id < ${below}`))
      if (rows.length > 0) controller.enqueue(encoder.encode(writeRows(rows.map(cells))))
      below = rows.at(-1)?.id ?? 0
      if (rows.length < batchSize) controller.close()
    },
  })
}

async function readBatch(db: Drizzle, condition: SQL | undefined): Promise<ExportedOrder[]> {
  const { rows } = await db.execute<ExportedOrder>(sql`
    select o.id, o.number, to_json(o.order_date) as date, o.status, o.channel, coalesce(o.buyer_name, '') as customer,
      coalesce(o.buyer_email, '') as email, coalesce(o.buyer_phone, '') as phone,
      coalesce(o.recipient_name, '') as recipient, coalesce(o.recipient_phone, '') as "recipientPhone",
      concat(o.shipping_address, o.pickup_point) as delivery,
      (select step from deliveries where order_id = o.id) as step,
      coalesce((select name ->> 'es' from payment_methods where code = o.payment_method), '') as method,
      (select state from payments where order_id = o.id order by id desc limit 1) as payment, o.currency,
      (select sum(quantity) from order_lines where order_id = o.id)::integer as units,
      o.subtotal::float8 as subtotal, o.total::float8 as total,
      o.paid::float8 as paid
    from orders as o where ${condition} order by o.id desc limit ${batchSize}`)
  return rows
}

function cells(order: ExportedOrder): string[] {
  const {
    number,
    date,
    status,
    channel,
    customer,
    email,
    phone,
    recipient,
    method,
    payment,
    currency,
    units,
  } = order
  return [
    ...[number ?? invalidOrderNumber, formatDateTime(new Date(date), 'es'), status, channels[channel]],
    ...[customer, email, phone, recipient, order.recipientPhone, order.delivery],
    order.step ? steps[order.step] : '',
    ...[method, payment ? paymentStates[payment] : '', currency],
    ...[
      String(units),
      toWire(order.subtotal).toFixed(2),
      toWire(order.total).toFixed(2),
      toWire(order.paid).toFixed(2),
    ],
  ]
}
