import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import type { DeliveryStep } from '@tecnoclick/domain/delivery/delivery-steps'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { PaymentState } from '@tecnoclick/domain/selling/order'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../../platform/csv/stream-csv.ts'
import { type JsonRow, jsonArguments } from '../../../platform/rows/own-columns.ts'

const batchSize = 2000

const readColumns = [
  ...(['id', 'number', 'orderDate', 'status', 'channel', 'buyerName', 'buyerEmail', 'buyerPhone'] as const),
  ...(['recipientName', 'recipientPhone', 'shippingAddress', 'pickupPoint', 'currency'] as const),
  ...(['subtotal', 'total', 'paid'] as const),
  ...keysOf(orderFields),
]

interface ExportedOrder extends JsonRow<typeof orders, (typeof readColumns)[number]> {
  step: DeliveryStep | null
  method: string | null
  payment: PaymentState | null
  units: number
  /** Of promotions and of staff, off the whole order. */
  discount: number
}

const { words, columns, channels, fields, paymentStates } = office.orders
const { steps } = office.deliveries

const amount = (minor: number) => toWire(minor).toFixed(2)

/** A part that was verified is not the whole. */
function paymentText({ payment, paid, total }: ExportedOrder): string {
  if (payment === 'verified' && paid < total) return office.unpaid.partly
  return payment ? paymentStates[payment] : ''
}

const csvColumns: readonly CsvColumn<ExportedOrder>[] = [
  { header: columns.number, write: ({ number }) => number ?? invalidOrderNumber },
  { header: columns.date, write: ({ orderDate }) => formatDateTime(new Date(orderDate), 'es') },
  { header: columns.status, write: ({ status }) => status },
  { header: words.channel, write: ({ channel }) => channels[channel] },
  { header: columns.customer, write: ({ buyerName }) => buyerName ?? '' },
  { header: words.email, write: ({ buyerEmail }) => buyerEmail ?? '' },
  { header: words.phone, write: ({ buyerPhone }) => buyerPhone ?? '' },
  { header: words.recipient, write: ({ recipientName }) => recipientName ?? '' },
  { header: words.recipientPhone, write: ({ recipientPhone }) => recipientPhone ?? '' },
  { header: words.delivery, write: ({ shippingAddress, pickupPoint }) => shippingAddress + pickupPoint },
  { header: words.step, write: ({ step }) => (step ? steps[step] : '') },
  { header: words.method, write: ({ method }) => method ?? '' },
  { header: words.payment, write: paymentText },
  { header: words.currency, write: ({ currency }) => currency },
  { header: words.units, write: ({ units }) => String(units) },
  { header: words.subtotal, write: ({ subtotal }) => amount(subtotal) },
  { header: columns.total, write: ({ total }) => amount(total) },
  { header: words.paid, write: ({ paid }) => amount(paid) },
  { header: words.discount, write: ({ discount }) => amount(discount) },
  ...keysOf(orderFields).map((key) => ({
    header: fields[key],
    write: (order: ExportedOrder) => String(order[key] ?? ''),
  })),
]

/** The orders of a filter as CSV, newest first. */
export function exportOrders(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last) => {
    const { rows } = await db.execute<{ found: ExportedOrder }>(sql`
      select json_build_object(
        ${sql.raw(jsonArguments(orders, 'o', readColumns))},
        'step', (select step from deliveries where order_id = o.id),
        'method', (select name ->> 'es' from payment_methods where code = o.payment_method),
        'payment', (select state from payments where order_id = o.id order by id desc limit 1),
        'units', (select sum(quantity) from order_lines where order_id = o.id),
        'discount', (
          select coalesce(-sum(total), 0) from order_extra_lines where order_id = o.id and total < 0
        )
      ) as found
      from orders as o where ${condition} ${last && sql`and o.id < ${last.id}`}
      order by o.id desc limit ${batchSize}`)
    return rows.map(({ found }) => found)
  })
}
