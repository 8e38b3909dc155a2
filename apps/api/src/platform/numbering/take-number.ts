import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

export interface TakenNumber {
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
  document: 'ORDEN' | 'SERVICIO' | 'DEVOLUCION',
): Promise<TakenNumber | undefined> {
  const { rows } = await tx.execute<{ number: string; seriesId: number; sequence: number }>(sql`
    select number, series_id as "seriesId", sequence from take_number(${document})`)
  return rows[0]
}
