import { priceFor, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import type { CatalogueViewer } from './query.ts'
import type { Rows } from './rows.ts'

/** What everything costs for one kind of viewer, by place. */
export interface PriceColumn {
  /** Minor units; NaN where there is no price in that currency. */
  readonly amounts: Float64Array
  /** 1 where the viewer sees a struck price. */
  readonly onOffer: Uint8Array
}

/** Viewers of one kind see the same prices: USD and MLC share a column (catalogue.md#prices). */
export function viewerKind({ wholesale, currency }: CatalogueViewer): string {
  return `${wholesale ? 'wholesale' : 'retail'}${usesAltPrices(currency) ? '-alt' : ''}`
}

export function createPriceColumn({ rows }: Rows, viewer: CatalogueViewer): PriceColumn {
  const amounts = new Float64Array(rows.length).fill(Number.NaN)
  const onOffer = new Uint8Array(rows.length)
  rows.forEach((row, place) => {
    const price = row && priceFor(row.product, [], viewer, viewer.currency)
    if (!price) return
    amounts[place] = price.amount
    if (price.compareAt !== undefined) onOffer[place] = 1
  })
  return { amounts, onOffer }
}
