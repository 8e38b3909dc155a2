import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { and, type SQL, sql } from 'drizzle-orm'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { returnsWithOrders } from './read-returns.ts'
import { returnJson, type StoredReturn, serializeReturn } from './stored-return.ts'

/** Bounds memory and lets other queries run in between. */
const batchSize = 1000

const { columns, words, kinds, reasons, conditions, states, settlement } = office.returns

const header = [
  ...[
    columns.number,
    columns.date,
    columns.state,
    columns.kind,
    words.reason,
    words.condition,
    columns.order,
  ],
  ...[columns.customer, words.email, words.phone, columns.products, words.units, words.outcome],
  ...[words.currency, words.refund, words.method, words.code, words.settled, words.note],
]

/** The returns of a filter as CSV, newest first, streamed in batches. The byte order mark makes Excel read UTF-8. */
export function exportReturns(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let below = 2_147_483_647
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${writeRows([header])}`)),
    async pull(controller) {
      const rows = await readBatch(db, and(condition, sql`r.id < ${below}`))
      if (rows.length > 0) controller.enqueue(encoder.encode(writeRows(rows.map(cells))))
      below = rows.at(-1)?.id ?? 0
      if (rows.length < batchSize) controller.close()
    },
  })
}

async function readBatch(db: Drizzle, condition: SQL | undefined): Promise<OrderReturn[]> {
  const { rows } = await db.execute<{ found: StoredReturn }>(sql`
    select ${returnJson} as found from ${returnsWithOrders} where ${condition} order by r.id desc limit ${batchSize}`)
  return rows.map(({ found }) => serializeReturn(found))
}

function cells(asked: OrderReturn): string[] {
  const { number, kind, reason, state, orderNumber, customer, lines, currency, refund, note } = asked
  const moment = (date: string | null) => (date === null ? '' : formatDateTime(new Date(date), 'es'))
  return [
    ...[number, moment(asked.askedDate), states[state], kinds[kind], reasons[reason]],
    ...[asked.condition ? conditions[asked.condition] : '', orderNumber],
    ...[customer.name, customer.email ?? '', customer.phone ?? ''],
    lines.map(({ name, quantity }) => `${name} × ${quantity}`).join('; '),
    String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    lines.flatMap(({ outcome }) => (outcome ? [settlement.outcomes[outcome]] : [])).join('; '),
    ...[
      currency,
      refund ? refund.amount.toFixed(2) : '',
      refund?.method ?? '',
      refund?.transactionCode ?? '',
    ],
    ...[moment(asked.settledDate), note],
  ]
}
