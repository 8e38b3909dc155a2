import type { BankMessageDismissal, BankMessageMatch } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { bankMessages } from '@tecnoclick/database/schema/money/bank-messages'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { toWire } from '@tecnoclick/domain/platform/money'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { answerLocked } from '../../resets/sales/answer-sale.ts'
import { lockOrder } from '../../selling/orders/lock-order.ts'
import { judgeLocked, recordOnce } from '../../selling/orders/paying/judge-payment.ts'
import { paymentsOf } from '../../selling/payments/order-payments.ts'
import { inOwnCurrency } from '../../selling/payments/settle-payment.ts'
import { chargeRepair } from '../../workshop/service-orders/charge-repair.ts'
import type { Recogniser } from './recognise-message.ts'

export interface MatchAct extends Recogniser {
  actor: Actor
}

type Message = typeof bankMessages.$inferSelect
type Outcome = { id: number } | Refusal

/** The method that a transfer is entered with where the customer has chosen none. */
const transferMethod = 'transfer'

/** Staff say what a message is about: its payment is verified, or entered where nobody reported it. */
export async function matchMessage(
  act: MatchAct,
  id: number,
  { kind, number, version, id: given }: BankMessageMatch,
): Promise<Outcome> {
  const target = given ?? (await findByNumber(act.db, kind, number ?? ''))
  if (target === undefined) return refuse('invalid', { fields: { number: { code: 'plainText' } } })
  if (kind === 'serviceOrder') return matchRepair(act, { id, version, orderId: target })
  return transact(act.db, (tx) =>
    kind === 'order'
      ? matchOrder(tx, act, { id, version, orderId: target })
      : matchSale(tx, act, { id, version, saleId: target }),
  )
}

async function findByNumber(
  db: Drizzle,
  kind: BankMessageMatch['kind'],
  typed: string,
): Promise<number | undefined> {
  const number = readOrderNumber(typed)
  if (number === undefined || kind === 'resetSale') return undefined
  const [found] =
    kind === 'order'
      ? await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
      : await db
          .select({ id: serviceOrders.id })
          .from(serviceOrders)
          .where(eq(serviceOrders.orderNum, number))
  return found?.id
}

/** What is paid is locked before its message, as everywhere. */
async function lockOpen(tx: Transaction, id: number, version: number): Promise<Message | Refusal> {
  const [row] = await tx.select().from(bankMessages).where(eq(bankMessages.id, id)).for('update')
  const message = atVersion(row, version)
  if (isRefusal(message)) return message
  return message.state === 'open' ? message : refuse('conflict')
}

async function matchOrder(
  tx: Transaction,
  act: MatchAct,
  { id, version, orderId }: { id: number; version: number; orderId: number },
): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  const message = await lockOpen(tx, id, version)
  if (isRefusal(message)) return message
  if (!order) return refuse('notFound')
  const made = await paymentsOf(tx, orderId)
  const [code] = await tx
    .select({ id: transactionCodes.id })
    .from(transactionCodes)
    .where(eq(transactionCodes.compared, message.compared))
  const numbered = code && made.find(({ transactionCodeId }) => transactionCodeId === code.id)
  if (code && !numbered) return refuse('codeUsed')
  const { amount } = message
  // A photo of the same amount is the same transfer.
  const photo = made.find(
    (each) =>
      each.state === 'submitted' &&
      each.transactionCodeId === null &&
      each.amount === amount &&
      each.currency === message.currency,
  )
  const payment = numbered ?? photo
  // Money in another currency than the order's is what its customer reported, at the rate that they saw.
  if (message.currency !== (payment ?? order).currency) return refuse('conflict')
  const paid = payment
    ? await judgeLocked(tx, act, order, {
        state: 'verified',
        paymentId: payment.id,
        received: amount,
        ...(!numbered && { transactionCode: message.code }),
      })
    : await enterTransfer(tx, act, order, message)
  if (isRefusal(paid)) return paid
  return noteMatch(tx, act, message, { order: orderId })
}

function enterTransfer(
  tx: Transaction,
  act: MatchAct,
  order: typeof orders.$inferSelect,
  { amount, code }: Message,
): Promise<Outcome> | Refusal {
  if (order.status === 'CANCELADA') return refuse('conflict')
  const { paymentMethod: chosen } = order
  const paymentMethod = chosen === null || isPaidOnReceipt(chosen) ? transferMethod : chosen
  const money = inOwnCurrency(amount, order.currency)
  return recordOnce(tx, act, order, { money, paymentMethod, transactionCode: code })
}

/** The buyer may have mistyped the number: the amount must be that of the sale. */
async function matchSale(
  tx: Transaction,
  act: MatchAct,
  { id, version, saleId }: { id: number; version: number; saleId: number },
): Promise<Outcome> {
  const [sale] = await tx.select().from(resetSales).where(eq(resetSales.id, saleId)).for('update')
  const message = await lockOpen(tx, id, version)
  if (isRefusal(message)) return message
  if (!sale) return refuse('notFound')
  if (message.currency !== resetCurrency || message.amount !== sale.price) return refuse('conflict')
  const { settings, storeUrl, now, actor } = act
  const answer = { descargable: true, version: sale.version }
  const answerHours = settings.keyAnswerHours
  const answered = await answerLocked(tx, actor, { saleId, answer, answerHours, storeUrl, now })
  if (isRefusal(answered)) return answered
  await tx
    .update(bankMessages)
    .set({
      ...{ state: 'matched', resetSaleId: saleId, settledAt: now, settledBy: actor.userId },
      version: message.version + 1,
    })
    .where(eq(bankMessages.id, id))
  return noteMatch(tx, act, message, { resetSale: saleId })
}

/** In two transactions. Its number is taken with the payment, so that no second one takes it. */
async function matchRepair(
  act: MatchAct,
  { id, version, orderId }: { id: number; version: number; orderId: number },
): Promise<Outcome> {
  const { db, actor, methods, now } = act
  const message = await transact(db, (tx) => lockOpen(tx, id, version))
  if (isRefusal(message)) return message
  const [order] = await db
    .select({ version: serviceOrders.version })
    .from(serviceOrders)
    .where(eq(serviceOrders.id, orderId))
  if (!order) return refuse('notFound')
  const { amount, currency, code } = message
  const paid = { amount: toWire(amount), currency, paymentMethod: transferMethod, transactionCode: code }
  const key = `bank-message-${id}`
  const charged = await chargeRepair(db, { actor, methods, key, now }, orderId, {
    ...paid,
    version: order.version,
  })
  if (isRefusal(charged)) return charged
  return transact(db, (tx) => noteMatch(tx, act, message, { serviceOrder: orderId }))
}

async function noteMatch(
  tx: Transaction,
  { actor }: MatchAct,
  { id, state }: Message,
  target: object,
): Promise<Outcome> {
  const after = { state: 'matched', ...target }
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'bank-message',
    entityId: id,
    before: { state },
    after,
  })
  return { id }
}

/** Money that has nothing to do with the shop's sales. */
export function dismissMessage(
  { db, actor, now }: Pick<MatchAct, 'db' | 'actor' | 'now'>,
  id: number,
  { reason, version }: BankMessageDismissal,
): Promise<Outcome> {
  return transact(db, async (tx) => {
    const message = await lockOpen(tx, id, version)
    if (isRefusal(message)) return message
    await tx
      .update(bankMessages)
      .set({ state: 'dismissed', reason, settledAt: now, settledBy: actor.userId, version: version + 1 })
      .where(eq(bankMessages.id, id))
    const before = { state: message.state }
    const after = { state: 'dismissed', reason }
    await recordAudit(tx, actor, { action: 'update', entity: 'bank-message', entityId: id, before, after })
    return { id }
  })
}
