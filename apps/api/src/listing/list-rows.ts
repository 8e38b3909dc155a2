import type { Drizzle } from '@tecnoclick/database/connect'
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListRequest } from './list-request.ts'

/** One page of a table and how many rows there are in all; `id` settles ties, so that pages never overlap. */
export async function listRows<T extends PgTable>(
  db: Drizzle,
  table: T,
  { where, order, limit, skip }: ListRequest,
  always?: SQL,
): Promise<{ data: T['$inferSelect'][]; total: number }> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const wanted = Object.entries(where).map(([field, value]) => eq(columnOf(columns, field), value))
  const condition = and(always, ...wanted)
  const sorting = order.map(({ field, descending }) => (descending ? desc : asc)(columnOf(columns, field)))
  const query = db.select().from<PgTable>(table).where(condition)
  const [data, total] = await Promise.all([
    query
      .orderBy(...sorting, asc(columnOf(columns, 'id')))
      .limit(limit)
      .offset(skip),
    db.$count(table, condition),
  ])
  return { data, total }
}

function columnOf(columns: Record<string, PgColumn>, field: string): PgColumn {
  const column = columns[field]
  if (!column) throw new TypeError(`The table has no column ${field}`)
  return column
}
