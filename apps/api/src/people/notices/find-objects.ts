import type { Transaction } from '@tecnoclick/database/connect'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { type SQL, sql } from 'drizzle-orm'

interface Asked {
  userId: number
  /** `45` of any series, or the whole number. */
  number: string | number
}

export type FoundOrder = {
  id: number
  number: string
  status: OrderStatus
  step: 'preparing' | 'ready' | 'onTheWay' | 'delivered' | null
  total: number
  currency: { code: string; symbol: string; decimals: number }
}

/** Only the account's own; somebody else's is as unknown as one that does not exist. */
export async function findOwnOrder(tx: Transaction, asked: Asked): Promise<FoundOrder | undefined> {
  const { rows } = await tx.execute<Omit<FoundOrder, 'total'> & { total: string }>(sql`
    select o.id, o.number, o.status, d.step, o.total,
      json_build_object('code', c.code, 'symbol', c.symbol, 'decimals', c.decimals) as currency
    from orders as o join currencies as c on c.code = o.currency left join deliveries as d on d.order_id = o.id
    where o.client_id = ${asked.userId} and ${hasNumber(asked, sql`o.number`, sql`o.sequence`)}
    order by o.id desc limit 1`)
  const [found] = rows
  return found && { ...found, total: Number(found.total) }
}

export interface FoundRepair {
  id: number
  number: string
  status: OrderStatus
  waitsForDecision: boolean
}

export async function findOwnRepair(tx: Transaction, asked: Asked): Promise<FoundRepair | undefined> {
  const { rows } = await tx.execute<{
    id: number
    number: string
    status: OrderStatus
    waitsForDecision: boolean
  }>(sql`
    select s.id, s.order_num as number, s.status,
      exists (select from service_quotes where service_order_id = s.id and state = 'pending') as "waitsForDecision"
    from service_orders as s
    where s.customer_id = ${asked.userId} and ${hasNumber(asked, sql`s.order_num`, sql`s.sequence`)}
    order by s.id desc limit 1`)
  return rows[0]
}

function hasNumber({ number }: Asked, whole: SQL, sequence: SQL): SQL {
  return typeof number === 'number' ? sql`${sequence} = ${number}` : sql`upper(${whole}) = ${number}`
}
