/** CUP prices are rounded to amounts that are easy to pay in cash. */
export const cupSteps = [1, 5, 10, 25, 50, 100, 500] as const

export type CupStep = (typeof cupSteps)[number]

export interface CupRule {
  /** CUP for one unit of the other currency, in minor units: 380.50 is 38050. */
  rate: number
  /** The price is a multiple of this, in whole CUP. */
  step: CupStep
  direction: 'nearest' | 'up'
}

/** The CUP price in minor units, at least one step. Undefined if it would exceed the largest price. */
export function toCupPrice(price: number, { rate, step, direction }: CupRule): number | undefined {
  const converted = convertPrice(price, { factor: rate, step: step * 100, direction })
  return converted <= largestPrice ? converted : undefined
}

/** The largest price anywhere: 99,999,999.00. */
export const largestPrice = 9_999_999_900

interface Conversion {
  /** Hundredths: 133 is 1.33. */
  factor: number
  /** The result is a multiple of this, in minor units, and at least one. */
  step: number
  direction: 'nearest' | 'up'
}

export function convertPrice(price: number, { factor, step, direction }: Conversion): number {
  // Integers only: floats would round halves inconsistently.
  const amount = BigInt(price) * BigInt(factor)
  const perStep = 100n * BigInt(step)
  const steps =
    direction === 'up' ? (amount + perStep - 1n) / perStep : (2n * amount + perStep) / (2n * perStep)
  return Number((steps > 0n ? steps : 1n) * BigInt(step))
}
