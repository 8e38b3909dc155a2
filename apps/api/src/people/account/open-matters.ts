import type { Closing } from '@tecnoclick/contract/people/account/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { isSaleIn } from '@tecnoclick/database/sale-states'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { statesWaitingFor } from '@tecnoclick/domain/resets/sale-state'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** More than a page should list; one is enough to keep the account open. */
const shownAtMost = 50

const sale = alias(resetSales, 's')

/** What has to be finished or cancelled before the account can be closed, the oldest first. */
export async function readOpenMatters(db: Drizzle | Transaction, userId: number): Promise<Closing['open']> {
  const { rows } = await db.execute<Closing['open'][number]>(sql`
    select kind, id, number from (
      select 'order' as kind, id, coalesce(number, '') as number, order_date as at from orders
      where client_id = ${userId} and status in ('PENDIENTE', 'EN PROCESO')
      union all
      select 'payment', o.id, coalesce(o.number, ''), y.created_at from payments as y
      join orders as o on o.id = y.order_id
      where o.client_id = ${userId} and y.state = 'submitted' and o.status in ('COMPLETADA', 'CANCELADA')
      union all
      select 'serviceOrder', id, coalesce(order_num, ''), fecha from service_orders
      where customer_id = ${userId} and status in ('PENDIENTE', 'EN PROCESO')
      union all
      select 'return', id, coalesce(number, ''), asked_at from order_returns
      where client_id = ${userId} and state in ('asked', 'accepted', 'received')
      union all
      select 'resetSale', s.id, concat_ws(' ', b.name, r.model), s.created_at from reset_sales as s
      join resets as r on r.id = s.reset_id join brands as b on b.id = r.brand_id
      where s.buyer_id = ${userId} and ${isSaleIn(statesWaitingFor('shop'), sale)}
    ) as open order by at limit ${shownAtMost}`)
  return rows
}
