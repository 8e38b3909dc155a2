import { longestBulk } from '@tecnoclick/contract/platform/bulk'
import { type SQL, sql } from 'drizzle-orm'

/** `1,2,3`: the rows somebody ticked. What is no id selects nothing. */
export function isOneOfIds(column: SQL, value: unknown): SQL {
  const ids = String(value)
    .split(',')
    .filter((text) => /^\d{1,9}$/.test(text))
    .slice(0, longestBulk)
    .map(Number)
  return sql`${column} = any (${sql.param(ids)}::integer[])`
}
