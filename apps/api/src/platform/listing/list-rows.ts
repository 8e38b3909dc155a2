import type { Drizzle } from '@tecnoclick/database/connect'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListRequest } from './list-request.ts'

interface Selection {
  condition: SQL | undefined
  sorting: SQL[]
}

/** What a request asks of a table; `id` settles ties, so that pages never overlap. */
export function selectionOf(table: PgTable, { where, order }: ListRequest, always?: SQL): Selection {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const wanted = Object.entries(where).map(([field, value]) => eq(columnOf(columns, field), value))
  const sorting = order.map(({ field, descending }) =>
    (descending ? desc : asc)(inSpanish(columnOf(columns, field))),
  )
  return { condition: and(always, ...wanted), sorting: [...sorting, asc(columnOf(columns, 'id'))] }
}

/** One page of a table and how many rows there are in all. */
export async function listRows<T extends PgTable>(
  db: Drizzle,
  table: T,
  list: ListRequest,
  always?: SQL,
): Promise<{ data: T['$inferSelect'][]; total: number }> {
  const { condition, sorting } = selectionOf(table, list, always)
  const query = db.select().from<PgTable>(table).where(condition)
  const [data, total] = await Promise.all([
    query
      .orderBy(...sorting)
      .limit(list.limit)
      .offset(list.skip),
    db.$count(table, condition),
  ])
  return { data, total }
}

/** Á beside A, ñ after n. */
function inSpanish(column: PgColumn): PgColumn | SQL {
  return column.dataType === 'string' ? sql`${column} collate "es-x-icu"` : column
}

function columnOf(columns: Record<string, PgColumn>, field: string): PgColumn {
  const column = columns[field]
  if (!column) throw new TypeError(`The table has no column ${field}`)
  return column
}
