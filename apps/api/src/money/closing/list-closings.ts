import type { DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { sql } from 'drizzle-orm'
import { writeRows } from '../../platform/csv/text-cell.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type ListDefinition, listQuery } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { closingJson, type StoredClosing, serializeClosing } from './stored-closing.ts'

export const closingFields = { day: 'text', from: 'text', to: 'text' } as const

const definition: ListDefinition = {
  filters: {
    day: (value) => sql`c.day::text = ${value}`,
    from: (value) => sql`c.day::text >= ${value}`,
    to: (value) => sql`c.day::text <= ${value}`,
  },
  sorts: { day: sql`c.day` },
  defaultSort: sql`c.day desc`,
  tieBreaker: sql`c.day desc`,
}

/** Newest first by default. */
export async function listClosings(db: Drizzle, list: ListRequest): Promise<List<DayClosing> | Refusal> {
  const source = { from: sql`day_closings as c`, key: sql`c.day`, row: closingJson }
  const found = await listQuery<StoredClosing>(db, source, definition, list)
  return isRefusal(found) ? found : { data: found.data.map(serializeClosing), total: found.total }
}

const { columns } = office.closings

/** A row per closing and currency, newest first. The byte order mark makes Excel read UTF-8. */
export async function exportClosings(db: Drizzle): Promise<string> {
  const { rows } = await db.execute<{ found: StoredClosing }>(sql`
    select ${closingJson} as found from day_closings as c order by c.day desc limit 5000`)
  const header = [
    ...[columns.day, columns.firstDay, columns.closedAt, columns.closedBy, columns.currency],
    ...[
      columns.opening,
      columns.expected,
      columns.counted,
      columns.difference,
      columns.note,
      columns.corrected,
    ],
  ]
  const lines = rows.flatMap(({ found }) => {
    const { day, firstDay, closedDate, closedBy, note, counts, corrections } = serializeClosing(found)
    const head = [day, firstDay, formatDateTime(new Date(closedDate), 'es'), closedBy]
    if (counts.length === 0) return [[...head, '', '', '', '', '', note, '']]
    return counts.map(({ currency, opening, expected, counted, difference }) => [
      ...head,
      currency,
      ...[opening, expected, counted, difference].map((amount) => amount.toFixed(2)),
      note,
      corrections.findLast((entry) => entry.currency === currency)?.counted.toFixed(2) ?? '',
    ])
  })
  return `\ufeff${writeRows([header, ...lines])}`
}
