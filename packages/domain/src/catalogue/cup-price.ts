/** Prices in CUP end on a round sum: bills are what the customer has in hand. */
export const cupSteps = [1, 5, 10, 25, 50, 100, 500] as const

export type CupStep = (typeof cupSteps)[number]

export interface CupRule {
  /** CUP for one unit of the other currency, in minor units: 380.50 is 38050. */
  rate: number
  /** What the price is a multiple of, in whole CUP. */
  step: CupStep
  direction: 'nearest' | 'up'
}

/** The CUP price, in minor units, that a price follows by; one step at least. Undefined where it would be too large. */
export function cupPrice(price: number, { rate, step, direction }: CupRule): number | undefined {
  // Whole numbers throughout: a float would round 2.5 steps one way today and another way tomorrow.
  const stepMinor = BigInt(step) * 100n
  const amount = BigInt(price) * BigInt(rate)
  const perStep = 100n * stepMinor
  const steps =
    direction === 'up' ? (amount + perStep - 1n) / perStep : (2n * amount + perStep) / (2n * perStep)
  const minor = (steps > 0n ? steps : 1n) * stepMinor
  return minor <= largest ? Number(minor) : undefined
}

/** As large as a price may be anywhere: 99,999,999.00. */
const largest = 9_999_999_900n
