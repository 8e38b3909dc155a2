import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

const columns = {
  ORDEN: { table: sql`orders`, number: sql`number` },
  SERVICIO: { table: sql`service_orders`, number: sql`order_num` },
  DEVOLUCION: { table: sql`order_returns`, number: sql`number` },
}

/** Numbered by their insert: without a number there is none. */
type NumberedDocument = keyof typeof columns | 'FACTURA' | 'CREDITO'

interface TakenNumber {
  number: string
  seriesId: number
  sequence: number
}

/**
 * Takes the next number of a document and locks its counter (`take_number`). Must be the last lock of a
 * transaction, because all other documents wait for it. Undefined if the consecutive is missing or disabled
 * (platform.md#document-numbers).
 */
export async function takeNumber(
  tx: Transaction,
  document: NumberedDocument,
): Promise<TakenNumber | undefined> {
  const { rows } = await tx.execute<{ [K in keyof TakenNumber]: TakenNumber[K] }>(sql`
    select number, series_id as "seriesId", sequence from take_number(${document})`)
  return rows[0]
}

/** Gives a stored document the next number, the last lock of the transaction. Undefined leaves it INVALIDO. */
export async function numberDocument(
  tx: Transaction,
  document: keyof typeof columns,
  id: number,
): Promise<string | undefined> {
  const taken = await takeNumber(tx, document)
  if (!taken) return undefined
  const { table, number } = columns[document]
  await tx.execute(sql`
    update ${table} set ${number} = ${taken.number}, series_id = ${taken.seriesId}, sequence = ${taken.sequence}
    where id = ${id}`)
  return taken.number
}
