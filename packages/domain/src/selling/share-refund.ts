import {
  type ExchangeRate,
  type GivenBack,
  giveBack,
  giveBackAmount,
  type LeftOfPayment,
} from '../money/settlement.ts'

/** Money that came in, less what went back. */
export interface RefundablePayment extends LeftOfPayment {
  /** Null: everything in the order's currency together. */
  paymentId: number | null
  currency: string
  rate: ExchangeRate
}

export interface RefundPart extends GivenBack, Pick<RefundablePayment, 'paymentId' | 'currency' | 'rate'> {}

/**
 * Which payments an amount in the order's currency goes back from, in the order given: each in its currency and at its rate
 * (selling.md#other-currencies). Undefined if they have less, or if a part is less than one coin of its currency.
 */
export function shareRefund(
  amount: number,
  payments: readonly RefundablePayment[],
): RefundPart[] | undefined {
  const parts: RefundPart[] = []
  let missing = amount
  for (const { paymentId, currency, rate, ...left } of payments) {
    const settled = Math.min(missing, left.settled)
    if (settled === 0) continue
    const given = giveBack(left, rate, settled)
    if (!given) return undefined
    parts.push({ ...given, paymentId, currency, rate })
    missing -= settled
  }
  return missing === 0 ? parts : undefined
}

/** The same for an amount in the currency of the payments, which are all in one. */
export function shareAmount(
  amount: number,
  payments: readonly RefundablePayment[],
): RefundPart[] | undefined {
  const parts: RefundPart[] = []
  let missing = amount
  for (const { paymentId, currency, rate, ...left } of payments) {
    const given = giveBackAmount(left, rate, Math.min(missing, left.amount))
    if (!given || given.amount === 0) continue
    parts.push({ ...given, paymentId, currency, rate })
    missing -= given.amount
  }
  return missing === 0 ? parts : undefined
}
