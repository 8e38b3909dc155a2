import type { Transaction } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'
import type { FieldValue } from './list-request.ts'

const maxWords = 6
const countryCode = '53'

/**
 * The query for words that begin with those of `search`, split as `search_words` of the database does. Undefined if there are
 * none. Digits alone are one word, however they are grouped: a code, or a phone, of which the last eight are stored.
 */
export function wordQuery(search: string): string | undefined {
  if (/^[\d\s+()-]+$/.test(search)) {
    const number = search.replaceAll(/\D/g, '')
    const local = search.trimStart().startsWith(`+${countryCode}`)
      ? number.slice(countryCode.length)
      : number.slice(-8)
    const words = [...new Set([number, local])].filter(Boolean)
    return words.map(asPrefix).join(' | ') || undefined
  }
  const folded = search.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
  return words.map(asPrefix).join(' & ') || undefined
}

/** Only letters and digits are left of a word, so that it is no operator. */
const asPrefix = (word: string) => `${word}:*`

/** `columns` is one of `searchedWords`, so that an index finds the rows. */
export function matchesWords(columns: string, query: string): SQL {
  return sql`${sql.raw(columns)} @@ to_tsquery('simple', ${query})`
}

/** Rows of one word up to which sorting all of them is faster than looking for the word in one row after the other. */
export const fewFound = 20_000

/**
 * Makes PostgreSQL ask the index of words for the rest of the transaction (record 027). It does not know what it costs to
 * split a text into words, and would do it for a million rows. With less memory it forgets which rows of a page were found,
 * and splits all of them again.
 */
export async function preferWordIndex(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`)
  await tx.execute(sql`set local enable_indexscan = off`)
  await tx.execute(sql`set local work_mem = '64MB'`)
}

/** The filter of a list. A search without words matches every row. */
export function hasWords(columns: string, search: FieldValue): SQL {
  const query = wordQuery(String(search))
  return query ? matchesWords(columns, query) : sql`true`
}
