import type {
  Courier,
  Deliveries,
  Delivery,
  OrderDelivery,
  OrderProgress,
  OrderStage,
} from '@tecnoclick/contract/delivery/couriers/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { deliveries, deliveryStepLog } from '@tecnoclick/database/schema/delivery/deliveries'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { deliveryCodeTries, isHandedOverNext, takesSteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { timelineOf } from '@tecnoclick/domain/delivery/delivery-timeline'
import { rolesWith } from '@tecnoclick/domain/people/permissions'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { readUsualRate } from '../../catalogue/prices/usual-rate.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { carriedCash, handedAmount, handedCurrency } from '../../selling/orders/paying/courier-cash.ts'

type ShownOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'homeDelivery' | 'orderDate' | 'completedAt' | 'cancelledAt'
>

/** The stages of an order and, for its owner, the code. `undefined` for another's order. */
export async function readProgress(
  db: Drizzle,
  id: number,
  userId: number,
): Promise<OrderProgress | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (order?.clientId !== userId) return undefined
  const { stages, failedAt, delivery } = await readStages(db, order)
  const { homeDelivery, status } = order
  const showsCode = delivery && takesSteps(status) && isHandedOverNext({ homeDelivery, step: delivery.step })
  return { stages, failedDate: failedAt?.toISOString() ?? null, code: showsCode ? delivery.code : null }
}

export async function readStages(db: Drizzle, order: ShownOrder) {
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, order.id))
  const taken = delivery
    ? await db
        .select()
        .from(deliveryStepLog)
        .where(eq(deliveryStepLog.orderId, order.id))
        .orderBy(asc(deliveryStepLog.id))
    : []
  const stages = timelineOf({ ...order, step: delivery?.step ?? null, taken }).map(
    ({ stage, at, state }): OrderStage => ({ stage, state, date: at?.toISOString() ?? null }),
  )
  const last = taken.at(-1)
  const failedAt = last?.kind === 'failed' && takesSteps(order.status) ? last.at : undefined
  return { stages, delivery, failedAt }
}

/** For staff: names and reasons, never the code. */
export async function readOrderDelivery(db: Drizzle, id: number): Promise<OrderDelivery | undefined> {
  const { rows } = await db.execute<{ found: OrderDelivery }>(sql`
    select json_build_object(
      'step', d.step, 'byCode', d.by_code, 'wrongCodes', coalesce(d.wrong_codes, 0),
      'steps', (
        select coalesce(json_agg(json_build_object(
          'step', s.step, 'kind', s.kind, 'date', ${wireDate(sql`s.at`)}, 'by', ${staffNameOf(sql`s.actor_id`)}, 'reason', s.reason
        ) order by s.id), '[]') from delivery_steps as s where s.order_id = o.id
      ),
      'courier', (
        select json_build_object(
          'id', a.courier_id, 'name', ${staffNameOf(sql`a.courier_id`)}, 'assignedDate', ${wireDate(sql`a.assigned_at`)}
        ) from courier_assignments as a where a.order_id = o.id and a.ended_at is null
      )
    ) as found
    from orders as o left join deliveries as d on d.order_id = o.id where o.id = ${id}`)
  return rows[0]?.found
}

export async function listCouriers(db: Drizzle): Promise<List<Courier>> {
  const roles = sql.join(
    rolesWith('deliveries:write').map((role) => sql`${role}`),
    sql`, `,
  )
  const { rows } = await db.execute<Courier>(sql`
    select c.id, ${staffNameOf(sql`c.id`)} as name from users as c
    where c.role = 'admin' and c.enabled and c.staff_role in (${roles})
    order by c.staff_role = 'courier' desc, name, c.id`)
  return { data: rows, total: rows.length }
}

/** What a courier has to deliver, oldest first, and then what ended today (a day in Havana). */
export async function listDeliveries(db: Drizzle, courierId: number, now: Date): Promise<Deliveries> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz, 'America/Havana')`
  const shown = sql`a.ended_at is null or (a.outcome in ('delivered', 'failed') and a.ended_at >= ${today})`
  const [list, { rows: carried }, { rows: currencies }, rate] = await Promise.all([
    readDeliveries(db, sql`a.courier_id = ${courierId} and (${shown})`),
    db.execute<{ currency: string; amount: number }>(sql`
      select c.currency, c.carried as amount from (${carriedCash(sql`m.courier = ${courierId}`)}) as c order by c.currency`),
    db.execute<{ code: string }>(sql`select code from currencies where enable order by position, code`),
    readUsualRate(db),
  ])
  return {
    ...list,
    carried: carried.map(({ currency, amount }) => ({ currency, amount: toWire(amount) })),
    currencies: currencies.map(({ code }) => code),
    rate: rate === undefined ? null : Math.round(rate * 100) / 100,
  }
}

/** One of them, after a report. */
export async function findDelivery(
  db: Drizzle,
  courierId: number,
  id: number,
): Promise<Delivery | undefined> {
  const { data } = await readDeliveries(db, sql`a.courier_id = ${courierId} and a.order_id = ${id}`)
  return data.at(-1)
}

async function readDeliveries(db: Drizzle, condition: SQL): Promise<List<Delivery>> {
  const { rows } = await db.execute<{ found: Delivery }>(sql`
    select json_build_object(
      'id', o.id, 'noSellOrden', coalesce(o.number, ${invalidOrderNumber}), 'step', d.step,
      'recipient', json_build_object(
        'name', coalesce(o.recipient_name, o.buyer_name, ''), 'phone', coalesce(o.recipient_phone, o.buyer_phone)
      ),
      'address', o.shipping_address, 'note', o.description, 'currency', o.currency,
      'items', (
        select coalesce(json_agg(json_build_object(
          'name', l.product_name, 'quantity', l.quantity,
          'options', concat_ws(' · ', (
            select string_agg(concat(chosen ->> 'optionTitle', ': ', chosen ->> 'valueTitle'), ' · ')
            from jsonb_array_elements(l.options) as chosen
          ), 'Parte de: ' || (l.combo ->> 'name')),
          'serials', (
            select coalesce(json_agg(u.serial order by u.id), '[]') from serial_units as u where u.order_line_id = l.id
          )
        ) order by l.position), '[]') from order_lines as l where l.order_id = o.id
      ),
      'total', round(o.total / 100.0, 2),
      'due', round(greatest(o.total - o.paid, 0) / 100.0, 2),
      'paysInCash', coalesce(o.payment_method = 'cash', false),
      'collected', (
        select json_build_object('amount', round(${handedAmount} / 100.0, 2), 'currency', ${handedCurrency})
        from payments as y
        where y.order_id = o.id and y.collected_by = a.courier_id and y.state = 'verified' and a.outcome = 'delivered'
        order by y.id desc limit 1
      ),
      'assignedDate', ${wireDate(sql`a.assigned_at`)}, 'outcome', nullif(a.outcome, 'withdrawn'),
      'endedDate', ${wireDate(sql`a.ended_at`)}, 'locked', coalesce(d.wrong_codes, 0) >= ${deliveryCodeTries}
    ) as found
    from courier_assignments as a
    join orders as o on o.id = a.order_id left join deliveries as d on d.order_id = o.id
    where ${condition} order by a.ended_at is not null, a.id`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}
