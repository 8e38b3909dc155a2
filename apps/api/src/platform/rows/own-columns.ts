import type { Transaction } from '@tecnoclick/database/connect'
import { type Field, type Fields, type FieldValues, mapFields } from '@tecnoclick/domain/platform/fields'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { omitUndefined } from './omit-undefined.ts'

/** Undefined stays undefined: a change leaves that column as it is. */
type Change<F extends Fields> = { readonly [Key in keyof F]?: FieldValues<F>[Key] | undefined }

/** The columns that a change sets. */
export function toColumns<F extends Fields>(fields: F, change: Change<F>): Partial<FieldValues<F>> {
  return omitUndefined(mapFields(fields, (field, key) => convert(field, change[key], fromWire))) as Partial<
    FieldValues<F>
  >
}

/** The fields of a row on the wire. */
export function toWireFields<F extends Fields>(fields: F, row: FieldValues<F>): FieldValues<F> {
  return mapFields(fields, (field, key) => convert(field, row[key], toWire)) as FieldValues<F>
}

function convert(field: Field, value: unknown, amount: (value: number) => number | undefined): unknown {
  return field.kind === 'amount' && typeof value === 'number' ? amount(value) : value
}

type ColumnKey<Table extends PgTable> = keyof Table['_']['columns'] & string

/** Columns of a row as `json_build_object` writes them: PostgreSQL's text for dates. */
export type JsonRow<Table extends PgTable, Key extends ColumnKey<Table>> = {
  [K in Key]: JsonValue<Table['$inferSelect'][K]>
}

type JsonValue<Value> = Value extends Date ? string : Value

/** `'priceAlt', alias.price_alt, …`, the arguments of `json_build_object`. */
export function jsonArguments<Table extends PgTable>(
  table: Table,
  alias: string,
  keys: readonly ColumnKey<Table>[],
): string {
  return keys.map((key) => `'${key}', ${alias}.${columnName(table, key)}`).join(', ')
}

/** `alias.price_alt as "priceAlt", …`, what a `select` reads. */
export function selectedColumns<Table extends PgTable>(
  table: Table,
  alias: string,
  keys: readonly ColumnKey<Table>[],
): string {
  return keys.map((key) => `${alias}.${columnName(table, key)} as "${key}"`).join(', ')
}

/** Sets columns of many rows in one statement. Answers how many rows still had the version that is given with them. */
export async function updateRows<Table extends PgTable, Key extends ColumnKey<Table>>(
  tx: Transaction,
  table: Table,
  keys: readonly Key[],
  rows: readonly Partial<Record<Key | 'id' | 'version', unknown>>[],
): Promise<number> {
  const names = keys.map((key) => sql.identifier(columnName(table, key)))
  const given = rows.map((row) => ({
    id: row.id,
    version: row.version,
    ...Object.fromEntries(keys.map((key) => [columnName(table, key), row[key]])),
  }))
  const { rowCount } = await tx.execute(sql`
    update ${table} as stored
    set ${sql.join(
      names.map((name) => sql`${name} = given.${name}`),
      sql`, `,
    )}, version = stored.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb) as given
    where stored.id = given.id and stored.version = given.version`)
  return rowCount ?? 0
}

function columnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
  return column.name
}
