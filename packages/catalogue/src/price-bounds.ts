import { toWire } from '@tecnoclick/domain/platform/money'

/**
 * The ends of the price slider in whole units: rounded outwards to a power of ten that suits the highest price, so that
 * 1234.50 ends at 1300 and 85 at 90 (catalogue.md#filters-and-sorting).
 */
export function priceBounds(cheapest: number, dearest: number): { min: number; max: number } {
  const digits = String(Math.ceil(toWire(dearest))).length
  const step = 10 ** Math.max(digits - 2, 1)
  return { min: Math.floor(toWire(cheapest) / step) * step, max: Math.ceil(toWire(dearest) / step) * step }
}
