import type { Invariant } from './invariant.ts'

/** Each move twice: as a loss of one holder and a gain of the other. */
const changes = `
  select id, from_id as holder_id, from_shift_id as shift_id, currency, -amount as change, kind, moved_at from cash_moves
  union all
  select id, to_id, to_shift_id, currency, amount, kind, moved_at from cash_moves`

/** What sources of cash moved since the book began: what is older has no entry. */
const sources = `
  select 'payment' as source, id, case when state = 'verified' then coalesce(handed_amount, amount) else 0 end as amount, verified_at as at
  from payments where method = 'cash'
  union all
  select 'service', id, amount, received_at from service_payments where method = 'cash'
  union all
  select 'credit', id, amount, received_at from credit_payments where method = 'cash'
  union all
  select 'refund', id, -amount, refunded_at from refunds where method = 'cash'
  union all
  select 'hand-in', id, amount, received_at from cash_hand_ins`

/** platform.md#invariants, 7. */
export const cashInvariants: readonly Invariant[] = [
  {
    id: '7-cash-balance',
    title: 'What a register or a courier has is the sum of its moves; no courier has less than nothing',
    sql: `
      select holder_id from cash_balances full join (
        select holder_id, currency, sum(change) as total from (${changes}) as moved
        join cash_holders on cash_holders.id = holder_id where place is null group by holder_id, currency
      ) as summed using (holder_id, currency)
      where balance is distinct from total and coalesce(balance, 0) <> coalesce(total, 0)
      union all
      select holder_id from cash_balances join cash_holders on id = holder_id where courier_id is not null and balance < 0`,
  },
  {
    id: '7-cash-sources',
    // Rule: delivery/cash-on-delivery.ts carriedBy
    title: 'Every payment, refund and hand-in of cash since the book began is in it once, with its amount',
    sql: `
      select id from (${sources}) as source full join (
        select case when payment_id is not null then 'payment' when service_payment_id is not null then 'service'
          when credit_payment_id is not null then 'credit' when refund_id is not null then 'refund' else 'hand-in' end as source,
          coalesce(payment_id, service_payment_id, credit_payment_id, refund_id, hand_in_id) as id,
          sum(case
            when kind = 'courierHandIn' then amount
            when from_id = cash_outside() then amount
            else -amount
          end) as entered
        from cash_moves where num_nonnulls(payment_id, service_payment_id, credit_payment_id, refund_id, hand_in_id) = 1 and kind <> 'change'
        group by 1, 2
      ) as moved using (source, id)
      where coalesce(entered, 0) <> coalesce(amount, 0)
        and (entered is not null or at >= (select min(moved_at) from cash_moves))
      union all
      select id from exchanged_change as given where 2 <> (
        select count(*) from cash_moves where payment_id = given.payment_id and kind = 'change' and (
          from_id = cash_outside() and (currency, amount) = (given.currency, given.amount)
          or to_id = cash_outside() and (currency, amount) = (given.given_currency, given.given_amount)
        )
      )`,
  },
  {
    id: '7-cash-shifts',
    // Rule: money/cash-book/cash-book.ts judgeCounts
    title: 'A shift moves cash of its register while it is open, and what is counted at its end is all of it',
    sql: `
      select moved.id from (${changes}) as moved join cash_shifts on cash_shifts.id = shift_id
      left join cash_holders on cash_holders.id = holder_id
      where cash_holders.register_id is distinct from cash_shifts.register_id or moved_at > closed_at
      union all
      select cash_shifts.id from cash_shifts cross join currencies
      where closed_at is not null and coalesce((
        select counted from cash_shift_counts where shift_id = cash_shifts.id and moment = 'opening' and currency = code
      ), 0) + coalesce((
        select sum(change) from (${changes}) as moved where moved.shift_id = cash_shifts.id and moved.currency = code
      ), 0) <> coalesce((
        select counted from cash_shift_counts where shift_id = cash_shifts.id and moment = 'closing' and currency = code
      ), 0)
      union all
      select id from cash_shifts where not exists (
        select from audit_log where entity = 'cash-shift' and entity_id = cash_shifts.id::text
      )`,
  },
  {
    id: '7-cash-audited',
    title: 'What a clerk enters in the cash book is audited',
    sql: `
      select id from cash_moves where kind in ('payIn', 'payOut', 'expense', 'deposit', 'handOver') and not exists (
        select from audit_log where entity = 'cash-move' and entity_id = cash_moves.id::text
      )`,
  },
]
