import { fromEnd } from '@tecnoclick/database/search-words'
import { comparedCode, foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import { type SQL, sql } from 'drizzle-orm'

/** Fewer characters than this end too many phones and codes. */
const shortestEnd = 4

/** `column` is one of `fromEnd`, so that an index finds the rows; `end` is digits and letters alone. */
export function endsWith(column: string, end: string): SQL {
  if (end.length < shortestEnd) return sql`false`
  return sql`${sql.raw(column)} like ${`${Array.from(end).reverse().join('')}%`}::text`
}

/** The ids of transaction codes that are or end as written, an array, so that indexes find what refers to them. */
export function codesLike(written: string): SQL | undefined {
  const code = comparedCode(foldTransactionCode(written) ?? '')
  if (code.length < shortestEnd) return undefined
  return sql`array(
    select c.id from transaction_codes as c
    where c.compared = ${code}::text or ${endsWith(fromEnd.code('c.compared'), code)}
  )`
}
