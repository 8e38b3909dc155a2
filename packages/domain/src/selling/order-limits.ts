import type { Settings } from '../site/settings.ts'

/** The part of a product's units that one account may have in its cart and in unpaid orders. */
export interface UnpaidShare {
  percent: number
  /** What one household buys is never too much, however few units there are. */
  least: number
}

/** Approved businesses and staff are known to the shop and have no such limit (selling.md#order-limits). */
export function unpaidShareOf(
  { unpaidStockPercent: percent }: Pick<Settings, 'unpaidStockPercent'>,
  { wholesale, role }: { wholesale: boolean; role: string },
): UnpaidShare | undefined {
  if (wholesale || role === 'admin' || percent === 0 || percent >= 100) return undefined
  return { percent, least: 2 }
}

/** How many units that is, of all that the shop has besides those that others hold. `hold_lines` computes the same. */
export function unpaidAllowance({ percent, least }: UnpaidShare, units: number): number {
  return Math.max(least, Math.floor((units * percent) / 100))
}

/** From this many orders or cancellations of one account in an hour on, their mails are collected into one. */
export const mailedOneByOne = 3
