/** Single use costs the reset's price, permanent use ten times as much (resets.md#plans). */
const timesThePrice = { single: 1, permanent: 10 } as const

export type ResetPlan = keyof typeof timesThePrice

export const resetPlans = ['single', 'permanent'] as const satisfies readonly ResetPlan[]

/** Resets are priced in CUP (resets.md#reset-files). */
export const resetCurrency = 'CUP'

/** In the minor units of the price. */
export function planPrice(price: number, plan: ResetPlan): number {
  return price * timesThePrice[plan]
}

/** The buyer's amount only selects the plan (resets.md#plans). */
export function planOf(amount: number, price: number): ResetPlan | undefined {
  return resetPlans.find((plan) => planPrice(price, plan) === amount)
}
