import type { List } from '@tecnoclick/contract/platform/wire'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { lettersAndDigits } from '@tecnoclick/domain/platform/letters-and-digits'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { chargeOf } from '@tecnoclick/domain/workshop/repair-charge'
import { expectedDay } from '@tecnoclick/domain/workshop/repair-steps'
import { deviceFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { codesLike } from '../../platform/listing/code-search.ts'
import { dayFilters } from '../../platform/listing/day-start.ts'
import {
  containsWords,
  isNumberOr,
  type ListDefinition,
  listQuery,
  wireDate,
} from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { jsonArguments } from '../../platform/rows/own-columns.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { isAssignedTo } from '../../staff/desk/desk-subjects.ts'
import { serializeCharge } from './service-payments.ts'

/** Filters and sort fields of the staff list. Dates are days in Havana. */
export const staffOrderFields = {
  id: 'integer',
  orderNum: 'text',
  fecha: 'text',
  status: 'text',
  /** The id of a step. */
  step: 'integer',
  /** Later than promised or expected, today in Havana. */
  overdue: 'boolean',
  /** For sorting: the earliest first, then those that nobody expects. */
  expected: 'text',
  serviceId: 'integer',
  brandId: 'integer',
  customerId: 'integer',
  houseservice: 'boolean',
  /** A member of staff, or 0 for nobody. */
  assignedTo: 'integer',
  /** Of the last quote. */
  quote: 'text',
  /** Of those with a price; false selects what is neither paid nor cancelled, and what was completed without a price. */
  paid: 'boolean',
  /** Of the device, however it is typed. */
  serial: 'text',
  from: 'text',
  to: 'text',
  search: 'text',
} as const

/** What is paid of the quote `q`, in its currency (workshop.md#payments). */
const paidOfQuote = sql`(
  coalesce((
    select sum(coalesce(settled, amount)) from service_payments
    where service_order_id = q.service_order_id and coalesce(settled_currency, currency) = q.currency
  ), 0)
  - coalesce((
    select sum(coalesce(f.settled, f.amount)) from refunds as f left join service_payments as p on p.id = f.service_payment_id
    where f.service_order_id = q.service_order_id and coalesce(p.settled_currency, f.currency) = q.currency
  ), 0)
)`

const lastQuote = sql`service_quotes as q
  where q.id = (select max(id) from service_quotes where service_order_id = o.id)`
const price = sql`${lastQuote} and q.state in ('pending', 'accepted')`

/** As `isUnpriced` of domain/workshop/repair-charge. */
const isUnpricedRepair = sql`(
  not exists (select from ${price})
  and not exists (select from service_payments where service_order_id = o.id and kind = 'payment')
  and not exists (select from return_lines where service_order_id = o.id)
  and not exists (select from repeated_repairs where service_order_id = o.id)
)`

/** The end of the code of a payment or a refund finds its repair too. */
function orWithCode(words: SQL, search: string): SQL {
  const codes = /\d/.test(search) ? codesLike(search) : undefined
  if (!codes) return words
  return sql`(${words} or o.id in (
    select y.service_order_id from service_payments as y where y.transaction_code_id = any (${codes})
    union all select f.service_order_id from refunds as f where f.transaction_code_id = any (${codes})
  ))`
}

/** As `expectedDay` of domain/workshop/repair-steps. */
const expectedOfRepair = sql`(case when o.status in ('PENDIENTE', 'EN PROCESO') then coalesce(
  o.promised_date, ((o.step_since + make_interval(days => t.expected_days)) at time zone 'America/Havana')::date
) end)`
const isOverdueRepair = sql`(${expectedOfRepair} < (now() at time zone 'America/Havana')::date)`

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`o.id = ${value}`,
    orderNum: (value) => sql`o.order_num = ${value}`,
    status: (value) => sql`o.status = ${value}`,
    step: (value) => sql`o.step_id = ${value}`,
    overdue: (value) => sql`coalesce(${isOverdueRepair}, false) = ${value}`,
    serviceId: (value) => sql`o.service_id = ${value}`,
    brandId: (value) => sql`o.brand_id = ${value}`,
    customerId: (value) => sql`o.customer_id = ${value}`,
    assignedTo: (value) => isAssignedTo(sql`service_order_id`, sql`o.id`, value),
    houseservice: (value) => sql`o.houseservice = ${value}`,
    quote: (value) =>
      sql`${value} = (select state from service_quotes where service_order_id = o.id order by id desc limit 1)`,
    paid: (value) =>
      value === true
        ? sql`exists (select from ${price} and ${paidOfQuote} >= q.amount)`
        : sql`(
            o.status <> 'CANCELADA' and exists (select from ${price} and ${paidOfQuote} < q.amount)
            or o.status = 'COMPLETADA' and ${isUnpricedRepair}
          )`,
    serial: (value) => sql`o.id in (
      select service_order_id from service_intakes where serial_key = ${lettersAndDigits(String(value))}
    )`,
    ...dayFilters(sql`o.fecha`),
    search: (value) =>
      isNumberOr(
        orWithCode(
          containsWords(
            sql`concat_ws(' ', o.order_num, o.model, b.name, p.name, p.lastname, u.email, p.phone, o.contact_name, o.contact_phone)`,
            value,
          ),
          String(value),
        ),
        { stored: serviceOrders.orderNum, shown: sql`o.order_num` },
        value,
      ),
  },
  sorts: {
    id: sql`o.id`,
    // Orders without a number sort lowest. No column is nullable, because `nulls last` would not use the
    // indexes.
    orderNum: sql`coalesce(o.sequence, 0)`,
    fecha: sql`o.fecha`,
    status: sql`o.status`,
    expected: sql`coalesce(${expectedOfRepair}, 'infinity')`,
  },
  defaultSort: sql`o.fecha desc`,
  tieBreaker: sql`o.id desc`,
}

const ordersWithDetails = sql`service_orders as o
  join repair_steps as t on t.id = o.step_id
  join services as v on v.id = o.service_id join brands as b on b.id = o.brand_id
  left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id`

/** With the customer, for staff. Newest first by default. */
export async function listStaffOrders(
  db: Drizzle,
  list: ListRequest,
): Promise<List<StaffServiceOrder> | Refusal> {
  const source = { from: ordersWithDetails, key: sql`o.id`, row: staffOrderJson }
  const page = await listQuery<Row>(db, source, selectable, list)
  return isRefusal(page) ? page : { ...page, data: page.data.map(serialize) }
}

const staffOrderJson = sql`json_build_object(
  ${sql.raw(jsonArguments(serviceOrders, 'o', ['id', 'status', ...keysOf(deviceFields), 'houseservice', 'version']))},
  'orderNum', coalesce(o.order_num, ${invalidOrderNumber}), 'fecha', ${wireDate(sql`o.fecha`)},
  'step', json_build_object(
    'id', t.id, 'key', t.key, 'name', t.name, 'text', t.text, 'turn', t.turn, 'since', ${wireDate(sql`o.step_since`)},
    'expectedDays', t.expected_days, 'promisedDay', o.promised_date
  ),
  'technician', (
    select json_build_object('id', g.staff_id, 'name', ${staffNameOf(sql`g.staff_id`)})
    from assignments as g where g.service_order_id = o.id
  ),
  'service', json_build_object('id', v.id, 'name', v.name), 'brand', json_build_object('id', b.id, 'name', b.name),
  'walkIn', o.received_by is not null,
  'unreadSince', ${wireDate(sql`o.unread_since`)}, 'answered', o.respuesta is not null,
  'customer', json_build_object(
    'id', u.id, 'name', coalesce(
      nullif(concat_ws(' ', p.name, p.lastname), ''), o.contact_name, concat_ws(' ', o.recipient_name, o.recipient_lastname)
    ),
    'email', coalesce(u.email, o.contact_email, ''),
    'phone', coalesce(nullif(p.phone, ''), o.contact_phone, o.recipient_phone, '')
  ),
  'quote', (
    select json_build_object('amount', q.amount, 'currency', q.currency, 'state', q.state, 'paid', ${paidOfQuote})
    from ${lastQuote}
  ),
  'unpriced', ${isUnpricedRepair}
)`

type ListedQuote = NonNullable<StaffServiceOrder['quote']>
type ListedStep = Omit<StaffServiceOrder['step'], 'expectedDay'> & { expectedDays: number | null }
type Row = Omit<StaffServiceOrder, 'quote' | 'charge' | 'step'> & {
  step: ListedStep
  quote: (ListedQuote & { paid: number }) | null
}

function serialize({ quote, step, ...row }: Row): StaffServiceOrder {
  const { expectedDays, ...standing } = step
  const { since, promisedDay: promisedDate } = standing
  const expected = { status: row.status, expectedDays, since: new Date(since), promisedDate }
  const order = { ...row, step: { ...standing, expectedDay: expectedDay(expected) } }
  if (!quote) return { ...order, quote, charge: null }
  const { paid, ...asked } = quote
  return {
    ...order,
    quote: { ...asked, amount: toWire(asked.amount) },
    charge: serializeCharge(chargeOf(asked, [{ amount: paid, currency: asked.currency }], [])),
  }
}
