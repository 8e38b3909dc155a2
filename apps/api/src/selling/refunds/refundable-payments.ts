import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { inMoney } from '@tecnoclick/domain/money/credit/spend-credit'
import type { ExchangeRate } from '@tecnoclick/domain/money/settlement'
import type { RefundablePayment } from '@tecnoclick/domain/selling/share-refund'
import { and, eq } from 'drizzle-orm'

export interface Refundable extends RefundablePayment {
  rateDay: string | null
  method: string | null
  /** What came in. */
  paid: number
}

export interface PaidAndBack {
  paidInMoney: number
  refundedInMoney: number
  /** Whose credit paid a part. */
  payer: number | undefined
  /** Money that came in, less what went back: first that in the currency that is owed, then the newest. */
  left: Refundable[]
}

interface Moved {
  id: number
  method: string | null
  currency: string
  amount: number
  settled: number | null
  ratePaid: number | null
  rateSettled: number | null
  rateDay: string | null
  creditAccountId: number | null
}

interface Back extends Omit<Moved, 'ratePaid' | 'rateSettled' | 'rateDay'> {
  paymentId: number | null
}

const itself: ExchangeRate = { paid: 1, settled: 1 }

export async function paidForOrder(tx: Drizzle | Transaction, orderId: number): Promise<PaidAndBack> {
  const isVerified = and(eq(payments.orderId, orderId), eq(payments.state, 'verified'))
  const paid = await tx.select().from(payments).where(isVerified).orderBy(payments.id)
  return leftOf(paid, await tx.select().from(refunds).where(eq(refunds.orderId, orderId)), settledOf)
}

/** In one currency: what is owed may be in another one by now. */
export async function paidForRepair(
  tx: Transaction,
  serviceOrderId: number,
  currency: string,
): Promise<PaidAndBack> {
  const isPaid = and(
    eq(servicePayments.serviceOrderId, serviceOrderId),
    eq(servicePayments.currency, currency),
  )
  const isBack = and(eq(refunds.serviceOrderId, serviceOrderId), eq(refunds.currency, currency))
  const back = await tx.select().from(refunds).where(isBack)
  return leftOf(
    await tx.select().from(servicePayments).where(isPaid).orderBy(servicePayments.id),
    back.map((refund) => ({ ...refund, paymentId: refund.servicePaymentId })),
    ({ amount }) => amount,
  )
}

type Worth = (moved: Moved | Back) => number

const settledOf: Worth = ({ amount, settled }) => settled ?? amount

function leftOf(paid: readonly Moved[], back: readonly Back[], worth: Worth): PaidAndBack {
  const sum = (moved: readonly (Moved | Back)[]) =>
    inMoney(moved.map((each) => ({ ...each, amount: worth(each) })))
  const own = paid.filter((payment) => payment.settled === null && payment.creditAccountId === null)
  const other = paid.filter((payment) => payment.settled !== null).toReversed()
  const pool = inMoney(own) - inMoney(back.filter(({ paymentId }) => paymentId === null))
  const [first] = own
  return {
    paidInMoney: sum(paid),
    refundedInMoney: sum(back),
    payer: paid.find(({ creditAccountId }) => creditAccountId !== null)?.creditAccountId ?? undefined,
    left: [
      ...(first
        ? [
            {
              paymentId: null,
              currency: first.currency,
              rate: itself,
              rateDay: null,
              method: mostOf(own),
              paid: inMoney(own),
              amount: pool,
              settled: pool,
            },
          ]
        : []),
      ...other.map((payment) => ({
        paymentId: payment.id,
        currency: payment.currency,
        rate: { paid: payment.ratePaid ?? 1, settled: payment.rateSettled ?? 1 },
        rateDay: payment.rateDay,
        method: payment.method,
        paid: payment.amount,
        ...lessRefunds(payment, back),
      })),
    ],
  }
}

/** The method of the largest payment. */
function mostOf(paid: readonly Moved[]): string | null {
  return paid.toSorted((one, other) => other.amount - one.amount)[0]?.method ?? null
}

function lessRefunds({ id, amount, settled }: Moved, back: readonly Back[]) {
  const own = back.filter(({ paymentId }) => paymentId === id)
  return {
    amount: own.reduce((left, refund) => left - refund.amount, amount),
    settled: own.reduce((left, refund) => left - (refund.settled ?? 0), settled ?? amount),
  }
}
