import type { Drizzle } from '@tecnoclick/database/connect'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { countRows } from './count-rows.ts'
import type { FieldValue, ListRequest } from './list-request.ts'
import { fewFound, preferWordIndex } from './word-search.ts'

interface Page<Row> {
  data: Row[]
  /** Of all pages. */
  total: number
}

/** One page of a table whose columns have the names of the list's fields. */
export async function listTable<T extends PgTable>(
  db: Drizzle,
  table: T,
  list: ListRequest,
  always?: SQL,
): Promise<Page<T['$inferSelect']>> {
  const { condition, sorting } = tableSelection(table, list, always)
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

/** The same for a query that joins other tables. `id` breaks ties, so that pages never overlap. */
export function tableSelection(
  table: PgTable,
  { where, sort }: ListRequest,
  always?: SQL,
): { condition: SQL | undefined; sorting: SQL[] } {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const filters = Object.entries(where).map(([field, value]) => eq(requireColumn(columns, field), value))
  const sorting = sort.map(({ field, descending }) =>
    (descending ? desc : asc)(spanishCollation(requireColumn(columns, field))),
  )
  return { condition: and(always, ...filters), sorting: [...sorting, asc(requireColumn(columns, 'id'))] }
}

/** Á sorts with A, ñ after n. */
function spanishCollation(column: PgColumn): PgColumn | SQL {
  return column.dataType === 'string' ? sql`${column} collate "es-x-icu"` : column
}

function requireColumn(columns: Record<string, PgColumn>, field: string): PgColumn {
  const column = columns[field]
  if (!column) throw new TypeError(`The table has no column ${field}`)
  return column
}

/** Filters and sorts in SQL, for lists that need more than columns of one table: search words, days, derived states. */
export interface ListDefinition {
  /** A filter returns undefined for an invalid value. */
  filters: Readonly<Record<string, (value: FieldValue) => SQL | undefined>>
  sorts: Readonly<Record<string, SQL>>
  /** Sorts that may be null; nulls come last in both directions. List no others: `nulls last` prevents the use of an index. */
  nullableSorts?: readonly string[]
  defaultSort: SQL
  /** Makes the sort unique, so that pages never overlap. */
  tieBreaker: SQL
}

export interface ListSelection {
  condition: SQL
  sorting: SQL
}

/**
 * An invalid value or sort is malformed, like a field that is not allowed. `always` is always part of the condition.
 */
export function selectList(
  list: ListRequest,
  definition: ListDefinition,
  always?: SQL,
): ListSelection | Refusal {
  const filters: SQL[] = []
  for (const [field, value] of Object.entries(list.where)) {
    const filter = definition.filters[field]?.(value)
    if (!filter) return refuse('malformed', { fields: { [field]: '' } })
    filters.push(filter)
  }
  const sorting: SQL[] = []
  for (const { field, descending } of list.sort) {
    const sort = definition.sorts[field]
    if (!sort) return refuse('malformed', { fields: { [field]: '' } })
    const nulls = definition.nullableSorts?.includes(field) ? sql` nulls last` : sql``
    sorting.push(descending ? sql`${sort} desc${nulls}` : sql`${sort} asc${nulls}`)
  }
  if (sorting.length === 0) sorting.push(definition.defaultSort)
  return {
    condition: and(sql`true`, always, ...filters) ?? sql`true`,
    sorting: sql.join([...sorting, definition.tieBreaker], sql`, `),
  }
}

interface ListSource {
  from: SQL
  /** Unique among the rows of `from`. */
  key: SQL
  /** The row as a JSON object. */
  row: SQL
  /** The filter `search` is one of `searchedWords`, which has an index. */
  hasWordIndex?: boolean
}

export async function listQuery<Row>(
  db: Drizzle,
  source: ListSource,
  definition: ListDefinition,
  list: ListRequest,
  always?: SQL,
): Promise<Page<Row> | Refusal> {
  const selection = selectList(list, definition, always)
  return isRefusal(selection) ? selection : readPage<Row>(db, source, selection, list)
}

async function readPage<Row>(
  db: Drizzle,
  source: ListSource,
  selection: ListSelection,
  list: ListRequest,
): Promise<Page<Row>> {
  const [page, count] = [pageQuery(source, selection, list), countQuery(source, selection)]
  if (source.hasWordIndex && 'search' in list.where) return findByWords(db, page, count)
  const [{ rows }, total] = await Promise.all([db.execute<{ row: Row }>(page), countRows(db, count)])
  return { data: rows.map(({ row }) => row), total }
}

/** Selects the keys of the page first and builds the JSON afterwards: sorting whole rows is slow. */
function pageQuery(
  { from, key, row }: ListSource,
  { condition, sorting }: ListSelection,
  { limit, skip }: ListRequest,
): SQL {
  return sql`
    with page as materialized (
      select ${key} as key from ${from} where ${condition} order by ${sorting} limit ${limit} offset ${skip}
    )
    select ${row} as row from page, ${from} where ${key} = page.key order by ${sorting}`
}

function countQuery({ from }: ListSource, { condition }: ListSelection): SQL {
  return sql`select count(*)::integer as total from ${from} where ${condition}`
}

/** A common word is looked for in the order of the list: the first page is found soon. */
async function findByWords<Row>(db: Drizzle, page: SQL, count: SQL): Promise<Page<Row>> {
  return db.transaction(async (tx) => {
    await preferWordIndex(tx)
    const total = await countRows(db, count, tx)
    if (total > fewFound) await tx.execute(sql`set local enable_indexscan = on`)
    const { rows } = await tx.execute<{ row: Row }>(page)
    return { data: rows.map(({ row }) => row), total }
  })
}

/** Every word of the search is in the text, in any order and case. An empty search matches everything. */
export function containsWords(text: SQL, search: FieldValue): SQL {
  const words = String(search).trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const matches = words.map((word) => sql`position(lower(${word}::text) in lower(${text})) > 0`)
  return and(sql`true`, ...matches) ?? sql`true`
}

/**
 * The number of an existing document, with any padding, finds that document only. Everything else is searched as `words`:
 * part of an address or a model may look like a number (`hp-107`).
 */
export function isNumberOr(words: SQL, number: { stored: PgColumn; shown: SQL }, search: FieldValue): SQL {
  const parsed = readOrderNumber(String(search))
  if (parsed === undefined) return words
  const { stored, shown } = number
  const exists = sql`exists (select from ${stored.table} where ${stored} = ${parsed})`
  // Not a `case`, for which no index could be used.
  return sql`(${shown} = ${parsed} or not ${exists} and ${words})`
}

/** An instant in the wire format; PostgreSQL would write `+00:00` in JSON. */
export function wireDate(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
