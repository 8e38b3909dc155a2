import type { RecordedRefund } from '@tecnoclick/contract/selling/refunds/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { whyNotRefunded } from '@tecnoclick/domain/selling/refund-due'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { queueRefunded } from '../orders/changing/order-change-mails.ts'
import { lockOrder, noteInHistory, type OrderRow, raiseVersion } from '../orders/lock-order.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { insertRefunds } from './insert-refunds.ts'
import { amountText, readRefundable } from './owed-refund.ts'

interface RefundAct extends StaffAct {
  methods: readonly PaymentMethod[]
  key: string | undefined
}

/** Staff gave money back, all or a part: of a cancelled order or what was paid too much (selling.md#cancelled-and-paid). */
export function refundOrder(
  db: Drizzle,
  act: RefundAct,
  id: number,
  given: RecordedRefund,
): Promise<{ id: number } | Refusal> {
  const { actor, methods, key } = act
  // After a lost answer the order is read again, so the version may be another one.
  const { version, ...request } = given
  const call = { userId: actor.userId, scope: 'order-refund', key, request: { id, ...request } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = atVersion(await lockOrder(tx, id), version)
      if (isRefusal(order)) return order
      const amount = fromWire(given.amount) ?? 0
      const refused = whyNotRefunded({ amount, due: await readRefundable(tx, order) })
      if (refused) return refuse(refused)
      const method = methods.find(({ code }) => code === given.paymentMethod)
      if (!method) return refuse('methodUnavailable')
      const { transactionCode } = given
      const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'refund') : null
      if (isRefusal(codeId)) return codeId
      const said = [method.name.es, ...(transactionCode ? [transactionCode] : [])]
      const { paymentId } = given
      const booked = { amount, paymentId, method: method.code, transactionCodeId: codeId, said }
      return bookRefund(tx, act, order, booked)
    }),
  )
}

interface Booked {
  /** In the order's currency. */
  amount: number
  /** One payment in another currency alone. */
  paymentId?: number | undefined
  method: string
  transactionCodeId: number | null
  /** What the history and the mail name besides the amount. */
  said: readonly string[]
}

/** Money that was given back of an order that is locked; its caller has checked that so much may be. */
export async function bookRefund(
  tx: Transaction,
  { actor, now, storeUrl }: StaffAct,
  order: OrderRow,
  { amount, paymentId, method, transactionCodeId, said }: Booked,
): Promise<{ id: number } | Refusal> {
  const { id } = order
  const money = { amount, currency: order.currency, method }
  const given = { refundedAt: now, refundedBy: actor.userId, transactionCodeId }
  const payee = { userId: order.clientId, phone: order.buyerPhone }
  const stored = await insertRefunds(tx, { ...money, ...given, paymentId, of: { orderId: id } }, payee)
  if (isRefusal(stored)) return stored
  await raiseVersion(tx, order)
  const inOther = stored.rows.flatMap((part) =>
    part.currency === order.currency ? [] : `${toWire(part.amount).toFixed(2)} ${part.currency}`,
  )
  const detail = [await amountText(tx, order.currency, amount), ...inOther, ...said].join(' · ')
  const note = paymentNote({ state: 'refunded', detail })
  const entry = { orderId: id, at: now, event: 'payment', status: order.status } as const
  await noteInHistory(tx, { ...entry, note, actorId: actor.userId })
  for (const { id: entityId, ...part } of stored.rows)
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'refund',
      entityId,
      after: { ...part, orderId: id },
    })
  await queueRefunded(tx, storeUrl, { ...order, version: order.version + 1 }, detail)
  return { id }
}
