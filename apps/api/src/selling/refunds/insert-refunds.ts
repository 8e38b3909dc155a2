import type { Transaction } from '@tecnoclick/database/connect'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { creditMethod, isCredit } from '@tecnoclick/domain/money/credit/credit'
import { splitRefund } from '@tecnoclick/domain/money/credit/spend-credit'
import { type RefundPart, shareAmount, shareRefund } from '@tecnoclick/domain/selling/share-refund'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { creditAccountOf } from '../credit/credit-account.ts'
import { paidForOrder, paidForRepair, type Refundable } from './refundable-payments.ts'

interface GivenBack {
  of: { orderId: number; returnId?: number } | { serviceOrderId: number }
  /** In the currency of the order; of a repair in that of the money. */
  amount: number
  currency: string
  /** One payment in another currency alone. */
  paymentId?: number | undefined
  method: string
  transactionCodeId: number | null
  refundedAt: Date
  refundedBy: number
}

export type StoredRefund = Pick<typeof refunds.$inferSelect, 'id' | 'amount' | 'currency' | 'method'>

/** Who gets credit. */
interface Payee {
  userId: number | null
  phone: string | null
}

/**
 * A refund, whose caller has checked that so much was paid: what was paid with credit goes back as credit, and all of it if
 * the customer agreed (selling.md#store-credit); money goes back in the currency that came in, at the rate of its payment
 * (selling.md#other-currencies). Returns what was stored and what of it became credit.
 */
export async function insertRefunds(
  tx: Transaction,
  { of, amount, currency, paymentId, method, transactionCodeId, ...given }: GivenBack,
  payee: Payee,
): Promise<{ rows: StoredRefund[]; credit: number } | Refusal> {
  const isRepair = 'serviceOrderId' in of
  const moved = isRepair
    ? await paidForRepair(tx, of.serviceOrderId, currency)
    : await paidForOrder(tx, of.orderId)
  const parts = isCredit(method) ? { money: 0, credit: amount } : splitRefund({ ...moved, amount })
  const left =
    paymentId === undefined ? moved.left : moved.left.filter((each) => each.paymentId === paymentId)
  const money = isRepair ? shareAmount(parts.money, left) : shareRefund(parts.money, left)
  if (!money) return refuse('refundTooHigh')
  const rows: (typeof refunds.$inferInsert)[] = money.map((part, place) => ({
    ...{ ...of, ...given, method, transactionCodeId: place === 0 ? transactionCodeId : null },
    ...settlementOfPart(part, left, isRepair),
  }))
  if (parts.credit > 0) {
    // Back to whoever paid with it, or as the customer agreed.
    const creditAccountId =
      (isCredit(method) ? undefined : moved.payer) ?? (await creditAccountOf(tx, payee)) ?? moved.payer
    if (creditAccountId === undefined) return refuse('creditHolder')
    rows.push({ ...of, ...given, currency, method: creditMethod, amount: parts.credit, creditAccountId })
  }
  const stored = await tx
    .insert(refunds)
    .values(rows)
    .returning({ id: refunds.id, amount: refunds.amount, currency: refunds.currency, method: refunds.method })
  return { rows: stored, credit: parts.credit }
}

/** Money in the currency that is owed is of no payment alone, and settles its amount. */
function settlementOfPart(
  { paymentId, currency, amount, settled, rate, rounding }: RefundPart,
  left: readonly Refundable[],
  isRepair: boolean,
) {
  if (paymentId === null) return { currency, amount }
  return {
    ...{ currency, amount, settled, rounding, ratePaid: rate.paid, rateSettled: rate.settled },
    rateDay: left.find((each) => each.paymentId === paymentId)?.rateDay ?? null,
    ...(isRepair ? { servicePaymentId: paymentId } : { paymentId }),
  }
}
