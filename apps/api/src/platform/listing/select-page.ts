import type { Drizzle } from '@tecnoclick/database/connect'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { ListRequest } from './list-request.ts'

type FieldValue = string | number | boolean

/** What a list may be narrowed and ordered by where plain columns do not do: words, days, states that follow. */
export interface Selectable {
  conditions: Readonly<Record<string, (value: FieldValue) => SQL | undefined>>
  sorting: Readonly<Record<string, SQL>>
  /** Fields of `sorting` that may be empty; empty ones come last either way. Only there: no index is kept in that order. */
  mayBeEmpty?: readonly string[]
  /** The order of a list that asks for none. */
  usual: SQL
  /** Settles ties, so that pages never overlap. */
  tie: SQL
}

export interface PageSelection {
  condition: SQL
  order: SQL
}

/**
 * The allowed field whose value makes no sense is malformed, like one that is not allowed. `always` holds whatever is asked
 * for.
 */
export function selectPage(list: ListRequest, selectable: Selectable, always?: SQL): PageSelection | Refusal {
  const wanted: SQL[] = []
  for (const [field, value] of Object.entries(list.where)) {
    const condition = selectable.conditions[field]?.(value)
    if (!condition) return refuse('malformed', { fields: { [field]: '' } })
    wanted.push(condition)
  }
  const sorting: SQL[] = []
  for (const { field, descending } of list.order) {
    const column = selectable.sorting[field]
    if (!column) return refuse('malformed', { fields: { [field]: '' } })
    const emptyLast = selectable.mayBeEmpty?.includes(field) ? sql` nulls last` : sql``
    sorting.push(descending ? sql`${column} desc${emptyLast}` : sql`${column} asc${emptyLast}`)
  }
  if (sorting.length === 0) sorting.push(selectable.usual)
  return {
    condition: and(sql`true`, always, ...wanted) ?? sql`true`,
    order: sql.join([...sorting, selectable.tie], sql`, `),
  }
}

/** Every word of a search is somewhere in the text, in any order and case; blanks look for nothing and find all. */
export function holdsWords(text: SQL, search: FieldValue): SQL {
  const words = String(search).trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const held = words.map((word) => sql`position(lower(${word}::text) in lower(${text})) > 0`)
  return and(sql`true`, ...held) ?? sql`true`
}

/**
 * Who types the whole number of a document that there is, in any padding, means that one; anything else is looked for among
 * the words: part of an address or of a model may read like a number (`hp-107`).
 */
export function isNumberOrHoldsWords(
  number: { stored: PgColumn; shown: SQL },
  text: SQL,
  search: FieldValue,
): SQL {
  const words = holdsWords(text, search)
  const meant = readOrderNumber(String(search))
  if (meant === undefined) return words
  const { stored, shown } = number
  const isThere = sql`exists (select from ${stored.table} where ${stored} = ${meant})`
  return sql`case when ${isThere} then ${shown} = ${meant} else ${words} end`
}

interface PageSource {
  from: SQL
  /** What tells a row of `from` from all others. */
  key: SQL
  /** The row as a JSON object. */
  found: SQL
}

/** One page and how many rows there are in all. The rows are chosen first and told afterwards: sorting whole rows is slow. */
export async function readPage<Row>(
  db: Drizzle,
  { from, key, found }: PageSource,
  { condition, order }: PageSelection,
  { limit, skip }: ListRequest,
): Promise<{ data: Row[]; total: number }> {
  const [page, counted] = await Promise.all([
    db.execute<{ found: Row }>(sql`
      with page as materialized (
        select ${key} as key from ${from} where ${condition} order by ${order} limit ${limit} offset ${skip}
      )
      select ${found} as found from page, ${from} where ${key} = page.key order by ${order}`),
    db.execute<{ total: number }>(sql`select count(*)::integer as total from ${from} where ${condition}`),
  ])
  return { data: page.rows.map((row) => row.found), total: counted.rows[0]?.total ?? 0 }
}

/** An instant as the wire has it: PostgreSQL would write `+00:00` in JSON. */
export function wireDate(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
