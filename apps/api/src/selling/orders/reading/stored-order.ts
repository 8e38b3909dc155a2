import { orderMessages } from '@tecnoclick/database/schema/selling/order-messages'
import { orderHistory, orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import type { DeliveryStep } from '@tecnoclick/domain/delivery/delivery-steps'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { lineAmounts, shownOrderFields } from '@tecnoclick/domain/selling/order-fields'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { sql } from 'drizzle-orm'
import { type JsonRow, jsonArguments } from '../../../platform/rows/own-columns.ts'
import { staffNameOf } from '../../../platform/staff-name.ts'
import { handedAmount, handedCurrency } from '../paying/courier-cash.ts'

/** What an order shows of its row as it is. */
export const orderColumns = [
  ...(['id', 'number', 'orderDate', 'status', 'channel', 'currency', 'priceTier'] as const),
  ...(['subtotal', 'total'] as const),
  ...keysOf(shownOrderFields),
  ...(['respuesta', 'respondedAt', 'expiresAt', 'paymentCheckUntil'] as const),
  ...(['clientId', 'excessKept', 'version'] as const),
]
export const lineColumns = [...(['id', 'options', 'combo', 'quantity'] as const), ...keysOf(lineAmounts)]
const paymentColumns = [
  ...(['id', 'state', 'method', 'amount', 'currency', 'receipt', 'createdAt', 'verifiedAt'] as const),
  ...(['note', 'received', 'ratePaid', 'rateSettled', 'rateDay'] as const),
]
const refundColumns = ['id', 'returnId', 'paymentId', 'amount', 'currency', 'method', 'refundedAt'] as const
const messageColumns = ['id', 'author', 'text', 'createdAt'] as const
const historyColumns = ['at', 'event', 'status', 'note'] as const

/** An order without its messages, as `listedOrderJson` returns it: minor units, dates in PostgreSQL's JSON format. */
export interface ListedStoredOrder extends JsonRow<typeof orders, (typeof orderColumns)[number]> {
  step: DeliveryStep | null
  /** What the chosen method says about accounts. */
  method: Pick<PaymentMethod, 'shopAccounts' | 'accounts'> | null
  customer: {
    name: string
    email: string | null
    phone: string | null
    clicode: string | null
    ruccode: string | null
  }
  recipient: { name: string; phone: string | null }
  extraLines: { label: string; total: number }[]
  lines: StoredOrderLine[]
  /** Oldest first. */
  payments: StoredPayment[]
  /** Oldest first. */
  refunds: StoredRefund[]
  /** The oldest message of the customer that staff have not read. */
  unreadSince: string | null
  history: (JsonRow<typeof orderHistory, (typeof historyColumns)[number]> & { staff: boolean })[]
}

/** As `orderJson` returns it. */
export interface StoredOrder extends ListedStoredOrder {
  /** Oldest first. */
  messages: JsonRow<typeof orderMessages, (typeof messageColumns)[number]>[]
}

export interface StoredOrderLine extends JsonRow<typeof orderLines, (typeof lineColumns)[number]> {
  product: {
    id: number
    parentId: number | null
    name: string
    sku: string
    slug: string
    image: string | null
    enable: boolean
  }
  serials: string[]
}

export interface StoredRefund extends JsonRow<typeof refunds, (typeof refundColumns)[number]> {
  /** What it takes off what was paid, in the order's currency. */
  settled: number
  transactionCode: string | null
}

export interface StoredPayment extends JsonRow<typeof payments, (typeof paymentColumns)[number]> {
  /** What it pays, in the order's currency. */
  settled: number
  transactionCode: string | null
  /** Paid to a courier. */
  collected: { amount: number; currency: string; by: string } | null
  /** The gateway that collected it. */
  provider: string | null
  exchangedChange: { amount: number; currency: string } | null
}

/** For a row `y` of payments. */
const collectedJson = sql`case when y.collected_by is not null then json_build_object(
  'amount', ${handedAmount}, 'currency', ${handedCurrency}, 'by', ${staffNameOf(sql`y.collected_by`)}
) end`

/** For a row `y` of payments. */
const exchangedChangeJson = sql`(
  select json_build_object('amount', x.given_amount, 'currency', x.given_currency)
  from exchanged_change as x where x.payment_id = y.id
)`

const listedArguments = sql`
  ${sql.raw(jsonArguments(orders, 'o', orderColumns))},
  'step', (select d.step from deliveries as d where d.order_id = o.id),
  'customer', (
    select json_build_object(
      'name', coalesce(o.buyer_name, ''), 'email', o.buyer_email, 'phone', o.buyer_phone,
      'clicode', max(p.clicode), 'ruccode', max(p.ruccode)
    ) from profiles as p where p.user_id = o.client_id
  ),
  'recipient', json_build_object('name', coalesce(o.recipient_name, ''), 'phone', o.recipient_phone),
  'extraLines', (
    select coalesce(json_agg(json_build_object('label', e.label, 'total', e.total) order by e.id), '[]')
    from order_extra_lines as e where e.order_id = o.id
  ),
  'lines', (
    select coalesce(json_agg(json_build_object(
      ${sql.raw(jsonArguments(orderLines, 'l', lineColumns))},
      'product', json_build_object(
        'id', l.product_id, 'name', l.product_name, 'sku', l.sku, 'parentId', p.parent_id,
        'slug', coalesce((select slug from products where id = p.parent_id), p.slug), 'enable', p.enable,
        'image', (
          select file from product_pictures where product_id in (p.id, p.parent_id)
          order by product_id <> p.id, position limit 1
        )
      ),
      'serials', (
        select coalesce(json_agg(u.serial order by u.id), '[]') from serial_units as u where u.order_line_id = l.id
      )
    ) order by l.position), '[]')
    from order_lines as l join products as p on p.id = l.product_id where l.order_id = o.id
  ),
  'method', (
    select json_build_object('shopAccounts', m.shop_accounts, 'accounts', m.accounts)
    from payment_methods as m where m.code = o.payment_method
  ),
  'payments', (
    select coalesce(json_agg(json_build_object(
      ${sql.raw(jsonArguments(payments, 'y', paymentColumns))}, 'settled', coalesce(y.settled, y.amount), 'transactionCode', c.code, 'collected', ${collectedJson},
      'exchangedChange', ${exchangedChangeJson},
      'provider', (
        select v.name from provider_payments as a join payment_providers as v on v.id = a.provider_id where a.payment_id = y.id
      )
    ) order by y.id), '[]')
    from payments as y left join transaction_codes as c on c.id = y.transaction_code_id where y.order_id = o.id
  ),
  'refunds', (
    select coalesce(json_agg(json_build_object(
      ${sql.raw(jsonArguments(refunds, 'f', refundColumns))}, 'settled', coalesce(f.settled, f.amount), 'transactionCode', c.code
    ) order by f.id), '[]')
    from refunds as f left join transaction_codes as c on c.id = f.transaction_code_id where f.order_id = o.id
  ),
  'unreadSince', (
    select min(m.created_at) from order_messages as m
    where m.order_id = o.id and m.author = 'customer' and m.read_at is null
  ),
  'history', (
    select coalesce(json_agg(json_build_object(
      ${sql.raw(jsonArguments(orderHistory, 'h', historyColumns))},
      'staff', h.actor_id is not null and h.actor_id is distinct from o.client_id
    ) order by h.id), '[]')
    from order_history as h where h.order_id = o.id
  )`

/** Expects an `orders` row with the alias `o`. */
export const listedOrderJson = sql`json_build_object(${listedArguments})`

/** Expects an `orders` row with the alias `o`. */
export const orderJson = sql`json_build_object(${listedArguments},
  'messages', (
    select coalesce(json_agg(json_build_object(
      ${sql.raw(jsonArguments(orderMessages, 'm', messageColumns))}
    ) order by m.created_at, m.id), '[]')
    from order_messages as m where m.order_id = o.id
  )
)`
