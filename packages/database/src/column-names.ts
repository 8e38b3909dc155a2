import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row with the names of its columns, for `jsonb_populate_record`. What is no column is left out. */
export function withColumnNames(table: PgTable, row: Readonly<Record<string, unknown>>) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => row[key] !== undefined)
  return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))
}
