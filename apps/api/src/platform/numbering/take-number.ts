import type { Transaction } from '@tecnoclick/database/connect'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { sql } from 'drizzle-orm'

export interface TakenNumber {
  number: string
  seriesId: number
  sequence: number
}

/**
 * Takes the next number of a document with one statement that locks its counter. Must be the last lock of a
 * transaction, because all other documents wait for it. Undefined if the consecutive is missing or disabled
 * (platform.md#document-numbers).
 */
export async function takeNumber(
  tx: Transaction,
  document: 'ORDEN' | 'SERVICIO' | 'DEVOLUCION',
): Promise<TakenNumber | undefined> {
  // The second attempt handles a series that was closed and replaced while this one waited for its lock.
  return (await takeFromOpenSeries(tx, document)) ?? (await takeFromOpenSeries(tx, document))
}

async function takeFromOpenSeries(tx: Transaction, document: string): Promise<TakenNumber | undefined> {
  const { rows } = await tx.execute<{ seriesId: number; prefix: string; sequence: number }>(sql`
    update number_series set next_number = next_number + 1
    from consecutives
    where consecutives.id = number_series.consecutive_id and consecutives.document = ${document}
      and consecutives.enable and number_series.closed_at is null
    returning number_series.id as "seriesId", prefix, next_number - 1 as sequence`)
  const [taken] = rows
  if (!taken) return undefined
  const { seriesId, prefix, sequence } = taken
  return { number: formatOrderNumber(prefix, sequence), seriesId, sequence }
}
