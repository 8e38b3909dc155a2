import type { CashMove } from '@tecnoclick/contract/money/cash-book/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { dayFilters } from '../../platform/listing/day-start.ts'
import { type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

export const cashMoveFields = {
  id: 'integer',
  date: 'text',
  kind: 'text',
  currency: 'text',
  registerId: 'integer',
  courierId: 'integer',
  shiftId: 'integer',
  from: 'text',
  to: 'text',
} as const

const definition: ListDefinition = {
  filters: {
    id: (value) => sql`m.id = ${value}`,
    kind: (value) => sql`m.kind = ${value}`,
    currency: (value) => sql`m.currency = ${value}`,
    registerId: (value) => sql`(f.register_id = ${value} or t.register_id = ${value})`,
    courierId: (value) => sql`(f.courier_id = ${value} or t.courier_id = ${value})`,
    shiftId: (value) => sql`(m.from_shift_id = ${value} or m.to_shift_id = ${value})`,
    ...dayFilters(sql`m.moved_at`),
  },
  sorts: { id: sql`m.id`, date: sql`m.moved_at` },
  defaultSort: sql`m.id desc`,
  tieBreaker: sql`m.id desc`,
}

/** For a holder `h`: outside is no name. */
const holderJson = (h: SQL) => sql`json_build_object(
  'kind', case when ${h}.register_id is not null then 'register' when ${h}.courier_id is not null then 'courier' else ${h}.place end,
  'id', coalesce(${h}.register_id, ${h}.courier_id),
  'name', coalesce((select name from cash_registers where id = ${h}.register_id), ${staffNameOf(sql`${h}.courier_id`)}, '')
)`

const source = {
  from: sql`cash_moves as m join cash_holders as f on f.id = m.from_id join cash_holders as t on t.id = m.to_id
    left join payments as y on y.id = m.payment_id left join refunds as g on g.id = m.refund_id
    left join credit_payments as k on k.id = m.credit_payment_id left join service_payments as d on d.id = m.service_payment_id
    left join orders as o on o.id = coalesce(y.order_id, g.order_id, k.order_id)
    left join service_orders as w on w.id = coalesce(d.service_order_id, g.service_order_id)`,
  key: sql`m.id`,
  row: sql`json_build_object(
    'id', m.id, 'date', ${wireDate(sql`m.moved_at`)}, 'kind', m.kind, 'from', ${holderJson(sql`f`)}, 'to', ${holderJson(sql`t`)},
    'currency', m.currency, 'amount', m.amount, 'reason', m.reason, 'orderId', o.id, 'noSellOrden', o.number,
    'serviceOrderId', w.id, 'orderNum', w.order_num, 'reversesId', m.reverses_id,
    'isReversed', exists (select from cash_moves as r where r.reverses_id = m.id), 'receipt', m.receipt,
    'enteredBy', ${staffNameOf(sql`m.entered_by`)}
  )`,
}

/** Newest first by default. */
export async function listCashMoves(db: Drizzle, list: ListRequest): Promise<List<CashMove> | Refusal> {
  const found = await listQuery<CashMove>(db, source, definition, list)
  if (isRefusal(found)) return found
  return { data: found.data.map((move) => ({ ...move, amount: toWire(move.amount) })), total: found.total }
}

const { columns, kinds, holders } = office.cash

/** What the list shows, as CSV. The byte order mark makes Excel read UTF-8. */
export async function exportCashMoves(db: Drizzle, list: ListRequest): Promise<string | Refusal> {
  const found = await listCashMoves(db, { ...list, limit: 20_000, skip: 0 })
  if (isRefusal(found)) return found
  const nameOf = ({ kind, name }: CashMove['from']) => name || holders[kind]
  const lines = found.data.map((move) => [
    ...[formatDateTime(new Date(move.date), 'es'), kinds[move.kind], nameOf(move.from), nameOf(move.to)],
    ...[move.currency, move.amount.toFixed(2), move.noSellOrden ?? move.orderNum ?? ''],
    ...[move.reason, move.enteredBy ?? ''],
  ])
  const header = [
    ...[columns.date, columns.kind, columns.from, columns.to, columns.currency, columns.amount],
    ...[columns.document, columns.reason, columns.enteredBy],
  ]
  return `\ufeff${writeRows([header, ...lines])}`
}
