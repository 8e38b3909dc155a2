import type { Database } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { type PricingContext, type ProductPrices, priceFor } from '@tecnoclick/domain/catalogue/prices'
import { type CurrencyFormat, currencyFormatOf, formatAmount } from '@tecnoclick/domain/platform/money'
import { asc, eq, sql } from 'drizzle-orm'
import { loadProducts } from '../../catalogue/browse/load-catalogue.ts'

/** A product that a text names, and its prices of now. */
export interface Offer extends ProductPrices {
  slug: string
  name: string
  picture: string | undefined
}

export interface Offers {
  bySlug: ReadonlyMap<string, Offer>
  currencies: readonly CurrencyFormat[]
}

/** Products that are not on sale are left out. */
export async function readOffers(database: Database, slugs: readonly string[]): Promise<Offers> {
  const { db } = database
  const { code, symbol, decimals, enable, position } = currencies
  const offered = db
    .select({ code, symbol, decimals })
    .from(currencies)
    .where(eq(enable, true))
    .orderBy(asc(position), asc(code))
  if (slugs.length === 0) return { bySlug: new Map(), currencies: await offered }
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where slug = any (${sql.param([...slugs])}::varchar[])`,
  )
  const products = await loadProducts(
    database,
    rows.map(({ id }) => id),
  )
  const entries = products.map((product) => {
    const [picture] = product.images
    return [product.slug, { ...product, picture }] as const
  })
  return { bySlug: new Map(entries), currencies: await offered }
}

/** As it is written; undefined where the price is asked for. */
export function writtenPrice(
  offer: Offer,
  offered: readonly CurrencyFormat[],
  { wholesale, currency }: { wholesale: boolean; currency: string | null },
): { price: string; before: string | undefined } | undefined {
  const format = currencyFormatOf(currency ?? '', offered)
  const pricing: PricingContext = { wholesale, currency: format.code }
  const found = priceFor(offer, [], pricing)
  if (!found) return undefined
  const { amount, compareAt } = found
  return {
    price: formatAmount(amount, format),
    before: compareAt === undefined ? undefined : formatAmount(compareAt, format),
  }
}
