import type { Settings } from '../site/settings.ts'

/** What one household buys is never too much, however few units there are. */
const alwaysAllowed = 3

/**
 * How many units of a product one account may hold in unpaid orders, of all that the shop has besides those that others
 * hold (selling.md#order-limits).
 */
export function unpaidAllowance({ unpaidStockPercent }: Pick<Settings, 'unpaidStockPercent'>, units: number) {
  if (unpaidStockPercent === 0 || unpaidStockPercent >= 100) return units
  return Math.max(alwaysAllowed, Math.floor((units * unpaidStockPercent) / 100))
}

/** From this many orders or cancellations of one account in an hour on, their mails are collected into one. */
export const mailedOneByOne = 3
