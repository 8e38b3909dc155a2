import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../../platform/csv/stream-csv.ts'
import { type JsonRow, jsonArguments } from '../../../platform/rows/own-columns.ts'

/** Orders at a time; most have one payment. */
const batchSize = 1000

const orderColumns = ['id', 'number', 'buyerName'] as const
const paymentColumns = [
  ...(['state', 'amount', 'currency', 'createdAt', 'verifiedAt', 'note'] as const),
  ...(['ratePaid', 'rateSettled', 'rateDay'] as const),
]

interface ExportedPayment
  extends JsonRow<typeof orders, (typeof orderColumns)[number]>,
    JsonRow<typeof payments, (typeof paymentColumns)[number]> {
  orderCurrency: string
  /** What it pays, in the order's currency. */
  settled: number
  method: string | null
  transactionCode: string | null
  provider: string | null
  /** By which the gateway finds it: its own, or the shop's where it named none. */
  reference: string | null
}

const { words, columns, paymentStates } = office.orders
const { payment: paymentTexts, orderPayments } = office

const amount = (minor: number) => toWire(minor).toFixed(2)
const date = (text: string | null) => (text === null ? '' : formatDateTime(new Date(text), 'es'))

/** `CUP 380.50 = USD 1.00`; empty in the order's currency. */
function rateText({ currency, orderCurrency, ratePaid, rateSettled }: ExportedPayment): string {
  if (ratePaid === null || rateSettled === null) return ''
  return `${currency} ${amount(ratePaid)} = ${orderCurrency} ${amount(rateSettled)}`
}

const csvColumns: readonly CsvColumn<ExportedPayment>[] = [
  { header: columns.number, write: ({ number }) => number ?? invalidOrderNumber },
  { header: columns.customer, write: ({ buyerName }) => buyerName ?? '' },
  { header: columns.date, write: ({ createdAt }) => date(createdAt) },
  { header: words.payment, write: ({ state }) => paymentStates[state] },
  { header: words.verified, write: ({ verifiedAt }) => date(verifiedAt) },
  { header: words.method, write: ({ method }) => method ?? '' },
  { header: words.amount, write: (payment) => amount(payment.amount) },
  { header: words.currency, write: ({ currency }) => currency },
  { header: words.settles, write: ({ settled }) => amount(settled) },
  { header: words.orderCurrency, write: ({ orderCurrency }) => orderCurrency },
  { header: words.rate, write: rateText },
  { header: words.rateDay, write: ({ rateDay }) => rateDay ?? '' },
  { header: paymentTexts.code, write: ({ transactionCode }) => transactionCode ?? '' },
  { header: orderPayments.provider, write: ({ provider }) => provider ?? '' },
  { header: orderPayments.reference, write: ({ reference }) => reference ?? '' },
  { header: words.note, write: ({ note }) => note },
]

/** One row per payment of each order, newest order first. */
export function exportOrderPayments(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last) => {
    const { rows } = await db.execute<{ found: ExportedPayment }>(sql`
      select json_build_object(
        ${sql.raw(jsonArguments(payments, 'y', paymentColumns))}, ${sql.raw(jsonArguments(orders, 'o', orderColumns))},
        'orderCurrency', o.currency, 'settled', coalesce(y.settled, y.amount),
        'method', (select name ->> 'es' from payment_methods where code = y.method),
        'transactionCode', (select code from transaction_codes where id = y.transaction_code_id),
        'provider', v.name, 'reference', coalesce(a.provider_reference, a.reference)
      ) as found
      from (
        select o.* from orders as o where ${condition} ${last && sql`and o.id < ${last.id}`}
          and exists (select from payments where order_id = o.id)
        order by o.id desc limit ${batchSize}
      ) as o
      join payments as y on y.order_id = o.id
      left join provider_payments as a on a.payment_id = y.id
      left join payment_providers as v on v.id = a.provider_id
      order by o.id desc, y.id`)
    return rows.map(({ found }) => found)
  })
}
