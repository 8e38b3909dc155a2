import { type PricingContext, priceFor } from '../catalogue/prices.ts'
import type { PricedOrderLine } from './price-lines.ts'
import type { SaleCombo, SaleProduct } from './sale-product.ts'
import { shareOut } from './share-out.ts'

type SplitLine = PricedOrderLine & { discount?: number; listPrice?: number | null }

/**
 * The lines of an order: a combo becomes lines of its parts, each with its share of the price and of what promotions take
 * off, in proportion to what the parts cost apart (catalogue.md#combos). Units of one part that cost a cent more than the others
 * are a line of their own, so that price and total agree to the cent.
 */
export function splitCombos<Line extends SplitLine>(
  lines: readonly Line[],
  products: readonly SaleProduct[],
  pricing: PricingContext,
): Line[] {
  return lines.flatMap((line) => {
    const combo = products.find(({ id }) => id === line.productId)?.combo
    return combo ? splitLine(line, combo, pricing) : [line]
  })
}

function splitLine<Line extends SplitLine>(line: Line, combo: SaleCombo, pricing: PricingContext): Line[] {
  const { productId: id, productName: name, quantity, discount = 0, listPrice } = line
  const ordered = { id, name, quantity, service: combo.service }
  const units = combo.parts.flatMap(({ product, quantity: each }) =>
    Array.from({ length: each }, () => product),
  )
  const weights = weightsOf(units, pricing)
  const prices = shareOut(line.price, weights)
  const listed = listPrice == null ? undefined : shareOut(listPrice, weights)
  const split: Line[] = []
  for (const [index, product] of units.entries()) {
    const price = prices[index] ?? 0
    const before = listed?.[index] ?? 0
    const own = { price, ...(listed && { listPrice: before > price ? before : null }) }
    const same = split.at(-1)
    if (same?.productId === product.id && same.price === price && same.listPrice === own.listPrice) {
      same.quantity += quantity
      same.amount = same.price * same.quantity
      continue
    }
    const { id: productId, name: productName, sku } = product
    split.push({
      ...line,
      ...{ productId, productName, sku, options: [], quantity, amount: price * quantity, combo: ordered },
      ...own,
    })
  }
  const shares = shareOut(
    discount,
    split.map(({ amount }) => amount),
  )
  return split.map((part, index) => ({
    ...part,
    ...(line.discount !== undefined && { discount: shares[index] ?? 0 }),
  }))
}

/** What each unit costs apart; in USD where one has no price in the currency. */
function weightsOf(units: readonly SaleProduct[], pricing: PricingContext): number[] {
  const prices = units.map((product) => priceFor(product, [], pricing)?.amount)
  return prices.every((price) => price !== undefined) ? prices : units.map(({ price }) => price)
}
