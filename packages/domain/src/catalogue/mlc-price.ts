import type { MlcPrices } from '../site/setting-values.ts'
import { convertPrice, largestPrice } from './convert-price.ts'
import type { PriceTier } from './prices.ts'

/** A price of its own counts, otherwise that in USD by the factor of the price list (catalogue.md#prices-in-mlc). */
export function mlcPrice(
  price: number,
  own: number | null,
  { list, rule: { step, direction, ...factors } }: { list: PriceTier; rule: MlcPrices },
): number {
  if (own !== null || price === 0) return own ?? 0
  return Math.min(convertPrice(price, { factor: factors[list], step, direction }), largestPrice)
}
