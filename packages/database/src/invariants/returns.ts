import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 3 and 7. Numbers and stock are with those of orders. */
export const returnInvariants: readonly Invariant[] = [
  {
    id: '3-returns-bought',
    // Rule: selling/returns.ts leftToReturn
    title: 'No order line has more units asked for or returned than were bought',
    sql: `
      select order_line_id from return_lines
      join order_returns on order_returns.id = return_id join order_lines on order_lines.id = order_line_id
      where state not in ('refused', 'withdrawn') and outcome is distinct from 'repair'
      group by order_line_id, order_lines.quantity having sum(return_lines.quantity) > order_lines.quantity`,
  },
  {
    id: '3-returns-owned',
    title:
      'Each return is of a completed order, by its buyer or registered by staff, with lines of that order',
    sql: `
      select order_returns.id from order_returns join orders on orders.id = order_id
      where (orders.client_id is distinct from order_returns.client_id and
          not (order_returns.client_id is null and registered_by is not null))
        or orders.status <> 'COMPLETADA'
        or not exists (select from return_lines where return_id = order_returns.id)
        or exists (
          select from return_lines join order_lines on order_lines.id = order_line_id
          where return_id = order_returns.id and order_lines.order_id <> order_returns.order_id
        )`,
  },
  {
    id: '3-returns-settled',
    title: 'A settled return says what became of each line; a repair has its service order of that customer',
    sql: `
      select return_lines.id from return_lines join order_returns on order_returns.id = return_id
      left join service_orders on service_orders.id = service_order_id
      where (state = 'settled') <> (outcome is not null)
        or outcome = 'repair' and (service_orders.id is null
          or order_returns.client_id is not null and service_orders.customer_id is distinct from order_returns.client_id)`,
  },
  {
    id: '7-refunds',
    // Rule: selling/refund-due.ts whyNotRefunded
    title:
      'Refunds of an order are in its currency or in that of the payment they are of, of settled returns, a cancelled order or one that was paid too much, and together no more than was paid',
    sql: `
      select refunds.id from refunds join orders on orders.id = refunds.order_id
      left join order_returns on order_returns.id = return_id
      where refunds.currency <> orders.currency and refunds.payment_id is null or order_returns.order_id <> refunds.order_id
        or case when return_id is null then orders.status <> 'CANCELADA' and orders.paid <= orders.total else order_returns.state <> 'settled' end
      union all
      select order_id from refunds where order_id is not null
      group by order_id having sum(coalesce(settled, amount)) > (
        select coalesce(sum(coalesce(payments.settled, payments.amount)), 0) from payments
        where payments.order_id = refunds.order_id and payments.state = 'verified'
      )`,
  },
  {
    id: '7-refunds-of-payments',
    // Rule: selling/share-refund.ts shareRefund
    title:
      'What goes back of a payment is in its currency and at its rate, no more than came in, and all that it settled with the last of it',
    sql: `
      select refunds.id from refunds
      left join payments on payments.id = payment_id left join service_payments as repairs on repairs.id = service_payment_id
      where refunds.settled is not null and (
        refunds.currency <> coalesce(payments.currency, repairs.currency)
        or refunds.rate_paid <> coalesce(payments.rate_paid, repairs.rate_paid)
        or refunds.rate_settled <> coalesce(payments.rate_settled, repairs.rate_settled)
        or payments.order_id <> refunds.order_id or repairs.service_order_id <> refunds.service_order_id
        or payments.state <> 'verified'
      )
      union all
      select paid.id from (
        select id, null::integer as repair_id, amount, settled from payments
        union all select null, id, amount, settled from service_payments
      ) as paid join refunds on payment_id = paid.id or service_payment_id = paid.repair_id
      group by paid.id, paid.repair_id, paid.amount, paid.settled
      having sum(refunds.amount) > paid.amount or sum(refunds.settled) > paid.settled
        or sum(refunds.amount) = paid.amount and sum(refunds.settled) <> paid.settled
      union all
      select order_id from refunds where order_id is not null and credit_account_id is null
      group by order_id, currency having sum(amount) > (
        select coalesce(sum(payments.amount), 0) from payments
        where payments.order_id = refunds.order_id and payments.state = 'verified' and payments.currency = refunds.currency
          and payments.credit_account_id is null
      )`,
  },
  {
    id: '7-refunds-audited',
    title: 'A return is settled, and money of a cancelled order given back, only by an audited staff action',
    sql: `
      select id from order_returns where state = 'settled' and not exists (
        select from audit_log join users on users.id = audit_log.actor_id
        where entity = 'return' and entity_id = order_returns.id::text and users.role = 'admin'
          and audit_log.after ->> 'state' = 'settled'
      )
      union all
      select id from refunds where order_id is not null and return_id is null and credit_account_id is null and not exists (
        select from audit_log where entity = 'refund' and entity_id = refunds.id::text
          or entity = 'order' and entity_id = refunds.order_id::text and audit_log.after ->> 'voidReason' is not null
      )`,
  },
]
