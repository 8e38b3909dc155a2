import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { withColumnNames } from '../../column-names.ts'
import type { Transaction } from '../../connect.ts'

type Row<T extends PgTable> = T['$inferInsert'] & { id?: number }

const rowsPerStatement = 5_000

/**
 * Inserts many rows with few statements: each is one JSON document, so that the number of parameters and their encoding
 * are no limit. Ids follow the order of the rows, which may have different columns. Not for large bytes.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  if (rows.length === 0) return
  const columnsOfTable = Object.entries(getTableColumns(table))
  const takesIds = columnsOfTable.some(
    ([key, column]) => key === 'id' && column.generatedIdentity !== undefined,
  )
  const known: readonly Row<T>[] =
    takesIds && rows[0]?.id === undefined ? await numbered(tx, table, rows) : rows
  const byColumns = Map.groupBy(known.map(toColumns), (row) => Object.keys(row).sort().join())
  for (const group of byColumns.values()) {
    for (let at = 0; at < group.length; at += rowsPerStatement) {
      await insertGroup(group.slice(at, at + rowsPerStatement))
    }
  }

  /** Omitted columns get their default; a null in JSON would overwrite it. */
  function toColumns(row: Row<T>): Record<string, unknown> {
    const given = Object.entries(withColumnNames(table, row))
    return Object.fromEntries(given.map(([name, value]) => [name, toJson(value)]))
  }

  async function insertGroup(group: Record<string, unknown>[]): Promise<void> {
    const columns = sql.join(
      Object.keys(group[0] ?? {}).map((name) => sql.identifier(name)),
      sql`, `,
    )
    const name = getTableName(table)
    const into = sql.identifier(name)
    try {
      await tx.execute(sql`insert into ${into} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(group)}::json)`)
    } catch (error) {
      // The message of PostgreSQL alone; Drizzle's error would print every row.
      throw new Error(`Rows for ${name} were refused`, {
        cause: error instanceof Error ? error.cause : error,
      })
    }
  }
}

function toJson(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value
}

/** Takes `count` consecutive ids from the table's sequence and returns the first. */
export async function reserveIds(tx: Transaction, table: PgTable, count: number): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`
  const { rows } = await tx.execute<{ first: string }>(
    sql`select setval(${sequence}, nextval(${sequence}) + ${Math.max(count, 1) - 1}) - ${Math.max(count, 1) - 1} as first`,
  )
  return Number(rows[0]?.first)
}

/** The rows with ids of their own, in order. */
export async function numbered<R>(
  tx: Transaction,
  table: PgTable,
  rows: readonly R[],
): Promise<(R & { id: number })[]> {
  const first = await reserveIds(tx, table, rows.length)
  return rows.map((row, index) => ({ ...row, id: first + index }))
}
