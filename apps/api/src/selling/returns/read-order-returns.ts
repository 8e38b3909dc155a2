import type { OrderReturns } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import {
  type AskedUnits,
  lastDayFor,
  leftToReturn,
  mayAskUntil,
  type ReturnKind,
  type ReturnState,
  returnedUnits,
} from '@tecnoclick/domain/selling/returns'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'

/** The order and what was asked for of each line. */
export interface BoughtOrder {
  status: OrderStatus
  clientId: number | null
  completedAt: Date | null
}

interface BoughtLine {
  lineId: number
  productId: number
  name: string
  bought: number
  warrantyMonths: number
  serials: string[]
  asked: AskedUnits[]
}

export type Terms = Pick<Settings, 'returnDays'> & { now: Date }

/** What of each line may be asked for (selling.md#returns). The caller holds the lock of the order if it matters. */
export async function readReturnableLines(
  db: Drizzle | Transaction,
  orderId: number,
  order: BoughtOrder,
  { returnDays, now }: Terms,
): Promise<OrderReturns['lines']> {
  const { rows } = await db.execute<{ found: BoughtLine }>(sql`
    select json_build_object(
      'lineId', b.id, 'productId', b.product_id, 'name', b.product_name, 'bought', b.quantity,
      'warrantyMonths', b.warranty_months,
      'serials', (
        select coalesce(json_agg(u.serial order by u.id), '[]') from serial_units as u
        where u.order_line_id = b.id and u.return_line_id is null and u.state = 'delivered'
      ),
      'asked', (
        select coalesce(json_agg(json_build_object('quantity', l.quantity, 'state', r.state, 'outcome', l.outcome)), '[]')
        from return_lines as l join order_returns as r on r.id = l.return_id where l.order_line_id = b.id
      )
    ) as found
    from order_lines as b where b.order_id = ${orderId} order by b.position`)
  return rows.map(({ found: { warrantyMonths, asked, ...line } }) => {
    const left = leftToReturn(line.bought, asked)
    const lastDay = (kind: ReturnKind) => lastDayFor(kind, order.completedAt, { returnDays, warrantyMonths })
    const may = (kind: ReturnKind) => left > 0 && mayAskUntil(order, lastDay(kind), now)
    return {
      ...line,
      returned: returnedUnits(asked),
      left,
      returnUntil: lastDay('return') ?? null,
      warrantyUntil: lastDay('warranty') ?? null,
      mayReturn: may('return'),
      mayClaim: may('warranty'),
    }
  })
}

type Summary = Omit<OrderReturns['returns'][number], 'number' | 'kind' | 'state'> & {
  number: string | null
  kind: ReturnKind
  state: ReturnState
}

/** Newest first. */
export async function readReturnsOf(db: Drizzle, orderId: number): Promise<OrderReturns['returns']> {
  const { rows } = await db.execute<{ found: Summary }>(sql`
    select json_build_object(
      'id', r.id, 'number', r.number, 'kind', r.kind, 'state', r.state, 'askedDate', ${wireDate(sql`r.asked_at`)},
      'units', (select sum(l.quantity) from return_lines as l where l.return_id = r.id)
    ) as found
    from order_returns as r where r.order_id = ${orderId} order by r.id desc`)
  return rows.map(({ found }) => ({ ...found, number: found.number ?? invalidOrderNumber }))
}
