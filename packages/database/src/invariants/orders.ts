import type { Invariant } from './invariant.ts'
import { invoiceInvariants } from './invoices.ts'
import { completionInvariants } from './payments.ts'
import { promotionInvariants } from './promotions.ts'
import { returnInvariants } from './returns.ts'

const numbered = {
  ORDEN: { table: 'orders', number: 'number' },
  SERVICIO: { table: 'service_orders', number: 'order_num' },
  DEVOLUCION: { table: 'order_returns', number: 'number' },
  FACTURA: { table: "(select * from invoices where kind = 'invoice')", number: 'number' },
  CREDITO: { table: "(select * from invoices where kind = 'credit')", number: 'number' },
} as const

/** platform.md#invariants, 2, for sale orders, service orders, returns, invoices and credit notes. */
function numberingOf(document: keyof typeof numbered): Invariant[] {
  const { table, number } = numbered[document]
  return [
    {
      id: `2-${document.toLowerCase()}-number-form`,
      // Rule: platform/order-number.ts formatOrderNumber
      title: `Each ${document} number is unique and made of prefix, dash and sequence of its series`,
      sql: `
        select t.id from ${table} as t
        join number_series as series on series.id = t.series_id
        join consecutives on consecutives.id = series.consecutive_id
        where consecutives.document <> '${document}'
          or t.${number} <> series.prefix || '-' || case
            when t.sequence < 1000 then lpad(t.sequence::text, 3, '0') else t.sequence::text
          end
        union all
        select min(id) from ${table} as t where ${number} is not null group by ${number} having count(*) > 1`,
    },
    {
      id: `2-${document.toLowerCase()}-no-gaps`,
      title: `${document} numbers have no gaps and agree with the counter`,
      sql: `
        select series.id from number_series as series
        join consecutives on consecutives.id = series.consecutive_id and consecutives.document = '${document}'
        left join ${table} as t on t.series_id = series.id
        group by series.id
        having count(t.id) <> series.next_number - series.first_number
          or min(t.sequence) <> series.first_number
          or max(t.sequence) <> series.next_number - 1`,
    },
  ]
}

/** platform.md#invariants, 2 to 4. */
export const orderInvariants: readonly Invariant[] = [
  ...numberingOf('ORDEN'),
  ...numberingOf('SERVICIO'),
  ...numberingOf('DEVOLUCION'),
  ...numberingOf('FACTURA'),
  ...numberingOf('CREDITO'),
  ...invoiceInvariants,
  ...returnInvariants,
  ...completionInvariants,
  ...promotionInvariants,
  {
    id: '3-order-lines',
    title: 'The amount of each order line is price times quantity',
    sql: 'select id from order_lines where amount <> price * quantity',
  },
  {
    id: '3-order-totals',
    // Rule: selling/cart.ts cartTotals
    title: 'Each order has lines, and subtotal and total are their sums',
    sql: `
      with lines as (select order_id, sum(amount) as amount from order_lines group by order_id),
        extra as (select order_id, sum(total) as amount from order_extra_lines group by order_id)
      select orders.id from orders
      left join lines on lines.order_id = orders.id
      left join extra on extra.order_id = orders.id
      where lines.amount is null or subtotal <> lines.amount or total <> subtotal + coalesce(extra.amount, 0)`,
  },
  {
    id: '3-delivery-once',
    title: "An order has at most one 'Envio' line",
    sql: "select order_id from order_extra_lines where label = 'Envio' group by order_id having count(*) > 1",
  },
  {
    id: '3-delivery-amounts',
    title: 'Fees and minimums of delivery zones are whole minor units of a currency, not negative',
    sql: `
      select zone.id from delivery_zones as zone
      cross join lateral (
        select * from jsonb_each(zone.fees) union all select * from jsonb_each(zone.minimums)
      ) as given (code, amount)
      where code !~ '^[A-Z]{3}$' or amount::text !~ '^[0-9]+$'`,
  },
  {
    id: '3-order-expiry',
    title: 'An order expires once, cancelled by nobody and not before its customer was told',
    sql: `
      select orders.id from order_history join orders on orders.id = order_history.order_id
      where event = 'expired' and (
        orders.status <> 'CANCELADA' or expires_at is null or expires_at > at or actor_id is not null
      )
      union all
      select order_id from order_history where event = 'expired' group by order_id having count(*) > 1`,
  },
  {
    id: '3-order-expired-in-time',
    // Rule: selling/order-expiry.ts expiryOf
    title: 'An unpaid order is cancelled within half an hour of the time its customer was told',
    sql: `
      select id from orders
      where status = 'PENDIENTE' and expires_at < now() - interval '30 minutes' and paid = 0 and total > 0
        and payment_method is distinct from 'cash'
        and not exists (select from settings where key = 'unpaidOrderHours' and value = '0'::jsonb)`,
  },
  {
    id: '3-delivery-steps',
    title:
      'Steps are taken in process or later, of the way that the order takes, and the last one is where it is',
    sql: `
      select deliveries.order_id from deliveries join orders on orders.id = deliveries.order_id
      left join lateral (
        select step from delivery_steps where order_id = deliveries.order_id order by id desc limit 1
      ) as latest on true
      where orders.status = 'PENDIENTE' or latest.step is distinct from deliveries.step
        or deliveries.step = case when orders.home_delivery then 'ready' else 'onTheWay' end`,
  },
  {
    id: '3-delivery-couriers',
    title: 'An order has at most one courier, and none once it is delivered or closed',
    sql: `
      select orders.id from orders
      join courier_assignments as open on open.order_id = orders.id and open.ended_at is null
      left join deliveries on deliveries.order_id = orders.id
      group by orders.id, deliveries.step
      having count(*) > 1 or orders.status <> 'EN PROCESO' or not orders.home_delivery
        or deliveries.step = 'delivered'`,
  },
  {
    id: '3-quote-lines',
    // Rule: workshop/quote-lines.ts quoteTotal
    title:
      'The lines of a quote that were not left out add up to its amount, and all of them to what was offered',
    sql: `
      select quote_id from service_quote_lines as lines join service_quotes as quotes on quotes.id = lines.quote_id
      group by quote_id, amount, offered_amount
      having coalesce(sum(price * quantity) filter (where not declined), 0) <> amount
        or sum(price * quantity) <> coalesce(offered_amount, amount)`,
  },
  {
    id: '4-repair-steps',
    // Rule: workshop/repair-steps.ts
    title: 'A repair stands at a step of its state',
    sql: `
      select orders.id from service_orders as orders left join repair_steps as steps on steps.id = orders.step_id
      where steps.state is distinct from orders.status or orders.step_since is null`,
  },
  {
    id: '4-repair-reports',
    title: 'A verified report of a payment is the payment of its repair, with its amount, currency and code',
    sql: `
      select reports.id from service_payment_reports as reports
      left join service_payments as paid on paid.id = reports.service_payment_id
      where reports.state = 'verified' and (
        paid.service_order_id is distinct from reports.service_order_id or paid.amount <> reports.amount
        or paid.currency <> reports.currency or paid.transaction_code_id is distinct from reports.transaction_code_id
      )`,
  },
  {
    id: '4-service-claims',
    title: 'A repair from the counter is added to an account once, by its owner',
    sql: `
      select orders.id from service_orders as orders
      left join service_order_history as claims on claims.service_order_id = orders.id and claims.event = 'claimed'
      group by orders.id
      having count(claims.id) <> case when orders.claimed_at is null then 0 else 1 end
        or count(*) filter (where claims.actor_id <> orders.customer_id) > 0`,
  },
  {
    id: '4-quote-recorded',
    title: 'A decision that staff recorded for a customer is in the audit log',
    sql: `
      select id from service_quotes as quotes
      where decided_via in ('phone', 'counter') and not exists (
        select from audit_log where entity = 'service-order' and entity_id = quotes.service_order_id::text
          and actor_id = quotes.decided_staff_id and after->>'quoteId' = quotes.id::text
      )`,
  },
  {
    id: '4-idempotency',
    title: 'A customer has no two orders with the same idempotency key',
    sql: `
      select placed_by from orders where idempotency_key is not null
      group by placed_by, idempotency_key having count(*) > 1`,
  },
  {
    id: '4-order-confirmation',
    title: 'Each web order, and each order with an e-mail, has its confirmation in the outbox',
    sql: `
      select orders.id from orders
      where (channel = 'web' or buyer_email is not null)
        and not exists (select from outbox where dedupe_key = 'order-confirmation:' || orders.id)`,
  },
]
