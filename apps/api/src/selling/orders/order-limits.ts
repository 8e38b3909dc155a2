import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { type CountedLine, unitsByProduct } from '@tecnoclick/domain/selling/cart'
import { mailedOneByOne, unpaidAllowance } from '@tecnoclick/domain/selling/order-limits'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

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

/** Approved businesses and staff are known to the shop and have no such limit. Called when the cart holds its units. */
export async function refuseMuchUnpaid(
  tx: Transaction,
  { viewer, settings }: Limited,
  lines: readonly CountedLine[],
): Promise<Refusal | undefined> {
  if (viewer.wholesale || viewer.role === 'admin' || settings.unpaidStockPercent === 0) return undefined
  const wanted = unitsByProduct(lines)
  const { rows } = await tx.execute<{ id: number; name: string; stock: number; unpaid: number }>(sql`
    select id, name, stock, coalesce((
      select sum(l.quantity)::integer from orders as o join order_lines as l on l.order_id = o.id
      where o.client_id = ${viewer.id} and o.status = 'PENDIENTE' and o.channel = 'web' and l.product_id = p.id
        and not exists (
          select from payments as y where y.order_id = o.id and y.state in ('submitted', 'verified')
        )
    ), 0) as unpaid
    from products as p where id = any(${sql.param([...wanted.keys()])}::integer[]) order by id`)
  for (const { id, name, stock, unpaid } of rows) {
    const held = unpaid + (wanted.get(id) ?? 0)
    const units = unpaidAllowance(settings, stock + held)
    if (held > units) return refuse('unpaidLimit', { values: { name, units } })
  }
  return undefined
}
