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
