import type { List } from '@tecnoclick/contract/platform/wire'
import type { Reservation, StockMove } from '@tecnoclick/contract/stock/ledger/staff-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffName, staffNameOf } from '../../platform/staff-name.ts'

/** Most units first. */
export async function readReservations(db: Drizzle, productId: number): Promise<List<Reservation>> {
  const { rows } = await db.execute<{ found: Reservation }>(sql`
    select json_build_object(
      'userId', u.id, 'email', case when u.role = 'admin' then '' else u.email end,
      'name', case when u.role = 'admin' then ${staffName} else concat_ws(' ', p.name, p.lastname) end, 'units', held.units,
      'until', ${wireDate(sql`c.reserved_until`)}
    ) as found
    from (
      select cart_id, sum(reserved * coalesce(part.quantity, 1))::integer as units
      from cart_lines left join combo_parts as part on combo_id = product_id and part_id = ${productId}
      where (product_id = ${productId} or part_id = ${productId}) and reserved > 0 group by cart_id
    ) as held
    join carts as c on c.id = held.cart_id join users as u on u.id = c.user_id
    left join profiles as p on p.user_id = u.id
    order by held.units desc, c.reserved_until, u.id`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}

export const moveFields = { id: 'integer', kind: 'text' } as const

const selectable: ListDefinition = {
  filters: { id: (value) => sql`m.id = ${value}`, kind: (value) => sql`m.kind = ${value}` },
  sorts: { id: sql`m.id`, kind: sql`m.kind` },
  defaultSort: sql`m.id desc`,
  tieBreaker: sql`m.id desc`,
}

const found = sql`json_build_object(
  'id', m.id, 'date', ${wireDate(sql`m.at`)}, 'kind', m.kind, 'change', m.available_change,
  'reservedChange', m.reserved_change, 'stockAfter', m.stock_after, 'reason', m.reason,
  'order', (select json_build_object('id', o.id, 'number', o.number) from orders as o where o.id = m.order_id),
  'repair', (
    select json_build_object('id', o.id, 'number', o.order_num)
    from service_parts as t join service_orders as o on o.id = t.service_order_id where t.id = m.service_part_id
  ),
  'actor', ${staffNameOf(sql`m.actor_id`)}
)`

export async function readMoves(
  db: Drizzle,
  productId: number,
  list: ListRequest,
): Promise<List<StockMove> | Refusal> {
  const source = { from: sql`stock_moves as m`, key: sql`m.id`, row: found }
  return listQuery<StockMove>(db, source, selectable, list, sql`m.product_id = ${productId}`)
}
