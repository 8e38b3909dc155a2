import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 3. */
export const completionInvariants: readonly Invariant[] = [
  {
    id: '3-unpaid-completed',
    // Rule: selling/payment-balance.ts isPaid
    title: 'A completed order that is not paid says why',
    sql: `
      select id from orders where status = 'COMPLETADA'
        and total > (select coalesce(sum(coalesce(settled, amount)), 0) from payments where order_id = orders.id and state = 'verified')
        and not exists (select from order_history where order_id = orders.id and event = 'reason')`,
  },
  {
    id: '3-discounts',
    title: 'A sale below the prices of its products was made by staff and says why',
    sql: `
      select orders.id from orders
      where (
        exists (select from order_lines where order_id = orders.id and list_price is not null)
        or exists (select from order_extra_lines where order_id = orders.id and label = 'Descuento')
      ) <> (discount_reason is not null) or discount_reason is not null and channel = 'web'`,
  },
]

/** platform.md#invariants, 7. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: '7-paid',
    // Rule: selling/payment-balance.ts balanceOf
    title: 'An order has the sum of what its verified payments settle',
    sql: `
      select orders.id from orders left join (
        select order_id, sum(coalesce(settled, amount)) as paid from payments where state = 'verified' group by order_id
      ) as verified on verified.order_id = orders.id
      where orders.paid <> coalesce(verified.paid, 0)`,
  },
  {
    id: '7-payments',
    title:
      'Each payment is in the currency of its order or says at which rate it settles what, and its receipt is a private photo of that customer or of who pays for them',
    sql: `
      select payments.id from payments join orders on orders.id = payments.order_id
      left join files on files.name = payments.receipt
      where (payments.currency <> orders.currency) <> (payments.settled is not null) or payments.amount <= 0
        or payments.receipt is not null and (
          files.kind is distinct from 'receipt' or files.visibility <> 'private'
          or files.owner_id is distinct from orders.client_id
            and not (files.owner_id is null and exists (select from family_links where order_id = orders.id))
        )`,
  },
  {
    id: '7-payments-audited',
    title:
      'A payment of an order is verified only by an audited action of staff, or of the shop by the word of a bank or a gateway',
    sql: `
      select payments.id from payments join orders on orders.id = payments.order_id
      where orders.channel <> 'mostrador' and payments.state = 'verified' and payments.credit_account_id is null and not exists (
        select from audit_log left join users on users.id = audit_log.actor_id
        where entity = 'payment' and entity_id = payments.id::text
          and (users.role = 'admin' or payments.verified_by is null and audit_log.actor_id is null)
          and audit_log.after ->> 'state' = 'verified'
      )`,
  },
  {
    id: '7-recognised',
    // Rule: money/recognise-payment.ts isVerifiedAlone
    title:
      'A message of a bank pays one thing, verified, with its amount and number; what no member of staff verified has one',
    sql: `
      select messages.id from bank_messages as messages
      left join payments on payments.id = messages.payment_id
      left join reset_sales on reset_sales.id = messages.reset_sale_id
      left join service_payments on service_payments.id = messages.service_payment_id
      left join transaction_codes as codes on codes.id = coalesce(payments.transaction_code_id, service_payments.transaction_code_id)
      where messages.state = 'matched' and (
        messages.amount is distinct from coalesce(payments.amount, reset_sales.price, service_payments.amount)
        or messages.currency is distinct from coalesce(payments.currency, service_payments.currency, 'CUP')
        or payments.state <> 'verified'
        or messages.reset_sale_id is not null and reset_sales.verified_at is null
        or messages.reset_sale_id is null and codes.compared is distinct from messages.compared
      )
      union all
      select id from payments where state = 'verified' and verified_by is null
        and not exists (select from bank_messages where payment_id = payments.id and settled_by is null)
        and not exists (select from provider_payments where payment_id = payments.id)
      union all
      select id from reset_sales where verified_at is not null and verified_by is null
        and not exists (select from bank_messages where reset_sale_id = reset_sales.id and settled_by is null)`,
  },
  {
    id: '7-online',
    // Rule: selling/provider-payment.ts judgeReport
    title:
      'A payment with a gateway that is paid is one verified payment of its order with its amount, and no more is given back',
    sql: `
      select attempts.id from provider_payments as attempts
      left join payments on payments.id = attempts.payment_id
      where (attempts.state in ('paid', 'refunded')) <> (attempts.payment_id is not null)
        or attempts.payment_id is not null and (
          payments.state <> 'verified' or payments.order_id <> attempts.order_id
          or payments.amount <> attempts.amount or payments.currency <> attempts.currency
        )
        or attempts.refunded > attempts.amount
      union all
      select provider_payment_id from provider_payment_events
      where outcome = 'applied' and state = 'paid'
      group by provider_payment_id having count(*) > 1`,
  },
  {
    id: '7-repair-payments',
    // Rule: workshop/repair-charge.ts refundableOf
    title:
      'The deposit of a repair is among its payments, refunds of a repair are no more than was paid, both audited',
    sql: `
      select id from service_orders where deposit is distinct from (
        select sum(amount) from service_payments
        where service_order_id = service_orders.id and kind = 'deposit' and currency = deposit_currency
      )
      union all
      select service_order_id from refunds where service_order_id is not null
      group by service_order_id, currency having sum(amount) > (
        select coalesce(sum(amount), 0) from service_payments as paid
        where paid.service_order_id = refunds.service_order_id and paid.currency = refunds.currency
      )
      union all
      select service_order_id from refunds where service_order_id is not null and not exists (
        select from audit_log where entity = 'service-refund' and entity_id = service_order_id::text
      )`,
  },
  {
    id: '7-courier-cash',
    // Rule: delivery/cash-on-delivery.ts carriedBy
    title:
      'What a courier collected is handed in or still with them, no less, audited, and of orders that they delivered',
    sql: `
      select handed.courier_id from (
        select courier_id, currency, sum(amount) as amount from cash_hand_ins group by courier_id, currency
      ) as handed
      where amount > (
        select coalesce(sum(coalesce(handed_amount, payments.amount)), 0) from payments
        where collected_by = handed.courier_id and state = 'verified'
          and coalesce(handed_currency, payments.currency) = handed.currency
      )
      union all
      select courier_id from cash_hand_ins where not exists (
        select from audit_log where entity = 'hand-in' and entity_id = cash_hand_ins.id::text
      )
      union all
      select collected_by from payments where collected_by is not null and not exists (
        select from courier_assignments as task
        where task.order_id = payments.order_id and task.courier_id = collected_by and outcome = 'delivered'
      )`,
  },
  {
    id: '7-closed-days',
    title:
      'Closed days follow each other, are audited, and the cash that was expected is what their money adds up to',
    sql: `
      select day::text from (
        select day, first_day, lag(day) over (order by day) as before from day_closings
      ) as closed where first_day <> before + 1
      union all
      select day::text from day_closings where not exists (
        select from audit_log where entity = 'closing' and entity_id = day::text
      )
      union all
      select cash_counts.day::text from cash_counts join day_closings using (day)
      where expected - opening <> (
        select coalesce(sum(amount), 0) from payments
        where method = 'cash' and collected_by is null
          and payments.currency = cash_counts.currency and closing_day between first_day and day
      ) + (
        select coalesce(sum(amount), 0) from cash_hand_ins
        where cash_hand_ins.currency = cash_counts.currency and closing_day between first_day and day
      ) + (
        select coalesce(sum(amount), 0) from credit_payments as bought
        where method = 'cash' and bought.currency = cash_counts.currency and closing_day between first_day and day
      ) + (
        select coalesce(sum(amount), 0) from service_payments as paid
        where method = 'cash' and paid.currency = cash_counts.currency and closing_day between first_day and day
      ) + (
        select coalesce(sum(case when to_id = cash_holders.id then amount else -amount end), 0)
        from cash_moves as entered join cash_holders on cash_holders.id in (from_id, to_id)
        where register_id is not null and kind in ('change', 'payIn', 'payOut', 'expense', 'deposit', 'difference')
          and entered.currency = cash_counts.currency and closing_day between first_day and day
      ) - (
        select coalesce(sum(amount), 0) from refunds
        where method = 'cash' and refunds.currency = cash_counts.currency and closing_day between first_day and day
      )
      union all
      select id::text from payments where closing_day < (verified_at at time zone 'America/Havana')::date`,
  },
  {
    id: '7-kept-excess',
    title: 'What is kept of what was paid too much is an amount, and audited',
    sql: `
      select id::text from orders where excess_kept is not null and (excess_kept <= 0 or not exists (
        select from audit_log where entity = 'order' and entity_id = orders.id::text
          and after ->> 'excessKept' = excess_kept::text
      ))`,
  },
  {
    id: '7-cash-corrections',
    // Rule: money/cash-count.ts countedNow
    title: 'A correction of counted cash is later than its closing, changes what stood and is audited',
    sql: `
      select id::text from (
        select cash_corrections.*, day_closings.closed_at, coalesce(
          lag(cash_corrections.counted) over (partition by day, currency order by cash_corrections.id), cash_counts.counted
        ) as before
        from cash_corrections join day_closings using (day) join cash_counts using (day, currency)
      ) as corrected
      where counted = before or corrected_at < closed_at or not exists (
        select from audit_log where entity = 'closing' and action = 'update' and entity_id = day::text
          and after ->> 'counted' = counted::text
      )`,
  },
]
