import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { returnFields } from '@tecnoclick/domain/selling/return-fields'
import { refundable } from '@tecnoclick/domain/selling/returns'
import { type PaidLine, paidForLines, paidForUnits } from '@tecnoclick/domain/selling/share-out'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { type JsonRow, jsonArguments } from '../../platform/rows/own-columns.ts'

type Line = OrderReturn['lines'][number]

/** What a return shows of its row as it is. */
const returnColumns = [
  ...(['id', 'number', 'orderId', 'clientId', 'kind', 'reason', 'condition', 'state', 'version'] as const),
  ...keysOf(returnFields),
]
type ReturnColumn = (typeof returnColumns)[number]

/** As `returnJson` returns it: amounts in minor units, numbers may be missing. */
export interface StoredReturn
  extends Omit<OrderReturn, ReturnColumn | 'orderNumber' | 'lines' | 'refundable'>,
    JsonRow<typeof orderReturns, ReturnColumn> {
  orderNumber: string | null
  lines: (Omit<Line, 'amount' | 'serviceOrder'> & {
    bought: number
    /** Units of the line in earlier returns. */
    before: number
    serviceOrder: { id: number; number: string | null; status: string } | null
  })[]
  orderLines: (PaidLine & { id: number })[]
  /** What staff took off the whole sale. */
  offSale: number
  paid: number
  refunded: number
}

/** Expects an `order_returns` row with the alias `r` and its order with the alias `o`. */
export const returnJson = sql`json_build_object(
  ${sql.raw(jsonArguments(orderReturns, 'r', returnColumns))}, 'orderNumber', o.number, 'currency', o.currency,
  'customer', json_build_object(
    'name', coalesce(r.contact_name, o.buyer_name, ''), 'email', o.buyer_email,
    'phone', coalesce(r.contact_phone, o.buyer_phone)
  ),
  'askedDate', ${wireDate(sql`r.asked_at`)}, 'decidedDate', ${wireDate(sql`r.decided_at`)},
  'receivedDate', ${wireDate(sql`r.received_at`)}, 'settledDate', ${wireDate(sql`r.settled_at`)},
  'withdrawnDate', ${wireDate(sql`r.withdrawn_at`)},
  'lines', (
    select coalesce(json_agg(json_build_object(
      'id', l.id, 'lineId', b.id, 'productId', b.product_id, 'name', b.product_name, 'sku', b.sku,
      'brandId', p.brand_id, 'quantity', l.quantity, 'price', b.price, 'outcome', l.outcome,
      'serials', (
        select coalesce(json_agg(u.serial order by u.id), '[]') from serial_units as u where u.return_line_id = l.id
      ),
      'bought', b.quantity, 'before', (
        select coalesce(sum(e.quantity), 0) from return_lines as e join order_returns as x on x.id = e.return_id
        where e.order_line_id = l.order_line_id and e.id < l.id
          and x.state not in ('refused', 'withdrawn') and e.outcome is distinct from 'repair'
      ),
      'serviceOrder', (
        select json_build_object('id', s.id, 'number', s.order_num, 'status', s.status)
        from service_orders as s where s.id = l.service_order_id
      )
    ) order by b.position), '[]')
    from return_lines as l join order_lines as b on b.id = l.order_line_id join products as p on p.id = b.product_id
    where l.return_id = r.id
  ),
  'photos', (
    select coalesce(json_agg(f.file order by f.position), '[]') from return_photos as f where f.return_id = r.id
  ),
  'refund', (
    -- In money, as credit, or partly each.
    select json_build_object(
      'amount', sum(coalesce(f.settled, f.amount)), 'credit', coalesce(sum(f.amount) filter (where f.credit_account_id is not null), 0),
      'currency', o.currency, 'method', (array_agg(f.method order by f.id))[1], 'transactionCode', min(c.code),
      'date', ${wireDate(sql`min(f.refunded_at)`)},
      'given', coalesce(
        json_agg(json_build_object('amount', f.amount, 'currency', f.currency) order by f.id) filter (where f.currency <> o.currency),
        '[]'
      )
    )
    from refunds as f left join transaction_codes as c on c.id = f.transaction_code_id where f.return_id = r.id
    having count(*) > 0
  ),
  'orderLines', (
    select json_agg(json_build_object('id', b.id, 'amount', b.amount, 'discount', b.discount) order by b.position)
    from order_lines as b where b.order_id = o.id
  ),
  'offSale', (
    select coalesce(-sum(e.total), 0) from order_extra_lines as e where e.order_id = o.id and e.label = 'Descuento'
  ),
  'paid', o.paid,
  'paidMethods', array(
    select y.method from payments as y where y.order_id = o.id and y.state = 'verified' and y.method is not null
    group by y.method order by sum(coalesce(y.settled, y.amount)) desc, y.method
  ),
  'refunded', (
    select coalesce(sum(coalesce(f.settled, f.amount)), 0) from refunds as f join order_returns as x on x.id = f.return_id
    where x.order_id = o.id
  )
)`

export function serializeReturn({
  number,
  orderNumber,
  lines,
  refund,
  orderLines,
  offSale,
  paid,
  refunded,
  ...same
}: StoredReturn): OrderReturn {
  const paidFor = paidForLines(orderLines, offSale)
  const paidOf = (lineId: number) => paidFor[orderLines.findIndex(({ id }) => id === lineId)] ?? 0
  return {
    ...same,
    number: number ?? invalidOrderNumber,
    orderNumber: orderNumber ?? invalidOrderNumber,
    lines: lines.map((line) => serializeLine(line, paidOf(line.lineId))),
    refund: refund && {
      ...refund,
      amount: toWire(refund.amount),
      credit: toWire(refund.credit),
      given: refund.given.map(({ amount, currency }) => ({ amount: toWire(amount), currency })),
    },
    refundable: toWire(refundable(paid, refunded)),
  }
}

/** The amount is what was really paid for the units. */
function serializeLine(
  { price, serviceOrder, bought, before, ...line }: StoredReturn['lines'][number],
  paid: number,
): Line {
  return {
    ...line,
    price: toWire(price),
    amount: toWire(paidForUnits(paid, { units: line.quantity, before, bought })),
    serviceOrder: serviceOrder && {
      id: serviceOrder.id,
      number: serviceOrder.number ?? invalidOrderNumber,
      status: serviceOrder.status as NonNullable<Line['serviceOrder']>['status'],
    },
  }
}
