import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 7. */
export const creditInvariants: readonly Invariant[] = [
  {
    id: '7-credit-balance',
    title: 'The entries of a ledger add up to its balance, which was never negative',
    sql: `
      select account_id from credit_balances where balance <> (
        select coalesce(sum(amount), 0) from credit_entries
        where credit_entries.account_id = credit_balances.account_id and credit_entries.currency = credit_balances.currency
      )
      union all
      select account_id from (
        select account_id, balance_after, sum(amount) over (partition by account_id, currency order by id) as running
        from credit_entries
      ) as entered where balance_after <> running`,
  },
  {
    id: '7-credit-sources',
    // Rule: money/credit/spend-credit.ts splitRefund
    title: 'What is paid with credit, given back as credit or bought is in the ledger, and nothing else',
    sql: `
      select coalesce(moved.account_id, entered.account_id) from (
        select account_id, currency, sum(amount) as amount from (
          select credit_account_id as account_id, currency, -amount as amount from payments
          where credit_account_id is not null and state = 'verified'
          union all
          select credit_account_id, currency, -amount from service_payments where credit_account_id is not null
          union all
          select credit_account_id, 'CUP', -price from reset_sales where credit_account_id is not null
          union all
          select credit_account_id, currency, amount from refunds where credit_account_id is not null
          union all
          select credit_account_id, 'CUP', credit from reset_outcomes where credit_account_id is not null
          union all
          select account_id, currency, amount from credit_payments
        ) as moves group by account_id, currency
      ) as moved full join (
        select account_id, currency, sum(amount) as amount from credit_entries
        where kind in ('refund', 'returned', 'change', 'bought', 'spent') group by account_id, currency
      ) as entered using (account_id, currency)
      where coalesce(moved.amount, 0) <> coalesce(entered.amount, 0)`,
  },
  {
    id: '7-credit-audited',
    title: 'Credit is given and taken by an audited action of staff, and bought',
    sql: `
      select id from credit_entries where kind in ('given', 'taken') and (note = '' or not exists (
        select from audit_log join users on users.id = audit_log.actor_id
        where entity = 'credit' and entity_id = credit_entries.account_id::text and users.role = 'admin'
          and audit_log.after ->> 'kind' = credit_entries.kind
      ))
      union all
      select id from credit_payments where order_id is null and not exists (
        select from audit_log where entity = 'credit' and entity_id = credit_payments.account_id::text
      )`,
  },
]
