import type { Invariant } from './invariant.ts'

/** A change of a reset sale by staff, or by the shop itself where it verified the transfer, from the audit log. */
const auditOf = (field: string) => `
  select from audit_log left join users on users.id = audit_log.actor_id
  where entity = 'reset-sale' and entity_id = reset_sales.id::text and audit_log.after ? '${field}'
    and (users.role = 'admin' or audit_log.actor_id is null and reset_sales.verified_by is null)`

/** platform.md#invariants, 7. */
export const resetInvariants: readonly Invariant[] = [
  {
    id: '7-transaction-code',
    // Rule: selling/transaction-code.ts comparedCode
    title: 'A transaction code has one spelling and is used once, orders and resets together',
    sql: `
      select min(id) from transaction_codes group by compared having count(*) > 1
      union all
      select id from transaction_codes
      where code !~ '^[A-Z0-9-]+$' or compared is null
        or replace(code, '-', '') not in ('', compared) and not exists (
          select from audit_log where entity = 'transaction-code' and entity_id = transaction_codes.id::text
        )
      union all
      select transaction_code_id from (
        select transaction_code_id from payments where transaction_code_id is not null
        union all
        select transaction_code_id from reset_sales
      ) as used group by transaction_code_id having count(*) > 1`,
  },
  {
    id: '7-reset-price',
    // Rule: resets/reset-plan.ts planPrice
    title: 'The price of each reset sale is that of its plan',
    sql: `
      select id from reset_sales
      where price <> base_price * case plan when 'permanent' then 10 else 1 end`,
  },
  {
    id: '7-reset-hid',
    // Rule: resets/sale-state.ts saleStates
    title: 'A hardware id follows the verified payment, and a key follows the hardware id',
    sql: `
      select id from reset_sales
      where (hid is not null and (verified_at is null or hid_at < verified_at))
        or (key is not null and (hid is null or key_at < hid_at))`,
  },
  {
    id: '7-downloads',
    title: 'Each download is by a buyer with a verified payment, or by staff',
    sql: `
      select downloads.id from downloads
      join users on users.id = downloads.user_id
      left join reset_sales on reset_sales.id = downloads.reset_sale_id
      where case
        when downloads.reset_sale_id is null then users.role <> 'admin'
        else reset_sales.buyer_id <> downloads.user_id or reset_sales.reset_id <> downloads.reset_id
          or reset_sales.verified_at is null or downloads.at < reset_sales.verified_at
      end`,
  },
  {
    id: '7-reset-audited',
    title:
      'Downloads and keys are granted only by an audited action of staff, downloads also by a message of the bank or by credit that pays at once',
    sql: `
      select id from reset_sales
      where (descargable and credit_account_id is null and not exists (${auditOf('descargable')}))
        or (key is not null and not exists (${auditOf('key')}))`,
  },
  {
    id: '7-reset-credit',
    // Rule: resets/outcome.ts decideFailure
    title: 'Money for a reset that did not work is given back once, never more than it cost, to its buyer',
    sql: `
      select reset_outcomes.id from reset_outcomes
      join reset_sales on reset_sales.id = reset_sale_id join credit_accounts on credit_accounts.id = reset_outcomes.credit_account_id
      where outcome <> 'failed' or credit > price or credit_accounts.user_id is distinct from buyer_id or (
        select count(*) from credit_entries where credit_entries.reset_sale_id = reset_sales.id and kind = 'refund'
      ) <> 1
      union all
      select credit_entries.id from credit_entries left join reset_outcomes using (reset_sale_id)
      where credit_entries.reset_sale_id is not null and kind = 'refund'
        and (decision is distinct from 'credited' or credit <> amount)`,
  },
  {
    id: '7-reset-outcomes',
    title: 'Whoever says how a reset worked has paid it, and what is counted is what they said',
    sql: `
      select reset_outcomes.id from reset_outcomes join reset_sales on reset_sales.id = reset_sale_id
      where verified_at is null
      union all
      select coalesce(counted.reset_id, said.reset_id) from reset_counts as counted full join (
        select reset_id, upper(coalesce(printer_model, '')) as model,
          count(*) filter (where outcome = 'worked') as worked, count(*) filter (where outcome = 'failed') as failed
        from reset_outcomes join reset_sales on reset_sales.id = reset_sale_id group by 1, 2
      ) as said using (reset_id, model)
      where coalesce(counted.worked, 0) <> coalesce(said.worked, 0) or coalesce(counted.failed, 0) <> coalesce(said.failed, 0)`,
  },
  {
    id: '7-reset-logs',
    title: 'The log of a failure is a file of its buyer',
    sql: `
      select reset_outcomes.id from reset_outcomes join reset_sales on reset_sales.id = reset_sale_id
      join files on files.name = log where files.owner_id is distinct from buyer_id or files.kind <> 'reset-log'`,
  },
]
