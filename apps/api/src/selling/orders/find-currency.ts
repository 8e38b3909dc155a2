import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'

/** A currency that the shop sells in. */
export async function findCurrency(
  tx: Drizzle | Transaction,
  code: string,
): Promise<CurrencyFormat | undefined> {
  const { rows } = await tx.execute<{ code: string; symbol: string; decimals: number }>(sql`
    select code, symbol, decimals from currencies where code = ${code} and enable`)
  return rows[0]
}
