import type { List } from '@tecnoclick/contract/platform/wire'
import type { SerialHistory, SerialUnit } from '@tecnoclick/contract/stock/serials/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import {
  containsWords,
  type ListDefinition,
  listQuery,
  selectList,
  wireDate,
} from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { type StoredUnit, serializeUnit, unitArguments, unitsWithOrders } from './serial-unit.ts'

export const serialFields = {
  id: 'integer',
  serial: 'text',
  state: 'text',
  productId: 'integer',
  orderId: 'integer',
  sheetId: 'integer',
  serviceOrderId: 'integer',
  search: 'text',
  createdDate: 'text',
} as const

/** A serial is found by its beginning, however it is written; other words are those of product, order and buyer. */
function searchUnits(value: unknown): SQL {
  const key = serialKey(String(value))
  const words = containsWords(sql`concat_ws(' ', p.name, p.sku, o.number, o.buyer_name)`, String(value))
  return key ? sql`(u.serial_key like ${`${key}%`}::text or ${words})` : words
}

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`u.id = ${value}`,
    serial: (value) => sql`u.serial_key = ${serialKey(String(value)) ?? ''}::text`,
    state: (value) => sql`u.state = ${value}`,
    // The units of all variants of a product, or of one.
    productId: (value) => sql`${value}::integer in (p.id, p.parent_id)`,
    orderId: (value) => sql`o.id = ${value}`,
    sheetId: (value) => sql`u.sheet_id = ${value}`,
    serviceOrderId: (value) => sql`u.id = (
      select d.unit_id from passport_repairs as r join passports as d on d.id = r.passport_id where r.service_order_id = ${value}
    )`,
    search: searchUnits,
  },
  sorts: { id: sql`u.id`, serial: sql`u.serial_key`, state: sql`u.state`, createdDate: sql`u.created_at` },
  defaultSort: sql`u.id desc`,
  tieBreaker: sql`u.id desc`,
}

export const selectSerials = (list: ListRequest) => selectList(list, selectable)

export async function listSerials(db: Drizzle, list: ListRequest): Promise<List<SerialUnit> | Refusal> {
  const source = { from: unitsWithOrders, key: sql`u.id`, row: sql`json_build_object(${unitArguments})` }
  const found = await listQuery<StoredUnit>(db, source, selectable, list)
  return isRefusal(found) ? found : { data: found.data.map(serializeUnit), total: found.total }
}

const documentOf = (table: SQL, id: SQL, number: SQL) => sql`(
  select json_build_object('id', x.id, 'number', coalesce(${number}, ${invalidOrderNumber})) from ${table} as x where x.id = ${id}
)`

/** A unit with all that happened to it, oldest first. */
export async function findSerial(db: Drizzle, id: number): Promise<SerialHistory | undefined> {
  const { rows } = await db.execute<{ found: StoredUnit & Pick<SerialHistory, 'events'> }>(sql`
    select json_build_object(${unitArguments}, 'events', (
      select coalesce(json_agg(json_build_object(
        'event', e.event, 'date', ${wireDate(sql`e.at`)}, 'by', coalesce(${staffNameOf(sql`e.actor_id`)}, ''), 'note', e.note,
        'order', ${documentOf(sql`orders`, sql`e.order_id`, sql`x.number`)},
        'returned', ${documentOf(sql`order_returns`, sql`e.return_id`, sql`x.number`)},
        'serviceOrder', ${documentOf(sql`service_orders`, sql`e.service_order_id`, sql`x.order_num`)}
      ) order by e.id), '[]') from serial_events as e where e.unit_id = u.id
    )) as found
    from ${unitsWithOrders} where u.id = ${id}`)
  const [row] = rows
  return row && serializeUnit(row.found)
}
