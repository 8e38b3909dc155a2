import type { CreditSpending } from '@tecnoclick/contract/selling/credit/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import type { DeliveryAct } from '../../delivery/couriers/take-step.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { enterPayment, tellOfPayment } from '../orders/paying/judge-payment.ts'
import { paymentsOf } from '../payments/order-payments.ts'
import { inOwnCurrency } from '../payments/settle-payment.ts'
import { spendFor } from './spend-for.ts'

/** The owner pays an order with credit, all or a part: verified at once, in the transaction that takes it. */
export function payWithCredit(
  db: Drizzle,
  act: DeliveryAct & { key: string | undefined },
  id: number,
  { version, ...given }: CreditSpending,
): Promise<{ id: number } | Refusal> {
  const { actor, now, key } = act
  const call = { userId: actor.userId, scope: 'order-credit', key, request: { id, ...given } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = await lockOrder(tx, id)
      if (order?.clientId !== actor.userId) return refuse('notFound')
      if (isStale(order, version)) return refuse('staleVersion')
      const { due } = balanceOf(order.total, await paymentsOf(tx, id))
      if (!isOpen(order.status) || due === 0) return refuse('conflict')
      const spending = await spendFor(tx, order, { wanted: fromWire(given.amount) ?? 0, total: due })
      if (isRefusal(spending)) return spending
      const paid = { state: 'verified', note: '', verifiedAt: now, verifiedBy: actor.userId } as const
      await enterPayment(tx, order, { ...paid, ...spending })
      await tellOfPayment(tx, act, order, { ...paid, ...inOwnCurrency(spending.amount, order.currency) })
      return { id }
    }),
  )
}
