import { type PricingContext, priceFor, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { addBit, type BitSet, emptyBits } from './bit-set.ts'
import type { ProductChange, ProductTable } from './product-table.ts'

/** The price of every product for one tier and currency, by slot. */
export interface PriceColumn {
  /** Minor units; NaN if the product has no price in that currency. */
  readonly amounts: Float64Array
  /** The products that are shown with a struck-through price. */
  readonly onOffer: BitSet
}

/** USD and MLC share a column (catalogue.md#prices). */
export function priceColumnKey({ wholesale, currency }: PricingContext): string {
  return `${wholesale ? 'wholesale' : 'retail'}${usesAltPrices(currency) ? '-alt' : ''}`
}

export function createPriceColumn({ products }: ProductTable, pricing: PricingContext): PriceColumn {
  const amounts = new Float64Array(products.length).fill(Number.NaN)
  const onOffer = emptyBits(products.length)
  products.forEach((product, slot) => {
    const price = product && priceFor(product, [], pricing)
    if (!price) return
    amounts[slot] = price.amount
    if (price.compareAt !== undefined) addBit(onOffer, slot)
  })
  return { amounts, onOffer }
}

export function hasSamePrices({ before, after }: ProductChange): boolean {
  return (
    before?.price === after?.price &&
    before?.priceAlt === after?.priceAlt &&
    before?.priceMayorista === after?.priceMayorista &&
    before?.priceMayoristaAlt === after?.priceMayoristaAlt &&
    before?.compareAtPrice === after?.compareAtPrice &&
    before?.compareAtPriceAlt === after?.compareAtPriceAlt
  )
}
