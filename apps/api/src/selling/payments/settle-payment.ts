import type { Transaction } from '@tecnoclick/database/connect'
import { rateBetween, settlementOf } from '@tecnoclick/domain/money/settlement'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findCurrency } from '../orders/find-currency.ts'
import type { Payment } from './order-payments.ts'
import { readPaymentRates } from './payment-rates.ts'

/** As it comes over the wire. */
export interface GivenMoney {
  amount: number
  /** Unsaid: that of what is owed. */
  currency?: string | null | undefined
  /** What the person saw that it pays, of money in another currency. */
  settles?: number | null | undefined
}

interface Owed {
  currency: string
  /** Minor units; undefined where nobody knows yet. */
  due: number | undefined
}

export type SettledMoney = Pick<Payment, 'amount' | 'currency' | 'settled'> & Partial<Settlement>
type Settlement = Record<'settled' | 'ratePaid' | 'rateSettled' | 'rounding', number> & { rateDay: string }

/**
 * What money pays of what is owed, at today's rate (selling.md#other-currencies). The rate is the server's: another one than
 * the person saw is refused, so that they see it again.
 */
export async function settlePayment(
  tx: Transaction,
  now: Date,
  { amount: said, currency, settles }: GivenMoney,
  owed: Owed,
): Promise<SettledMoney | Refusal> {
  const amount = fromWire(said) ?? 0
  if (!currency || currency === owed.currency) return inOwnCurrency(amount, owed.currency)
  const [paidIn, owedIn] = [await findCurrency(tx, currency), await findCurrency(tx, owed.currency)]
  const rate = rateBetween(currency, owed.currency, await readPaymentRates(tx))
  if (!paidIn || !owedIn || !rate) return refuse('noRate')
  if (settles == null) return refuse('invalid', { fields: { settles: { code: 'required' } } })
  const { settled, rounding } = settlementOf(amount, rate, owed.due)
  if (fromWire(settles) !== settled)
    return refuse('rateChanged', { values: { settles: formatAmount(settled, owedIn) } })
  if (settled === 0) return refuse('invalid', { fields: { amount: { code: 'number' } } })
  const { paid: ratePaid, settled: rateSettled } = rate
  return { amount, currency, settled, ratePaid, rateSettled, rateDay: havanaDay(now), rounding }
}

/** Another amount of the same payment: at its own rate, whatever today's is. */
export function withAmount(payment: Payment, amount: number, due: number): SettledMoney {
  const { currency, ratePaid, rateSettled, rateDay, rounding } = payment
  if (ratePaid === null || rateSettled === null || rateDay === null || rounding === null)
    return inOwnCurrency(amount, currency)
  const settlement =
    amount === payment.amount
      ? { settled: payment.settled, rounding }
      : settlementOf(amount, { paid: ratePaid, settled: rateSettled }, due)
  return { amount, currency, ratePaid, rateSettled, rateDay, ...settlement }
}

/** Money in the currency that is owed pays its amount. */
export function inOwnCurrency(amount: number, currency: string): SettledMoney {
  return { amount, currency, settled: amount }
}

/** Money in the currency that is owed stores nothing beside its amount. */
export const ownSettlement = {
  settled: null,
  ratePaid: null,
  rateSettled: null,
  rateDay: null,
  rounding: null,
}

/** `settled` is stored for money in another currency alone. */
export function settlementRow({ settled, ...money }: SettledMoney) {
  return money.ratePaid === undefined ? money : { ...money, settled }
}
