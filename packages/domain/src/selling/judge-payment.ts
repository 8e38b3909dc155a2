import type { PaymentState } from './order.ts'
import { balanceOf, type CountedPayment } from './payment-balance.ts'

export interface MadePayment extends CountedPayment {
  id: number
  /** In its own currency. */
  amount: number
}

/** The payment that a judgement is about: the named one, else the newest that waits, else the newest of all. */
export function paymentToJudge<P extends MadePayment>(made: readonly P[], id?: number): P | undefined {
  if (id !== undefined) return made.find((payment) => payment.id === id)
  return made.findLast(({ state }) => state === 'submitted') ?? made.at(-1)
}

interface Judgement {
  /** Undefined: cash, which nobody reported; verifying creates it. */
  payment: MadePayment | undefined
  state: PaymentState
  /** Money of the order was given back. */
  isRefunded: boolean
  /** Without it the courier would have handed in more cash than was collected. */
  isHandedIn: boolean
  /** A courier said that they were paid. */
  isCollected: boolean
  /** The day of the payment is closed. */
  isDayClosed: boolean
  /** Credit was taken when it was paid, and has gone back. */
  isCredit: boolean
  /** A payment provider collected it. */
  isCollectedOnline: boolean
}

/**
 * Why a payment cannot be judged so (selling.md#payment). What was given back must have been paid, and money of a closed
 * day stays as it was counted, and so does cash that a courier has handed in: `refuse_unpaid_refund`, `refuse_closed_day` and
 * `keep_handed_in` and `keep_provider_payment` hold it in the database.
 */
export function whyNotJudged(judgement: Judgement): 'conflict' | 'dayClosed' | undefined {
  const { payment, state, isRefunded, isHandedIn, isCollected, isDayClosed, isCredit, isCollectedOnline } =
    judgement
  if (payment?.state === state || (!payment && state === 'rejected')) return 'conflict'
  if (payment?.state === 'verified' && (isRefunded || isHandedIn || isCollectedOnline)) return 'conflict'
  // The courier would carry it again: what is paid later is a payment of its own.
  if (payment?.state === 'rejected' && (isCollected || isCredit)) return 'conflict'
  return isDayClosed ? 'dayClosed' : undefined
}

/** What arrived; unsaid, what was reported; of unreported cash, what is due. */
export function judgedAmount(
  { total }: { total: number },
  made: readonly MadePayment[],
  { payment, received }: { payment: MadePayment | undefined; received: number | undefined },
): number {
  return received ?? payment?.amount ?? balanceOf(total, made).due
}
