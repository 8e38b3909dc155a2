import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { CupPrices } from './plan-recalculation.ts'

/** Sets the CUP prices and surcharges of locked products and increments their versions. */
export async function writePrices(
  tx: Transaction,
  prices: readonly (CupPrices & { id: number })[],
): Promise<void> {
  if (prices.length === 0) return
  await tx.execute(sql`
    update products as p
    set price_alt = given."priceAlt", price_mayorista_alt = given."priceMayoristaAlt", version = p.version + 1,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as given (id integer, "priceAlt" bigint, "priceMayoristaAlt" bigint)
    where p.id = given.id`)
  const surcharges = prices.flatMap((price) => price.surcharges)
  if (surcharges.length === 0) return
  await tx.execute(sql`
    update product_option_values as v set surcharge_alt = given."surchargeAlt"
    from jsonb_to_recordset(${JSON.stringify(surcharges)}::jsonb) as given (id integer, "surchargeAlt" bigint)
    where v.id = given.id`)
}
