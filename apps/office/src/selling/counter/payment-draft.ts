import {
  amountToSettle,
  changeIn as exchangeChange,
  rateBetween,
  settlementOf,
  type UsdRates,
} from '@tecnoclick/domain/money/settlement'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { amountOf, textOrNull } from '../../platform/api/form-values.ts'
import { transactionCodeProblem } from '../payments/transaction-code-field.tsx'

const { counter } = office

/** Nothing is paid now; a reason says why. */
export const notPaid = 'unpaid'

/** As many as the server takes. */
export const mostParts = 4

/** A part that is paid in another way, as typed. */
export interface PartDraft {
  method: string
  /** Empty: that of the sale. */
  currency: string
  amount: string
  code: string
}

export interface PaymentDraft {
  /** A method, `notPaid`, or empty until somebody chooses. It pays the rest where parts are paid in another way. */
  method: string
  /** In which it pays; empty: that of the sale. */
  currency: string
  received: string
  /** In which the change is given; empty: as it was received. */
  changeIn: string
  code: string
  reason: string
  parts: readonly PartDraft[]
}

/** Of one part. */
export type PartErrors = Partial<Record<'method' | 'amount' | 'code', string>>

export type PaymentErrors = Partial<
  Record<'method' | 'currency' | 'received' | 'code' | 'reason', string>
> & {
  parts?: readonly PartErrors[]
}

export const emptyPart: PartDraft = { method: '', currency: '', amount: '', code: '' }
export const emptyPayment: PaymentDraft = {
  ...{ method: '', currency: '', received: '', changeIn: '', code: '', reason: '' },
  parts: [],
}

/** What is to be paid, and at which rates. */
export interface Owed {
  /** Minor units. */
  total: number
  currency: string
  rates: UsdRates
}

interface Cash {
  amount: number
  currency: string
}

/** Minor units; each amount in the currency beside it. */
export interface PaymentPlan {
  /** `settles`: what it pays in the currency of the sale; undefined without a rate. */
  parts: readonly (Cash & { settles: number | undefined })[]
  /** What the chosen method pays, in the currency of the sale. */
  rest: number
  /** The same in its own currency; undefined without a rate. */
  first: Cash | undefined
  /** Of the cash received; undefined if it was too little or nothing was typed. */
  change: Cash | undefined
  /** The same in another currency. */
  exchanged: Cash | undefined
}

export function planPayment(payment: PaymentDraft, { total, currency, rates }: Owed): PaymentPlan {
  let rest = total
  const parts = payment.parts.map((part) => {
    const [paidIn, amount] = [part.currency || currency, minorOf(part.amount) ?? 0]
    const rate = rateBetween(paidIn, currency, rates)
    const settles = paidIn === currency ? amount : rate && settlementOf(amount, rate, rest).settled
    rest -= settles ?? 0
    return { amount, currency: paidIn, settles }
  })
  const paidIn = payment.currency || currency
  const rate = rateBetween(paidIn, currency, rates)
  const least = paidIn === currency ? rest : rate && rest > 0 ? amountToSettle(rest, rate) : undefined
  const first = least === undefined ? undefined : { amount: least, currency: paidIn }
  const change = first && changeOf(payment, first)
  return { parts, rest, first, change, exchanged: exchangedOf(payment, change, rates) }
}

function changeOf({ method, received }: PaymentDraft, { amount, currency }: Cash): Cash | undefined {
  const given = method === 'cash' ? minorOf(received) : undefined
  return given === undefined || given < amount ? undefined : { amount: given - amount, currency }
}

function exchangedOf({ changeIn }: PaymentDraft, change: Cash | undefined, rates: UsdRates) {
  const rate = change && changeIn && rateBetween(change.currency, changeIn, rates)
  if (!rate || changeIn === change.currency) return undefined
  const { settled: amount } = exchangeChange(change.amount, rate)
  return amount > 0 ? { amount, currency: changeIn } : undefined
}

/** Undefined for nonsense. */
const minorOf = (typed: string) => fromWire(amountOf(typed) ?? Number.NaN)

/** Whether less cash was typed than is to be paid in cash. Nothing typed means that it was exact. */
export function isTooLittle({ method, received }: PaymentDraft, { change }: PaymentPlan): boolean {
  return method === 'cash' && received.trim() !== '' && change === undefined
}

/** What is missing before the sale can be asked about. */
export function paymentErrors(payment: PaymentDraft, owed: Owed): PaymentErrors {
  const { method, code, reason } = payment
  const plan = planPayment(payment, owed)
  const badCode = hasCode(method) && transactionCodeProblem(code)
  const parts = isPaid(method) ? payment.parts.map((_, place) => partErrors(payment, owed, plan, place)) : []
  return {
    ...(method === '' && owed.total !== 0 && { method: counter.missingMethod }),
    ...(isPaid(method) && plan.rest > 0 && !plan.first && { currency: counter.noRate }),
    ...(isTooLittle(payment, plan) && { received: counter.tooLittle }),
    ...(method === notPaid && reason.trim() === '' && { reason: counter.missingReason }),
    ...(badCode && { code: badCode }),
    ...(parts.some((errors) => Object.keys(errors).length > 0) && { parts }),
  }
}

function partErrors(
  payment: PaymentDraft,
  { total, currency }: Owed,
  plan: PaymentPlan,
  place: number,
): PartErrors {
  const part = payment.parts[place] ?? emptyPart
  const wayOf = (paid: Pick<PartDraft, 'method' | 'currency'>) =>
    `${paid.method} ${paid.currency || currency}`
  const others = [payment, ...payment.parts.slice(0, place)]
  const settled = plan.parts.slice(0, place + 1).map(({ settles }) => settles ?? 0)
  const isPart = settled.every((paid) => paid > 0) && settled.reduce((sum, paid) => sum + paid, 0) < total
  const badCode = hasCode(part.method) && transactionCodeProblem(part.code)
  return {
    ...(part.method === '' && { method: counter.missingSplit }),
    ...(part.method !== '' &&
      others.some((other) => wayOf(other) === wayOf(part)) && { method: counter.sameWay }),
    ...(!isPart && { amount: counter.badSplit }),
    ...(badCode && { code: badCode }),
  }
}

/** Whether this way of paying may have the code of a transfer. */
export const hasCode = (method: string) => isPaid(method) && method !== 'cash'

export const isPaid = (method: string) => method !== '' && method !== notPaid

/** As the API wants it. Amounts are those that the person saw. */
export function paymentBody(payment: PaymentDraft, owed: Owed) {
  const { method, code, reason } = payment
  const { parts, first, exchanged } = planPayment(payment, owed)
  const codeOf = (paidBy: string, typed: string) => (paidBy === 'cash' ? null : textOrNull(typed))
  const inOther = first && first.currency !== owed.currency ? wireOf(first) : null
  return {
    paymentMethod: isPaid(method) ? method : null,
    transactionCode: isPaid(method) ? codeOf(method, code) : null,
    unpaidReason: method === notPaid ? reason.trim() : null,
    splits: isPaid(method)
      ? parts.map(({ settles, ...paid }, place) => {
          const { method: paidBy = '', code: typed = '' } = payment.parts[place] ?? emptyPart
          const other = paid.currency !== owed.currency && { settles: toWire(settles ?? 0) }
          return {
            paymentMethod: paidBy,
            transactionCode: codeOf(paidBy, typed),
            amount: toWire(paid.amount),
            ...(other && { currency: paid.currency, ...other }),
          }
        })
      : [],
    payIn: isPaid(method) ? inOther : null,
    changeIn: exchanged ? wireOf(exchanged) : null,
  }
}

const wireOf = ({ amount, currency }: Cash) => ({ amount: toWire(amount), currency })

interface Words {
  nameOf: (code: string) => string
  inMoney: (minor: number, currency: string) => string
}

/** How it is paid, in words: `Efectivo`, or all parts with their amounts. */
export function methodText(payment: PaymentDraft, owed: Owed, { nameOf, inMoney }: Words): string {
  const { method } = payment
  if (method === notPaid) return counter.unpaid
  const { parts, first } = planPayment(payment, owed)
  if (parts.length === 0 && first?.currency === owed.currency) return nameOf(method)
  const texts = [
    { ...first, method },
    ...parts.map((part, at) => ({ ...part, method: payment.parts[at]?.method ?? '' })),
  ]
  return texts
    .map(({ amount = 0, currency = owed.currency, method: code }) =>
      fillText(counter.partText, { amount: inMoney(amount, currency), method: nameOf(code) }),
    )
    .join(' + ')
}
