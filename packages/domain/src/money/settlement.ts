/**
 * Money in one currency that pays what is owed in another (selling.md#other-currencies). Amounts are minor units; all of it is
 * reckoned in integers, so that nothing is lost: what rounding leaves is a number of its own.
 */

/** What is worth the same, in hundredths: `{ paid: 38050, settled: 100 }` is 380.50 CUP for 1 USD. */
export interface ExchangeRate {
  paid: number
  settled: number
}

export interface Settlement {
  /** What is paid with it, in the currency of what is owed. */
  settled: number
  /** `amount * rate.settled = settled * rate.paid + rounding`: in the order's minor units, times `rate.paid`. */
  rounding: number
}

/** Units for one USD by currency, in hundredths. */
export type UsdRates = Readonly<Record<string, number>>

/** Undefined where the shop has no rate for one of them. */
export function rateBetween(paidIn: string, owedIn: string, rates: UsdRates): ExchangeRate | undefined {
  const [paid, settled] = [rates[paidIn], rates[owedIn]]
  return paid && settled ? { paid, settled } : undefined
}

/**
 * What an amount pays: the nearest minor unit. The last one that pays all of `due` pays just that: what its smallest coin is
 * worth beyond is rounding.
 */
export function settlementOf(amount: number, rate: ExchangeRate, due?: number): Settlement {
  const [worth, paid] = [BigInt(amount) * BigInt(rate.settled), BigInt(rate.paid)]
  const nearest = divideNearest(worth, paid)
  const isLast = due !== undefined && due > 0 && nearest > due && amount === amountToSettle(due, rate)
  const settled = isLast ? BigInt(due) : nearest
  return { settled: Number(settled), rounding: Number(worth - settled * paid) }
}

/** The least that pays `due`. */
export function amountToSettle(due: number, rate: ExchangeRate): number {
  const settled = BigInt(rate.settled)
  return Number((BigInt(due) * BigInt(rate.paid) + settled - 1n) / settled)
}

/** What is handed out instead of an amount in another currency, rounded down to the smallest coin: `rounding` stays in the till. */
export function changeIn(amount: number, rate: ExchangeRate): Settlement {
  const [worth, paid] = [BigInt(amount) * BigInt(rate.settled), BigInt(rate.paid)]
  const settled = worth / paid
  return { settled: Number(settled), rounding: Number(worth - settled * paid) }
}

/** A payment, less what of it has gone back. */
export interface LeftOfPayment {
  amount: number
  settled: number
}

export interface GivenBack extends Settlement {
  /** In the currency of the payment. */
  amount: number
}

/**
 * What goes back of a payment, at its own rate, for an amount in the order's currency: the nearest coin, and all that is left
 * with the last of it. Undefined: less than one coin, while more of it stays.
 */
export function giveBack(left: LeftOfPayment, rate: ExchangeRate, settled: number): GivenBack | undefined {
  if (settled > left.settled) return undefined
  if (settled === left.settled) return exactly(left.amount, settled, rate)
  const nearest = Number(divideNearest(BigInt(settled) * BigInt(rate.paid), BigInt(rate.settled)))
  const amount = Math.min(nearest, left.amount - 1)
  return amount > 0 ? exactly(amount, settled, rate) : undefined
}

/** The same for an amount in the currency of the payment. */
export function giveBackAmount(
  left: LeftOfPayment,
  rate: ExchangeRate,
  amount: number,
): GivenBack | undefined {
  if (amount > left.amount) return undefined
  const { settled } = settlementOf(amount, rate)
  return exactly(amount, amount === left.amount ? left.settled : Math.min(settled, left.settled), rate)
}

function exactly(amount: number, settled: number, rate: ExchangeRate): GivenBack {
  const rounding = BigInt(amount) * BigInt(rate.settled) - BigInt(settled) * BigInt(rate.paid)
  return { amount, settled, rounding: Number(rounding) }
}

/** Halves up; both are positive. */
function divideNearest(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
