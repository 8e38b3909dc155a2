import type { OrderReason } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { mayBeVoided } from '@tecnoclick/domain/selling/voiding'
import { returnUnits } from '../../stock/ledger/sell-units.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { undoCompletion } from '../orders/changing/undo-completion.ts'
import { type Payment, paymentsOf } from '../payments/order-payments.ts'

/** A sale at the counter that should not have been: units and money go back at once (selling.md#voided-sales). */
export function voidSale(db: Drizzle, act: StaffAct, id: number, reason: OrderReason) {
  const { now, actor } = act
  return undoCompletion(db, act, id, reason, {
    mayBeUndone: mayBeVoided,
    change: { status: 'CANCELADA', cancelledAt: now },
    async giveBack(tx) {
      await returnUnits(tx, id, actor.userId)
      return { refunded: await refundAll(tx, id, { refundedAt: now, refundedBy: actor.userId }) }
    },
    reasonName: 'voidReason',
  })
}

/** The way it was paid. */
async function refundAll(
  tx: Transaction,
  orderId: number,
  refund: { refundedAt: Date; refundedBy: number },
): Promise<{ amount: number; currency: string; method: string }[]> {
  const given = (await paymentsOf(tx, orderId)).flatMap((payment) =>
    // Credit has gone back with the cancellation.
    payment.state === 'verified' && !isCredit(payment.method) ? [wholeOf(payment)] : [],
  )
  if (given.length > 0)
    await tx.insert(refunds).values(given.map((payment) => ({ ...refund, ...payment, orderId })))
  return given.map(({ amount, currency, method }) => ({ amount, currency, method }))
}

/** Of a payment in another currency at its rate. */
function wholeOf({ id, amount, currency, method, ...payment }: Payment) {
  const { ratePaid, rateSettled, rateDay, rounding, settled } = payment
  const isOther = ratePaid !== null
  return {
    ...{ amount, currency, method: method ?? 'cash' },
    ...(isOther && { paymentId: id, settled, ratePaid, rateSettled, rateDay, rounding }),
  }
}
