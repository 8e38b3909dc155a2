import {
  type PricingContext,
  type ProductPrices,
  priceCurrencyOf,
  priceFor,
} from '@tecnoclick/domain/catalogue/prices'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { addBit, type BitSet, emptyBits } from './bit-set.ts'
import type { CatalogueProduct } from './model.ts'
import type { ProductChange, ProductTable } from './product-table.ts'

/** The price of every product for one tier and currency, by slot. */
export interface PriceColumn {
  /** Minor units; NaN if the product has no price in that currency. */
  readonly amounts: Float64Array
  /** The products that are shown with a struck-through price. */
  readonly onOffer: BitSet
  /** Variants that can be bought and cost more than the lowest, cheapest first: their amounts and the slots of their products. */
  readonly dearer: { readonly amounts: Float64Array; readonly slots: Int32Array }
}

export function priceColumnKey({ wholesale, currency }: PricingContext): string {
  return `${wholesale ? 'wholesale' : 'retail'} ${priceCurrencyOf(currency)}`
}

export function createPriceColumn({ products }: ProductTable, pricing: PricingContext): PriceColumn {
  const amounts = new Float64Array(products.length).fill(Number.NaN)
  const onOffer = emptyBits(products.length)
  const dearer: { slot: number; amount: number }[] = []
  products.forEach((product, slot) => {
    const price = product && priceFor(product, [], pricing)
    if (!price) return
    amounts[slot] = price.amount
    if (price.compareAt !== undefined) addBit(onOffer, slot)
    for (const variant of product.variants?.list ?? []) {
      const amount = variant.stock > 0 ? priceFor(variant, [], pricing)?.amount : undefined
      if (amount !== undefined && amount > price.amount) dearer.push({ slot, amount })
    }
  })
  dearer.sort((one, other) => one.amount - other.amount)
  return {
    amounts,
    onOffer,
    dearer: {
      amounts: Float64Array.from(dearer, ({ amount }) => amount),
      slots: Int32Array.from(dearer, ({ slot }) => slot),
    },
  }
}

export function hasSamePrices({ before, after }: ProductChange): boolean {
  return (
    priceFields.every((field) => (before?.[field] ?? null) === (after?.[field] ?? null)) &&
    buyablePrices(before) === buyablePrices(after)
  )
}

/** As a text, to be compared. */
function buyablePrices(product: CatalogueProduct | undefined): string {
  const buyable = product?.variants?.list.filter(({ stock }) => stock > 0) ?? []
  return buyable.map((variant) => priceFields.map((field) => variant[field] ?? '').join()).join(';')
}

const priceFields = keysOf({
  price: true,
  priceMlc: true,
  priceAlt: true,
  priceMayorista: true,
  priceMayoristaMlc: true,
  priceMayoristaAlt: true,
  compareAtPrice: true,
  compareAtPriceMlc: true,
  compareAtPriceAlt: true,
} satisfies Record<keyof ProductPrices, true>)
