import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { takeNumber } from '../numbering/take-number.ts'

/** Takes the next ORDEN number for a stored order: the last lock of its transaction. Undefined leaves it INVALIDO. */
export async function giveNumber(tx: Transaction, orderId: number): Promise<string | undefined> {
  const taken = await takeNumber(tx, 'ORDEN')
  if (!taken) return undefined
  const { number, seriesId, sequence } = taken
  await tx.execute(sql`
    update orders set number = ${number}, series_id = ${seriesId}, sequence = ${sequence} where id = ${orderId}`)
  return number
}
