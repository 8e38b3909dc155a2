import { hours, seconds } from '../platform/duration.ts'
import { refuse } from '../platform/refusal.ts'
import type { Settings } from '../site/settings.ts'
import { type CountedLine, unitsByProduct } from './cart.ts'

interface Limited {
  viewer: { role: string; wholesale: boolean }
  settings: Pick<Settings, 'ordersPerHour' | 'unpaidStockPercent'>
  now: Date
  /** Multiplies the limits, for load tests. */
  limitFactor: number
}

/** Orders of the last hour, cancelled ones too, and the first of them. */
export interface RecentOrders {
  count: number
  since: string | null
}

/** Units in orders that are not paid in full with verified money, by product. */
export type UnpaidUnits = Readonly<Record<string, number>>

/** The cart's lock keeps an account from placing two orders at once, so counting is exact (selling.md#order-limits). */
export function refuseManyOrders({ settings, limitFactor, now }: Limited, { count, since }: RecentOrders) {
  const { ordersPerHour } = settings
  if (ordersPerHour === 0 || count < ordersPerHour * limitFactor) return undefined
  const free = since === null ? 0 : new Date(since).getTime() + hours(1)
  return refuse('tooMany', { retryAfterSeconds: Math.max(1, (free - now.getTime()) / seconds(1)) })
}

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

/** How many units that is, of all that the shop has besides those that others hold. */
export function unpaidAllowance({ percent, least }: UnpaidShare, units: number): number {
  return Math.max(least, Math.floor((units * percent) / 100))
}

/** From this many orders or cancellations of one account in an hour on, their mails are collected into one. */
const mailedOneByOne = 3

export function isDigested({ limitFactor }: Pick<Limited, 'limitFactor'>, count: number): boolean {
  return count >= mailedOneByOne * limitFactor
}

interface CartUnits extends CountedLine {
  reserved: number
  product: { name: string; stock: number }
}

/** The cart was judged too, but its lines 'Sin reserva' may be more than the share of today. */
export function refuseMuchUnpaid(
  { viewer, settings }: Limited,
  lines: readonly CartUnits[],
  unpaid: UnpaidUnits,
) {
  const share = unpaidShareOf(settings, viewer)
  if (!share) return undefined
  const wanted = unitsByProduct(lines)
  const reserved = unitsByProduct(lines.filter((line) => line.reserved > 0))
  for (const [id, units] of [...wanted].sort(([a], [b]) => a - b)) {
    const product = lines.find(({ productId }) => productId === id)?.product
    const { name = '', stock = 0 } = product ?? {}
    const ordered = unpaid[id] ?? 0
    const allowance = unpaidAllowance(share, stock + (reserved.get(id) ?? 0) + ordered)
    if (ordered + units > allowance) return refuse('unpaidLimit', { values: { name, units: allowance } })
  }
  return undefined
}
