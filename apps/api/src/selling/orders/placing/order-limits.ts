import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { unitsByProduct } from '@tecnoclick/domain/selling/cart'
import { mailedOneByOne, unpaidAllowance, unpaidShareOf } from '@tecnoclick/domain/selling/order-limits'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { CartLine } from '../../cart/cart-lines.ts'
import type { UnpaidUnits } from './unpaid-units.ts'

export interface Limited {
  viewer: Viewer
  settings: Settings
  now: Date
  /** Multiplies the limits, for load tests. */
  limitFactor: number
}

interface RecentOrders {
  count: number
  since: string | null
}

/** The cart's lock keeps an account from placing two orders at once, so counting is exact. */
export function refuseManyOrders(
  { settings, limitFactor, now }: Limited,
  { count, since }: RecentOrders,
): Refusal | undefined {
  const { ordersPerHour } = settings
  if (ordersPerHour === 0 || count < ordersPerHour * limitFactor) return undefined
  const free = since === null ? 0 : new Date(since).getTime() + hours(1)
  return refuse('tooMany', { retryAfterSeconds: Math.max(1, (free - now.getTime()) / seconds(1)) })
}

export function isDigested({ limitFactor }: Pick<Limited, 'limitFactor'>, count: number): boolean {
  return count >= mailedOneByOne * limitFactor
}

/** The cart was judged too, but its lines 'Sin reserva' may be more than the share of today. */
export function refuseMuchUnpaid(
  { viewer, settings }: Limited,
  lines: readonly CartLine[],
  unpaid: UnpaidUnits,
): Refusal | undefined {
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
