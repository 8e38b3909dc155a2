import type { Recalculation } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { toCupPrice } from '@tecnoclick/domain/catalogue/cup-price'
import { isFarFrom } from '@tecnoclick/domain/catalogue/usual-price'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { inCategory } from '../../platform/listing/in-category.ts'

/** Current prices of a product in minor units. */
export interface PricedProduct {
  id: number
  sku: string
  name: string
  price: number
  priceAlt: number | null
  priceMayorista: number | null
  priceMayoristaAlt: number | null
  surcharges: Surcharge[]
}

/** Of a value of an option; without a surcharge in USD there is none in CUP to derive. */
interface Surcharge {
  id: number
  title: string
  surcharge: number
  surchargeAlt: number
}

/** Everything in CUP: the two prices, and the surcharges that change. */
export interface CupPrices {
  priceAlt: number | null
  priceMayoristaAlt: number | null
  surcharges: { id: number; surchargeAlt: number }[]
}

export interface PlannedChange {
  product: PricedProduct
  after: CupPrices
}

/**
 * The products of a recalculation, variants instead of their product; when locked, in the common lock order. Combos with a
 * discount follow their parts.
 */
export async function productsInScope(
  db: Drizzle | Transaction,
  scope: Pick<Recalculation, 'category' | 'brand'>,
): Promise<PricedProduct[]> {
  const inScope = scope.category ? inCategory(sql`coalesce(p.parent_id, p.id)`, scope.category) : sql`true`
  const isSold = sql`p.archived_at is null and p.variant_names is null and p.combo_discount is null`
  return selectPriced(db, sql`${inScope} and ${ofBrand(scope.brand)} and ${isSold}`)
}

export function lockPriced(tx: Transaction, ids: readonly number[]): Promise<PricedProduct[]> {
  return selectPriced(tx, sql`p.id = any (${sql.param(ids)}::integer[])`, sql`for no key update`)
}

async function selectPriced(
  db: Drizzle | Transaction,
  condition: SQL,
  lock: SQL = sql``,
): Promise<PricedProduct[]> {
  const { rows } = await db.execute<{ found: PricedProduct }>(sql`
    select json_build_object(
      'id', p.id, 'sku', p.sku, 'name', p.name, 'price', p.price, 'priceAlt', p.price_alt,
      'priceMayorista', p.price_mayorista, 'priceMayoristaAlt', p.price_mayorista_alt,
      'surcharges', coalesce((
        select json_agg(json_build_object(
          'id', v.id, 'title', v.title, 'surcharge', v.surcharge, 'surchargeAlt', v.surcharge_alt
        ) order by v.id)
        from product_option_values as v where v.product_id = p.id and v.surcharge > 0
      ), '[]')
    ) as found
    from products as p where ${condition} order by p.id ${lock}`)
  return rows.map(({ found }) => found)
}

/** Undefined if no price changes. Prices that would be too large stay unchanged. */
export function planChange(product: PricedProduct, rule: Recalculation): PlannedChange | undefined {
  const minor = { ...rule, rate: fromWire(rule.rate) ?? 0 }
  const next = (from: number | null, now: number | null): number | null => {
    if (from === null || (rule.which === 'missing' && now !== null)) return now
    return toCupPrice(from, minor) ?? now
  }
  const after = {
    priceAlt: next(product.price, product.priceAlt),
    priceMayoristaAlt: rule.wholesale
      ? next(product.priceMayorista, product.priceMayoristaAlt)
      : product.priceMayoristaAlt,
  }
  const surcharges = product.surcharges.flatMap(({ id, surcharge, surchargeAlt }) => {
    const changed = next(surcharge, surchargeAlt || null) ?? surchargeAlt
    return changed === surchargeAlt ? [] : [{ id, surchargeAlt: changed }]
  })
  const isSame = isSamePair(product, after) && surcharges.length === 0
  return isSame ? undefined : { product, after: { ...after, surcharges } }
}

export function isSamePair(one: CupPair, other: CupPair): boolean {
  return one.priceAlt === other.priceAlt && one.priceMayoristaAlt === other.priceMayoristaAlt
}

type CupPair = Pick<CupPrices, 'priceAlt' | 'priceMayoristaAlt'>

/** Whether a price would become less than a tenth or more than ten times what it was. */
export function isUnusualChange({ product, after }: PlannedChange): boolean {
  const pairs = [
    [product.priceAlt, after.priceAlt],
    [product.priceMayoristaAlt, after.priceMayoristaAlt],
  ] as const
  return pairs.some(([old, planned]) => old !== null && planned !== null && isFarFrom(planned, old))
}

function ofBrand(slug: string | null | undefined): SQL {
  return slug ? sql`p.brand_id = (select id from brands where slug = ${slug})` : sql`true`
}
