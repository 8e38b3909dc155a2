import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { amountOf, textOrNull } from '../../platform/api/form-values.ts'
import { transactionCodeProblem } from '../payments/transaction-code-field.tsx'

const { counter } = office

/** Nothing is paid now; a reason says why. */
export const notPaid = 'unpaid'

/** A part that is paid in another way, as typed. */
export interface SplitDraft {
  method: string
  amount: string
  code: string
}

export interface PaymentDraft {
  /** A method, `notPaid`, or empty until somebody chooses. It pays the rest where a part is paid in another way. */
  method: string
  received: string
  code: string
  reason: string
  split: SplitDraft | undefined
}

export type PaymentErrors = Partial<
  Record<'method' | 'received' | 'code' | 'reason' | 'splitMethod' | 'splitAmount' | 'splitCode', string>
>

export const emptyPayment: PaymentDraft = {
  method: '',
  received: '',
  code: '',
  reason: '',
  split: undefined,
}
export const emptySplit: SplitDraft = { method: '', amount: '', code: '' }

/** What the chosen method pays, in minor units. */
export function restOf({ split }: PaymentDraft, total: number): number {
  return total - (split ? splitAmountOf(split) : 0)
}

/** In minor units; 0 for nonsense. */
function splitAmountOf({ amount }: SplitDraft): number {
  return fromWire(amountOf(amount) ?? Number.NaN) ?? 0
}

/** What is given back of the cash received, in minor units; undefined if too little or nothing was typed. */
export function changeOf(payment: PaymentDraft, total: number): number | undefined {
  const { method, received } = payment
  const given = method === 'cash' ? fromWire(amountOf(received) ?? Number.NaN) : undefined
  const rest = restOf(payment, total)
  return given === undefined || given < rest ? undefined : given - rest
}

/** Whether less cash was typed than is to be paid in cash. Nothing typed means that it was exact. */
export function isTooLittle(payment: PaymentDraft, total: number): boolean {
  const isTyped = payment.method === 'cash' && payment.received.trim() !== ''
  return isTyped && changeOf(payment, total) === undefined
}

/** What is missing before the sale can be asked about. */
export function paymentErrors(payment: PaymentDraft, total: number | undefined): PaymentErrors {
  const { method, code, reason, split } = payment
  const rest = restOf(payment, total ?? 0)
  const isPart = rest > 0 && rest < (total ?? 0)
  const badCode = hasCode(method) && transactionCodeProblem(code)
  const badSplitCode = split && hasCode(split.method) && transactionCodeProblem(split.code)
  return {
    ...(method === '' && total !== 0 && { method: counter.missingMethod }),
    ...(isTooLittle(payment, total ?? 0) && { received: counter.tooLittle }),
    ...(method === notPaid && reason.trim() === '' && { reason: counter.missingReason }),
    ...(split && (split.method === '' || split.method === method) && { splitMethod: counter.missingSplit }),
    ...(split && !isPart && { splitAmount: counter.badSplit }),
    ...(badCode && { code: badCode }),
    ...(badSplitCode && { splitCode: badSplitCode }),
  }
}

/** Whether this way of paying may have the code of a transfer. */
export const hasCode = (method: string) => method !== '' && method !== 'cash' && method !== notPaid

/** As the API wants it. */
export function paymentBody({ method, code, reason, split }: PaymentDraft) {
  const isPaid = method !== '' && method !== notPaid
  const codeOf = (paidBy: string, typed: string) => (paidBy === 'cash' ? null : textOrNull(typed))
  return {
    paymentMethod: isPaid ? method : null,
    transactionCode: isPaid ? codeOf(method, code) : null,
    unpaidReason: method === notPaid ? reason.trim() : null,
    split:
      isPaid && split
        ? {
            paymentMethod: split.method,
            amount: toWire(splitAmountOf(split)),
            transactionCode: codeOf(split.method, split.code),
          }
        : null,
  }
}

interface Words {
  nameOf: (code: string) => string
  inMoney: (minor: number) => string
}

/** How it is paid, in words: `Efectivo`, or both parts with their amounts. */
export function methodText(payment: PaymentDraft, total: number, { nameOf, inMoney }: Words): string {
  const { method, split } = payment
  if (method === notPaid) return counter.unpaid
  if (!split) return nameOf(method)
  return fillText(counter.twoMethods, {
    rest: inMoney(restOf(payment, total)),
    method: nameOf(method),
    amount: inMoney(splitAmountOf(split)),
    other: nameOf(split.method),
  })
}
