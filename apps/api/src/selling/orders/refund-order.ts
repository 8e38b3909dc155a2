import type { RecordedRefund } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { refundDueOf } from '@tecnoclick/domain/selling/refund-due'
import { eq, sum } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { paymentsOf } from '../payments/order-payments.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { findCurrency } from '../stock/find-currency.ts'
import type { StaffAct } from './change-order.ts'
import { lockOrder, noteInHistory, type OrderRow, raiseVersion } from './lock-order.ts'
import { queueRefunded } from './order-change-mails.ts'

interface Refunding extends StaffAct {
  methods: readonly PaymentMethod[]
  key: string | undefined
}

/** Staff gave money of a cancelled order back, all or a part (selling.md#cancelled-and-paid). */
export function refundOrder(
  db: Drizzle,
  act: Refunding,
  id: number,
  given: RecordedRefund,
): Promise<{ id: number } | Refusal> {
  const { actor, now, methods, key } = act
  const call = { userId: actor.userId, scope: 'order-refund', key, request: { id, ...given } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = await lockOrder(tx, id)
      if (!order) return refuse('notFound')
      if (given.version !== undefined && given.version !== order.version) return refuse('staleVersion')
      if (order.status !== 'CANCELADA') return refuse('conflict')
      const method = methods.find(({ code }) => code === given.paymentMethod)
      if (!method) return refuse('methodUnavailable')
      const amount = fromWire(given.amount) ?? 0
      if (amount > (await readRefundDue(tx, order))) return refuse('refundTooHigh')
      const { transactionCode } = given
      const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'refund') : null
      if (isRefusal(codeId)) return codeId
      const money = { amount, currency: order.currency, method: method.code }
      const [stored] = await tx
        .insert(refunds)
        .values({
          ...money,
          orderId: id,
          transactionCodeId: codeId,
          refundedAt: now,
          refundedBy: actor.userId,
        })
        .returning({ id: refunds.id })
      if (!stored) throw new Error('The refund was not stored')
      await raiseVersion(tx, order)
      const shown = await amountText(tx, order.currency, amount)
      const detail = [shown, method.name.es, ...(transactionCode ? [transactionCode] : [])].join(' · ')
      const note = paymentNote({ state: 'refunded', detail })
      const entry = { orderId: id, at: now, event: 'payment', status: order.status } as const
      await noteInHistory(tx, { ...entry, note, actorId: actor.userId })
      const after = { ...money, orderId: id }
      await recordAudit(tx, actor, { action: 'create', entity: 'refund', entityId: stored.id, after })
      await queueRefunded(tx, act.storeUrl, { ...order, version: order.version + 1 }, detail)
      return { id }
    }),
  )
}

/** For whoever cancels an order: says in its history what is owed. Undefined if nothing was paid. */
export async function noteRefundDue(
  tx: Transaction,
  order: OrderRow,
  { now, actorId }: { now: Date; actorId: number },
): Promise<string | undefined> {
  const due = await readRefundDue(tx, order)
  if (due === 0) return undefined
  const amount = await amountText(tx, order.currency, due)
  const note = paymentNote({ state: 'refundDue', detail: amount })
  const { id: orderId, status } = order
  await noteInHistory(tx, { orderId, at: now, event: 'payment', status, note, actorId })
  return amount
}

async function readRefundDue(tx: Transaction, { id, total, status }: OrderRow): Promise<number> {
  const { paid } = balanceOf(total, await paymentsOf(tx, id))
  if (paid === 0) return 0
  const [given] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, id))
  return refundDueOf({ status, paid, refunded: given?.amount ?? 0 })
}

async function amountText(tx: Transaction, code: string, amount: number): Promise<string> {
  const currency = await findCurrency(tx, code)
  if (!currency) throw new Error(`The currency ${code} is missing`)
  return formatAmount(amount, currency)
}
