import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { searchedWords } from '@tecnoclick/database/search-words'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../../../platform/http/refusal.ts'
import { codesLike } from '../../../platform/listing/code-search.ts'
import { dayFilters } from '../../../platform/listing/day-start.ts'
import { isOneOfIds } from '../../../platform/listing/id-list.ts'
import {
  isNumberOr,
  type ListDefinition,
  type ListSelection,
  listQuery,
  selectList,
} from '../../../platform/listing/list-query.ts'
import type { ListRequest } from '../../../platform/listing/list-request.ts'
import { hasWords } from '../../../platform/listing/word-search.ts'
import { isAssignedTo } from '../../../staff/desk/desk-subjects.ts'
import { isPaidOrder, isUnpaidOrder } from '../../payments/paid-orders.ts'
import { type ListedStoredOrder, listedOrderJson, orderJson, type StoredOrder } from './stored-order.ts'

export async function findOrder(db: Drizzle, id: number): Promise<StoredOrder | undefined> {
  const { rows } = await db.execute<{ found: StoredOrder }>(sql`
    select ${orderJson} as found from orders as o where o.id = ${id}`)
  return rows[0]?.found
}

/** Dates are days in Havana. */
export const orderFields = {
  id: 'integer',
  /** Separated by commas. */
  ids: 'text',
  noSellOrden: 'text',
  orderDate: 'text',
  status: 'text',
  channel: 'text',
  currency: 'text',
  total: 'integer',
  clientId: 'integer',
  paymentMethod: 'text',
  paymentState: 'text',
  /** False selects what is neither paid nor cancelled. */
  paid: 'boolean',
  /** `none` selects orders in process without a step. */
  step: 'text',
  courierId: 'integer',
  /** A member of staff, or 0 for nobody; for staff only. */
  assignedTo: 'integer',
  /** False selects orders that are INVALIDO. */
  numbered: 'boolean',
  from: 'text',
  to: 'text',
  search: 'text',
} as const

/** The serial of a unit finds its order too. */
function orWithSerial(words: SQL, search: string): SQL {
  const key = serialKey(search)
  if (!key) return words
  return sql`(${words} or o.id = any (array(
    select l.order_id from serial_units as u join order_lines as l on l.id = u.order_line_id where u.serial_key = ${key}::text
  )))`
}

/** The end of the code of a payment or a refund finds its order too. */
function orWithCode(words: SQL, search: string): SQL {
  const codes = /\d/.test(search) ? codesLike(search) : undefined
  if (!codes) return words
  return sql`(${words} or o.id = any (array(
    select y.order_id from payments as y where y.transaction_code_id = any (${codes})
    union all select f.order_id from refunds as f where f.order_id is not null and f.transaction_code_id = any (${codes})
  )))`
}

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`o.id = ${value}`,
    ids: (value) => isOneOfIds(sql`o.id`, value),
    noSellOrden: (value) => sql`o.number = ${value}`,
    status: (value) => sql`o.status = ${value}`,
    channel: (value) => sql`o.channel = ${value}`,
    currency: (value) => sql`o.currency = ${value}`,
    clientId: (value) => sql`o.client_id = ${value}`,
    paymentMethod: (value) => sql`o.payment_method = ${value}`,
    // A part that was verified is not the whole.
    paymentState: (value) =>
      sql`o.id in (
        select y.order_id from payments as y
        where y.state = ${value} and not exists (select from payments as z where z.order_id = y.order_id and z.id > y.id)
      )${value === 'verified' ? sql` and ${isPaidOrder}` : sql``}`,
    paid: (value) => (value === true ? isPaidOrder : isUnpaidOrder),
    step: (value) =>
      value === 'none'
        ? sql`o.status = 'EN PROCESO' and not exists (select from deliveries as d where d.order_id = o.id)`
        : sql`o.id in (select d.order_id from deliveries as d where d.step = ${value})`,
    courierId: (value) =>
      sql`o.id in (select a.order_id from courier_assignments as a where a.courier_id = ${value} and a.ended_at is null)`,
    assignedTo: (value) => isAssignedTo(sql`order_id`, sql`o.id`, value),
    numbered: (value) => (value === true ? sql`o.number is not null` : sql`o.number is null`),
    ...dayFilters(sql`o.order_date`),
    search: (value) =>
      isNumberOr(
        orWithSerial(orWithCode(hasWords(searchedWords.orders('o.'), value), String(value)), String(value)),
        { stored: orders.number, shown: sql`o.number` },
        value,
      ),
  },
  sorts: {
    id: sql`o.id`,
    // Orders without a number sort lowest. No column is nullable, because `nulls last` would not use the indexes.
    noSellOrden: sql`coalesce(o.sequence, 0)`,
    orderDate: sql`o.order_date`,
    status: sql`o.status`,
    currency: sql`o.currency`,
    total: sql`o.total`,
  },
  defaultSort: sql`o.order_date desc`,
  tieBreaker: sql`o.id desc`,
}

/** Newest first by default. */
export function selectOrders(list: ListRequest, always?: SQL): ListSelection | Refusal {
  return selectList(list, selectable, always)
}

export async function listOrders(
  db: Drizzle,
  list: ListRequest,
  always?: SQL,
): Promise<List<ListedStoredOrder> | Refusal> {
  const source = { from: sql`orders as o`, key: sql`o.id`, row: listedOrderJson, hasWordIndex: true }
  return listQuery<ListedStoredOrder>(db, source, selectable, list, always)
}
