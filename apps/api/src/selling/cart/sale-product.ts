import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type PricingContext, priceFor } from '@tecnoclick/domain/catalogue/prices'
import type { ChosenOption } from '@tecnoclick/domain/selling/cart-line'
import { sql } from 'drizzle-orm'

/** A product as a sale needs it, with all four prices and its options. Never sent to clients as it is. */
export interface SaleProduct {
  id: number
  /** Incremented by edits of staff. */
  version: number
  slug: string
  name: string
  sku: string
  stock: number
  enable: boolean
  price: number
  priceAlt: number | null
  priceMayorista: number | null
  priceMayoristaAlt: number | null
  compareAtPrice: number | null
  /** The first picture. */
  image: string | null
  options: SaleOption[]
}

export interface SaleOption {
  id: number
  title: string
  required: boolean
  values: { id: number; title: string; surcharge: number; surchargeAlt: number }[]
}

/** `SaleProduct` as a JSON object. Expects a `products` row with the alias `p`. */
export const saleProductJson = sql.raw(`json_build_object(
    'id', p.id, 'version', p.version, 'slug', p.slug, 'name', p.name, 'sku', p.sku, 'stock', p.stock, 'enable', p.enable,
    'price', p.price, 'priceAlt', p.price_alt,
    'priceMayorista', p.price_mayorista, 'priceMayoristaAlt', p.price_mayorista_alt,
    'compareAtPrice', p.compare_at_price,
    'image', (select file from product_pictures where product_id = p.id order by position limit 1),
    'options', coalesce((
      select json_agg(json_build_object(
        'id', o.id, 'title', o.title, 'required', o.required,
        'values', (
          select coalesce(json_agg(json_build_object(
            'id', v.id, 'title', v.title, 'surcharge', v.surcharge, 'surchargeAlt', v.surcharge_alt
          ) order by v.position, v.id), '[]')
          from product_option_values as v where v.option_id = o.id
        )
      ) order by o.position, o.id)
      from product_options as o where o.product_id = p.id
    ), '[]')
  )`)

export async function readSaleProducts(
  tx: Drizzle | Transaction,
  ids: readonly number[],
): Promise<Map<number, SaleProduct>> {
  const { rows } = await tx.execute<{ product: SaleProduct }>(sql`
    select ${saleProductJson} as product from products as p where p.id = any(${sql.param([...ids])}::integer[])`)
  return new Map(rows.map(({ product }) => [product.id, product]))
}

export interface ResolvedOption {
  optionId: number
  valueId: number
  optionTitle: string
  valueTitle: string
  surcharge: number
  surchargeAlt: number
}

/** The chosen options with titles and surcharges; undefined if one is no longer available. */
export function resolveChoice(
  { options }: Pick<SaleProduct, 'options'>,
  chosen: readonly ChosenOption[],
): ResolvedOption[] | undefined {
  const resolved: ResolvedOption[] = []
  for (const { optionId, valueId } of chosen) {
    const option = options.find(({ id }) => id === optionId)
    const value = option?.values.find(({ id }) => id === valueId)
    if (!option || !value) return undefined
    const { surcharge, surchargeAlt } = value
    const titles = { optionTitle: option.title, valueTitle: value.title }
    resolved.push({ optionId, valueId, ...titles, surcharge, surchargeAlt })
  }
  return resolved
}

/** One unit in minor units; undefined without a price ('Consultar precio') or if an option is no longer available. */
export function unitPrice(
  product: SaleProduct,
  chosen: readonly ChosenOption[],
  pricing: PricingContext,
): number | undefined {
  const options = resolveChoice(product, chosen)
  return options && priceFor(product, options, pricing)?.amount
}
