import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

/** A CHECK for a closed list of values. Inlined as literals, because a CHECK takes no parameters. */
export function oneOf(name: string, column: AnyColumn, values: readonly string[]) {
  const list = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
  return check(name, sql`${column} in (${list})`)
}

/** SHA-256 of a secret, never the secret itself. */
export function isSha256(name: string, column: AnyColumn) {
  return check(name, sql`octet_length(${column}) = 32`)
}

export function isSlug(name: string, column: AnyColumn) {
  return check(name, sql`${column} ~ '^[a-z0-9-]{1,80}$'`)
}

export function notBlank(name: string, column: AnyColumn) {
  return check(name, sql`btrim(${column}) <> ''`)
}

/** All columns are null or none is: timestamp and person, number and series. */
export function togetherOrNot(name: string, ...columns: AnyColumn[]) {
  const list: SQL = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )
  return check(name, sql`num_nulls(${list}) in (0, ${sql.raw(String(columns.length))})`)
}
