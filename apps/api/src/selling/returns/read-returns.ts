import type { List } from '@tecnoclick/contract/platform/wire'
import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { dayFilters } from '../../platform/listing/day-start.ts'
import {
  containsWords,
  isNumberOr,
  type ListDefinition,
  type ListSelection,
  listQuery,
  selectList,
} from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { returnJson, type StoredReturn, serializeReturn } from './stored-return.ts'

export const returnsWithOrders = sql`order_returns as r join orders as o on o.id = r.order_id`

export async function findReturn(db: Drizzle | Transaction, id: number): Promise<OrderReturn | undefined> {
  const { rows } = await db.execute<{ found: StoredReturn }>(sql`
    select ${returnJson} as found from ${returnsWithOrders} where r.id = ${id}`)
  const [row] = rows
  return row && serializeReturn(row.found)
}

/** Dates are days in Havana. */
export const returnFields = {
  id: 'integer',
  number: 'text',
  askedDate: 'text',
  state: 'text',
  kind: 'text',
  orderId: 'integer',
  clientId: 'integer',
  from: 'text',
  to: 'text',
  search: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`r.id = ${value}`,
    number: (value) => sql`r.number = ${value}`,
    state: (value) => sql`r.state = ${value}`,
    kind: (value) => sql`r.kind = ${value}`,
    orderId: (value) => sql`r.order_id = ${value}`,
    clientId: (value) => sql`r.client_id = ${value}`,
    ...dayFilters(sql`r.asked_at`),
    search: (value) =>
      isNumberOr(
        containsWords(
          sql`concat_ws(' ', r.number, o.number, o.buyer_name, o.buyer_email, o.buyer_phone, r.contact_name, r.contact_phone, (
            select string_agg(b.product_name || ' ' || b.sku, ' ') from return_lines as l
            join order_lines as b on b.id = l.order_line_id where l.return_id = r.id
          ))`,
          value,
        ),
        { stored: orderReturns.number, shown: sql`r.number` },
        value,
      ),
  },
  sorts: {
    id: sql`r.id`,
    number: sql`coalesce(r.sequence, 0)`,
    askedDate: sql`r.asked_at`,
    state: sql`r.state`,
    kind: sql`r.kind`,
  },
  defaultSort: sql`r.asked_at desc`,
  tieBreaker: sql`r.id desc`,
}

export function selectReturns(list: ListRequest): ListSelection | Refusal {
  return selectList(list, selectable)
}

/** Newest first by default. */
export async function listReturns(db: Drizzle, list: ListRequest): Promise<List<OrderReturn> | Refusal> {
  const source = { from: returnsWithOrders, key: sql`r.id`, row: returnJson }
  const found = await listQuery<StoredReturn>(db, source, selectable, list)
  return isRefusal(found) ? found : { data: found.data.map(serializeReturn), total: found.total }
}
