import { convertPrice, largestPrice } from './convert-price.ts'

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
