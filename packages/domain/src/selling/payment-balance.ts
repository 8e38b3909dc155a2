import type { PaymentState } from './order.ts'
import type { OrderStatus } from './order-status.ts'

export interface CountedPayment {
  state: PaymentState
  /** What it pays, in the order's currency. Minor units, as all amounts here. */
  settled: number
}

export interface Balance {
  /** Verified. */
  paid: number
  /** Reported and not checked yet. */
  pending: number
  /** Still to be paid, pending payments not counted. */
  due: number
  /** Nobody has reported this part yet. */
  open: number
  /** Paid beyond the total. */
  excess: number
}

/** What of an order is paid (selling.md#partial-payments). */
export function balanceOf(total: number, payments: readonly CountedPayment[]): Balance {
  const sum = (state: PaymentState) =>
    payments.reduce((sum, payment) => (payment.state === state ? sum + payment.settled : sum), 0)
  const [paid, pending] = [sum('verified'), sum('submitted')]
  return {
    paid,
    pending,
    due: Math.max(total - paid, 0),
    open: Math.max(total - paid - pending, 0),
    excess: Math.max(paid - total, 0),
  }
}

export function isPaid(total: number, { paid }: Pick<Balance, 'paid'>): boolean {
  return paid >= total
}

/** The customer chooses how to pay until the order is paid or closed. */
export function mayChooseMethod(
  order: { status: OrderStatus; channel: string; total: number },
  balance: Balance,
): boolean {
  const isOpen = order.status === 'PENDIENTE' || order.status === 'EN PROCESO'
  return isOpen && order.channel !== 'mostrador' && !isPaid(order.total, balance)
}

/** The strongest state: a verified part keeps an order although a later payment was rejected. */
export function stateOfPayments(payments: readonly CountedPayment[]): PaymentState | undefined {
  const has = (state: PaymentState) => payments.some((payment) => payment.state === state)
  if (has('verified')) return 'verified'
  if (has('submitted')) return 'submitted'
  return has('rejected') ? 'rejected' : undefined
}

/** What the buyer reported covers all that is left: nothing is to be done until staff have checked it. */
export function isInReview({ pending, open }: Pick<Balance, 'pending' | 'open'>): boolean {
  return pending > 0 && open === 0
}

interface ReportedPayment extends CountedPayment {
  /** In its own currency. */
  amount: number
  hasCode: boolean
  hasReceipt: boolean
}

interface Report {
  hasCode: boolean
  hasReceipt: boolean
  /** What the buyer says was paid, if anything. */
  amount: number | null
}

/**
 * The unchecked payment that a report completes (selling.md#partial-payments): a photo belongs to the code before it, a
 * code to the photo before it. A code alone may also be about the part that nobody has reported.
 */
export function findCompleted<P extends ReportedPayment>(
  payments: readonly P[],
  { hasCode, hasReceipt, amount }: Report,
  { open }: Pick<Balance, 'open'>,
): P | undefined {
  if (hasCode === hasReceipt) return undefined
  const isMeant = (payment: P) =>
    amount === null ? hasReceipt || open === 0 : amount === payment.amount || open === 0
  const halves = payments.filter(
    (payment) =>
      payment.state === 'submitted' &&
      (hasReceipt ? payment.hasCode && !payment.hasReceipt : payment.hasReceipt && !payment.hasCode),
  )
  return halves.findLast((half) => half.amount === amount) ?? halves.findLast(isMeant)
}

/** What becomes of a payment for which the buyer sent another code. It is stored as rejected, but nobody has rejected it. */
export const replaced = { state: 'rejected', note: 'Sustituido por otro código' } as const

export function isReplaced({ state, note }: { state: PaymentState; note: string }): boolean {
  return state === replaced.state && note === replaced.note
}
