import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { amountToSettle, rateBetween } from '@tecnoclick/domain/money/settlement'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readPaymentRates } from '../payments/payment-rates.ts'
import { inOwnCurrency, type SettledMoney, settlePayment } from '../payments/settle-payment.ts'

interface Part {
  method: string
  money: SettledMoney
  transactionCode: string | null | undefined
}

export type SalePart = NonNullable<CounterSale['split']>

export function splitsOf({ split, splits = [] }: CounterSale): SalePart[] {
  return split ? [split, ...splits] : splits
}

/** What each method pays, in its currency: the parts as they were said, the chosen one all that is left. */
export async function partsOf(
  tx: Transaction,
  now: Date,
  sale: CounterSale & { paymentMethod: string },
  total: number,
): Promise<Part[] | Refusal> {
  const { paymentMethod: method, transactionCode, payIn, currency } = sale
  const parts: Part[] = []
  let rest = total
  for (const split of splitsOf(sale)) {
    const money = await settlePayment(tx, now, split, { currency, due: rest })
    if (isRefusal(money)) return money
    if (money.settled >= rest) return refuseSplit()
    rest -= money.settled
    parts.push({ method: split.paymentMethod, money, transactionCode: split.transactionCode })
  }
  const first = payIn ? await restIn(tx, now, payIn, { currency, due: rest }) : inOwnCurrency(rest, currency)
  if (isRefusal(first)) return first
  const all = [{ method, money: first, transactionCode }, ...parts]
  const ways = new Set(all.map((part) => `${part.method} ${part.money.currency}`))
  return ways.size < all.length ? refuseSplit() : all
}

/** The least that pays all of the rest, which the person has seen. */
async function restIn(
  tx: Transaction,
  now: Date,
  { currency, amount }: NonNullable<CounterSale['payIn']>,
  owed: { currency: string; due: number },
): Promise<SettledMoney | Refusal> {
  const rate = rateBetween(currency, owed.currency, await readPaymentRates(tx))
  if (!rate) return refuse('noRate')
  if (fromWire(amount) !== amountToSettle(owed.due, rate)) return refuse('rateChanged')
  return settlePayment(tx, now, { amount, currency, settles: toWire(owed.due) }, owed)
}

export function takesCash(part: Part | undefined, received: number): boolean {
  return part?.method === 'cash' && received >= part.money.amount
}

export function refuseSplit(): Refusal {
  return refuse('invalid', { fields: { split: { code: 'unknown' } } })
}

export function refuseReceived(): Refusal {
  return refuse('invalid', { fields: { received: { code: 'number' } } })
}
