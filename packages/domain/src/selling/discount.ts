import type { Settings } from '../site/settings.ts'

type Limits = Pick<Settings, 'sellerDiscountPercent' | 'administratorDiscountPercent'>

/** What one may take off at the counter, in percent (selling.md#discounts). Administrators are who sets prices. */
export function discountLimit(setsPrices: boolean, limits: Limits): number {
  return setsPrices ? limits.administratorDiscountPercent : limits.sellerDiscountPercent
}

/** The price of a unit after a discount, in minor units. Rounded up, so that it is never more than the percentage. */
export function discountedPrice(price: number, percent: number): number {
  return Math.ceil((price * (100 - percent)) / 100)
}

/** Whether a sale takes off more of its list price than the limit, discounts of lines included. Minor units. */
export function exceedsDiscount(listTotal: number, total: number, percent: number): boolean {
  return (listTotal - total) * 100 > listTotal * percent
}
