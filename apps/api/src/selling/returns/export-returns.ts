import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../platform/csv/stream-csv.ts'
import { returnsWithOrders } from './read-returns.ts'
import { returnJson, type StoredReturn, serializeReturn } from './stored-return.ts'

const batchSize = 1000

const { columns, words, kinds, reasons, conditions, states, settlement } = office.returns

const moment = (date: string | null) => (date === null ? '' : formatDateTime(new Date(date), 'es'))

const csvColumns: readonly CsvColumn<OrderReturn>[] = [
  { header: columns.number, write: ({ number }) => number },
  { header: columns.date, write: ({ askedDate }) => moment(askedDate) },
  { header: columns.state, write: ({ state }) => states[state] },
  { header: columns.kind, write: ({ kind }) => kinds[kind] },
  { header: words.reason, write: ({ reason }) => reasons[reason] },
  { header: words.condition, write: ({ condition }) => (condition ? conditions[condition] : '') },
  { header: columns.order, write: ({ orderNumber }) => orderNumber },
  { header: columns.customer, write: ({ customer }) => customer.name },
  { header: words.email, write: ({ customer }) => customer.email ?? '' },
  { header: words.phone, write: ({ customer }) => customer.phone ?? '' },
  {
    header: columns.products,
    write: ({ lines }) => lines.map(({ name, quantity }) => `${name} × ${quantity}`).join('; '),
  },
  {
    header: words.units,
    write: ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
  {
    header: words.outcome,
    write: ({ lines }) =>
      lines.flatMap(({ outcome }) => (outcome ? [settlement.outcomes[outcome]] : [])).join('; '),
  },
  { header: words.currency, write: ({ currency }) => currency },
  { header: words.refund, write: ({ refund }) => refund?.amount.toFixed(2) ?? '' },
  { header: words.method, write: ({ refund }) => refund?.method ?? '' },
  { header: words.code, write: ({ refund }) => refund?.transactionCode ?? '' },
  { header: words.settled, write: ({ settledDate }) => moment(settledDate) },
  { header: words.note, write: ({ note }) => note },
]

/** The returns of a filter as CSV, newest first. */
export function exportReturns(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last) => {
    const { rows } = await db.execute<{ found: StoredReturn }>(sql`
      select ${returnJson} as found from ${returnsWithOrders}
      where ${condition} ${last && sql`and r.id < ${last.id}`} order by r.id desc limit ${batchSize}`)
    return rows.map(({ found }) => serializeReturn(found))
  })
}
