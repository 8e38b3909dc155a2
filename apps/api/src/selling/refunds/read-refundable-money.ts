import type { RefundableMoney } from '@tecnoclick/contract/selling/refunds/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { toWire } from '@tecnoclick/domain/platform/money'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { wireRate } from '../payments/wire-rate.ts'
import { paidForOrder } from './refundable-payments.ts'

/** For whoever chooses which payment goes back (selling.md#other-currencies). */
export async function readRefundableMoney(db: Drizzle, id: number): Promise<RefundableMoney | Refusal> {
  if ((await db.$count(orders, eq(orders.id, id))) === 0) return refuse('notFound')
  const { left, paidInMoney, refundedInMoney } = await paidForOrder(db, id)
  return {
    money: toWire(Math.max(paidInMoney - refundedInMoney, 0)),
    payments: left.map(({ paymentId, method, currency, paid, amount, settled, rate, rateDay }) => ({
      ...{ paymentId, method, currency },
      paid: toWire(paid),
      left: toWire(amount),
      settles: toWire(settled),
      rate: wireRate({ ratePaid: rate.paid, rateSettled: rate.settled, rateDay }),
    })),
  }
}
