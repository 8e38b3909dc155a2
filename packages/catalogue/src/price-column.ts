import { type PricingContext, priceFor, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import type { ProductTable } from './product-table.ts'

/** The price of every product for one tier and currency, by slot. */
export interface PriceColumn {
  /** Minor units; NaN if the product has no price in that currency. */
  readonly amounts: Float64Array
  /** 1 if the product is shown with a struck-through price. */
  readonly onOffer: Uint8Array
}

/** USD and MLC share a column (catalogue.md#prices). */
export function priceColumnKey({ wholesale, currency }: PricingContext): string {
  return `${wholesale ? 'wholesale' : 'retail'}${usesAltPrices(currency) ? '-alt' : ''}`
}

export function createPriceColumn({ rows }: ProductTable, pricing: PricingContext): PriceColumn {
  const amounts = new Float64Array(rows.length).fill(Number.NaN)
  const onOffer = new Uint8Array(rows.length)
  rows.forEach((row, slot) => {
    const price = row && priceFor(row.product, [], pricing)
    if (!price) return
    amounts[slot] = price.amount
    if (price.compareAt !== undefined) onOffer[slot] = 1
  })
  return { amounts, onOffer }
}
