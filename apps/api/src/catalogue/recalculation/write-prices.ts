import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { CupPair } from './plan-recalculation.ts'

/** Sets the CUP prices of locked products and increments their versions. */
export async function writePrices(
  tx: Transaction,
  prices: readonly (CupPair & { id: number })[],
): Promise<void> {
  if (prices.length === 0) return
  await tx.execute(sql`
    update products as p
    set price_alt = given."priceAlt", price_mayorista_alt = given."priceMayoristaAlt", version = p.version + 1,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as given (id integer, "priceAlt" bigint, "priceMayoristaAlt" bigint)
    where p.id = given.id`)
}
