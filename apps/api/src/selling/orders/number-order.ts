import type { Transaction } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'
import { type TakenNumber, takeNumber } from '../../platform/numbering/take-number.ts'

/** Takes the next ORDEN number for a stored order: the last lock of its transaction. Undefined leaves it INVALIDO. */
export async function giveNumber(tx: Transaction, orderId: number): Promise<string | undefined> {
  const taken = await takeNumber(tx, 'ORDEN')
  if (taken) await tx.execute(numberOrder(orderId, taken))
  return taken?.number
}

export function numberOrder(orderId: number, { number, seriesId, sequence }: TakenNumber): SQL {
  return sql`
    update orders set number = ${number}, series_id = ${seriesId}, sequence = ${sequence} where id = ${orderId}`
}
