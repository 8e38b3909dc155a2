import type { RefundableMoney } from '@tecnoclick/contract/selling/refunds/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { shareRefund } from '@tecnoclick/domain/selling/share-refund'

export interface RefundPlan {
  /** What goes back in each currency, at the rate of its payment. */
  parts: readonly { amount: number; currency: string }[]
  /** In the order's currency: it was paid with credit. */
  credit: number
}

/** What of an amount goes back from which payment, as the server will book it; undefined where so much is not left. */
export function planRefund(
  amount: number,
  { money, payments }: RefundableMoney,
  paymentId: number | undefined,
): RefundPlan | undefined {
  const inMoney = Math.min(amount, money)
  const parts = shareRefund(
    minor(inMoney),
    payments
      .filter((payment) => paymentId === undefined || payment.paymentId === paymentId)
      .map(({ left, settles, rate, ...payment }) => ({
        ...payment,
        rate: { paid: minor(rate?.paid ?? 1), settled: minor(rate?.settled ?? 1) },
        amount: minor(left),
        settled: minor(settles),
      })),
  )
  return (
    parts && {
      parts: parts.map((part) => ({ amount: toWire(part.amount), currency: part.currency })),
      credit: toWire(minor(amount) - minor(inMoney)),
    }
  )
}

const minor = (amount: number) => fromWire(amount) ?? 0
