import type { Transaction } from '@tecnoclick/database/connect'
import type { Cash } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { type SQL, sql } from 'drizzle-orm'
import type { Payment } from '../../payments/order-payments.ts'

/** What was handed over for a payment, for a row `y` of payments. */
export const handedAmount = sql`coalesce(y.handed_amount, y.amount)`
export const handedCurrency = sql`coalesce(y.handed_currency, y.currency)`

type Handed = Pick<Payment, 'amount' | 'currency' | 'handedAmount' | 'handedCurrency'>

export function handedOver({ amount, currency, handedAmount, handedCurrency }: Handed): Cash {
  return { amount: handedAmount ?? amount, currency: handedCurrency ?? currency }
}

/** What a courier carries; held until the end of the transaction. */
export async function heldCash(tx: Transaction, courierId: number, currency: string): Promise<number> {
  const { rows } = await tx.execute<{ carried: string }>(
    sql`select hold_courier_cash(${courierId}, ${currency}) as carried`,
  )
  return Number(rows[0]?.carried ?? 0)
}

/**
 * What couriers carry: a query with courier, currency, carried (minor units) and since, when they were last without any.
 * `whose` is about a row `m` with courier and currency.
 */
export function carriedCash(whose: SQL = sql`true`): SQL {
  return sql`
    select m.courier, m.currency, sum(m.amount)::float8 as carried, coalesce(min(m.at) filter (
      where m.amount > 0 and not exists (
        select from cash_hand_ins as h
        where h.courier_id = m.courier and h.currency = m.currency and h.amount = h.carried and h.received_at >= m.at
      )
    ), max(m.at)) as since
    from (
      select y.collected_by as courier, ${handedCurrency} as currency, ${handedAmount} as amount, y.verified_at as at
      from payments as y where y.collected_by is not null and y.state = 'verified'
      union all
      select courier_id, currency, -amount, received_at from cash_hand_ins
    ) as m
    where ${whose} group by m.courier, m.currency having sum(m.amount) <> 0`
}
