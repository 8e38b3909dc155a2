import type { PaymentProof } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { familyLinks } from '@tecnoclick/database/schema/selling/family-links'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import { payments, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { paymentCheckEnd } from '@tecnoclick/domain/selling/order-expiry'
import { balanceOf, findCompleted, isPaid, replaced } from '@tecnoclick/domain/selling/payment-balance'
import { isPaidOnReceipt, takesCurrency } from '@tecnoclick/domain/selling/payment-method'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { comparedCode } from '@tecnoclick/domain/selling/transaction-code'
import { nextPart } from '@tecnoclick/domain/selling/transfer-parts'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ApiContext } from '../../../platform/http/bindings.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../../platform/idempotency/run-once.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { refuseForeignReceipt } from '../../payments/attach-receipt.ts'
import { type Payment, partOf, paymentsOf } from '../../payments/order-payments.ts'
import {
  inOwnCurrency,
  ownSettlement,
  type SettledMoney,
  settlementRow,
  settlePayment,
  withAmount,
} from '../../payments/settle-payment.ts'
import { takeTransactionCode } from '../../payments/take-transaction-code.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'

/** After a report: the message of the bank may have come before it (selling.md#bank-messages). */
export type RecogniseReported = (context: ApiContext, code: string | null | undefined) => Promise<void>

export interface FamilyReport {
  linkId: number
  name: string | null
  email: string | null
  language: Locale
}

export interface PaymentAct {
  /** Null: whoever has the link of the order (selling.md#links-to-pay). */
  userId: number | null
  /** With the link of the family: who pays, as far as they say (selling.md#paid-by-family). */
  family?: FamilyReport
  key: string | undefined
  settings: Settings
  now: Date
}

/**
 * The owner, or whoever has the link, reports a payment by the code of the transfer, a photo of the receipt or both (selling.md#payment). It is
 * added while a part of the total is unreported, otherwise it replaces what is still unchecked.
 */
export function payOrder(
  db: Drizzle,
  act: PaymentAct,
  id: number,
  proof: PaymentProof,
): Promise<{ id: number } | Refusal> {
  const call = { userId: act.userId, scope: 'payments', key: act.key, request: { id, ...proof } }
  return transact(db, (tx) => runOnce(tx, call, () => reportOnce(tx, act, id, proof)))
}

async function reportOnce(
  tx: Transaction,
  act: PaymentAct,
  id: number,
  proof: PaymentProof,
): Promise<{ id: number } | Refusal> {
  const order = await lockOrder(tx, id)
  if (!order || (act.userId !== null && order.clientId !== act.userId)) return refuse('notFound')
  if (act.family) {
    const refused = await noteReport(tx, act.family, order, act.now)
    if (refused) return refused
  }
  const made = await paymentsOf(tx, id)
  const same = await findReported(tx, made, proof)
  if (same && !isNewPhoto(same, proof)) return { id }
  if (order.status === 'CANCELADA' || isPaid(order.total, balanceOf(order.total, made))) {
    return refuse('conflict')
  }
  return report(tx, act, order, { made, same }, proof)
}

/** The link may have been withdrawn meanwhile; what a payer said before stays unless they say it anew. */
async function noteReport(
  tx: Transaction,
  { linkId, name, email, language }: FamilyReport,
  { paymentMethod }: OrderRow,
  now: Date,
): Promise<Refusal | undefined> {
  if (paymentMethod === null || isPaidOnReceipt(paymentMethod)) return refuse('methodUnavailable')
  const { rowCount } = await tx
    .update(familyLinks)
    .set({
      reportedAt: now,
      ...(name !== null && { payerName: name }),
      ...(email !== null && { payerEmail: email, payerLanguage: language }),
    })
    .where(and(eq(familyLinks.id, linkId), isNull(familyLinks.revokedAt)))
  return rowCount === 0 ? refuse('notFound') : undefined
}

/** The photo of a code that was sent before without it. */
function isNewPhoto(same: Payment, { receipt }: PaymentProof): boolean {
  return Boolean(receipt) && same.receipt === null && same.state === 'submitted'
}

interface Before {
  made: readonly Payment[]
  /** The payment with the same code. */
  same: Payment | undefined
}

async function report(
  tx: Transaction,
  { userId, settings, now }: PaymentAct,
  order: OrderRow,
  { made, same }: Before,
  { transactionCode: code, receipt, ...given }: PaymentProof,
): Promise<{ id: number } | Refusal> {
  const { id, status } = order
  const foreign = receipt ? await refuseForeignReceipt(tx, userId, receipt) : undefined
  if (foreign) return foreign
  const transactionCodeId = code && !same ? await takeTransactionCode(tx, code, 'order') : null
  if (isRefusal(transactionCodeId)) return transactionCodeId
  if (given.currency && given.currency !== order.currency) {
    const refused = await refuseCurrency(tx, order, given.currency, settings)
    if (refused) return refused
  }
  const stated = await readStated(tx, now, order, { made, ...given })
  if (isRefusal(stated)) return stated
  const proof = { transactionCodeId, receipt: receipt ?? null, money: stated }
  const completed = same ?? completedBy(order, made, proof)
  const paid = completed
    ? await complete(tx, completed, proof)
    : await addPayment(tx, order, made, {
        ...proof,
        money: stated ?? inOwnCurrency(unsaid(order, made, settings), order.currency),
        createdAt: now,
      })
  await tx
    .update(orders)
    .set({ ...postponed(order, settings, now), version: order.version + 1 })
    .where(eq(orders.id, id))
  const detail = [...(code ? [code] : []), ...partOf(paid, order)].join(' · ')
  const note = paymentNote({ state: code && !same ? 'submitted' : 'receipt', detail })
  await noteInHistory(tx, { orderId: id, at: now, event: 'payment', status, note, actorId: userId })
  return { id }
}

interface Proof extends Pick<Payment, 'transactionCodeId' | 'receipt'> {
  /** Null: the buyer did not say. */
  money: SettledMoney | null
}

/** What the buyer says was paid: in another currency with what it pays, at today's rate. */
function readStated(
  tx: Transaction,
  now: Date,
  { total, currency }: OrderRow,
  { made, amount, ...given }: Omit<PaymentProof, 'transactionCode' | 'receipt'> & Pick<Before, 'made'>,
): Promise<SettledMoney | Refusal> | Refusal | null {
  if (amount != null) {
    const { open, due } = balanceOf(total, made)
    return settlePayment(tx, now, { ...given, amount }, { currency, due: open || due })
  }
  const isOther = given.currency && given.currency !== currency
  return isOther ? refuse('invalid', { fields: { amount: { code: 'required' } } }) : null
}

/** The owner says in which currencies a method pays (selling.md#payment-methods). */
async function refuseCurrency(
  tx: Transaction,
  { paymentMethod }: OrderRow,
  currency: string,
  { transferAccounts }: Settings,
): Promise<Refusal | undefined> {
  if (paymentMethod === null) return refuse('methodUnavailable')
  const [method] = await tx.select().from(paymentMethods).where(eq(paymentMethods.code, paymentMethod))
  const isTaken = method && takesCurrency(method, transferAccounts, currency)
  return isTaken ? undefined : refuse('methodUnavailable')
}

function completedBy({ total }: OrderRow, made: readonly Payment[], proof: Proof): Payment | undefined {
  const reported = made.map((payment) => ({
    payment,
    state: payment.state,
    amount: payment.amount,
    settled: payment.settled,
    ...partsOf(payment),
  }))
  const report = { ...partsOf(proof), amount: proof.money?.amount ?? null }
  return findCompleted(reported, report, balanceOf(total, made))?.payment
}

function partsOf({ transactionCodeId, receipt }: Pick<Payment, 'transactionCodeId' | 'receipt'>) {
  return { hasCode: transactionCodeId !== null, hasReceipt: receipt !== null }
}

async function complete(tx: Transaction, before: Payment, proof: Proof): Promise<SettledMoney> {
  await tx
    .update(payments)
    .set({
      ...(proof.money && { ...ownSettlement, ...settlementRow(proof.money) }),
      transactionCodeId: before.transactionCodeId ?? proof.transactionCodeId,
      receipt: before.receipt ?? proof.receipt,
    })
    .where(eq(payments.id, before.id))
  return proof.money ?? withAmount(before, before.amount, 0)
}

/** What nobody has reported yet, or of an order that is paid in parts the next one. */
function unsaid({ total, currency }: OrderRow, made: readonly Payment[], settings: Settings): number {
  const { open, due } = balanceOf(total, made)
  return nextPart(open || due, settings.transferDailyLimit[currency] ?? 0)
}

/** While a part is unreported it is added, otherwise it takes the place of what is unchecked. */
async function addPayment(
  tx: Transaction,
  { id, total, paymentMethod: method }: OrderRow,
  made: readonly Payment[],
  { money, ...proof }: Proof & { money: SettledMoney; createdAt: Date },
): Promise<SettledMoney> {
  const { open } = balanceOf(total, made)
  if (open === 0) {
    await tx
      .update(payments)
      .set(replaced)
      .where(and(eq(payments.orderId, id), eq(payments.state, 'submitted')))
  }
  await tx.insert(payments).values({ orderId: id, method, ...proof, ...settlementRow(money) })
  return money
}

/** The first report alone postpones the expiry, so that nobody holds units by reporting again (selling.md#unpaid-orders). */
function postponed(order: OrderRow, settings: Settings, now: Date) {
  if (order.paymentCheckUntil !== null) return {}
  return { expiresAt: null, paymentCheckUntil: paymentCheckEnd(order, settings, now) }
}

/** Idempotent: the client lost the response to the same code or photo. A rejected one does not count. */
async function findReported(
  tx: Transaction,
  made: readonly Payment[],
  { transactionCode: code, receipt }: PaymentProof,
): Promise<Payment | undefined> {
  const counted = made.filter(({ state }) => state !== 'rejected')
  if (!code) return counted.find((payment) => payment.receipt === receipt)
  const ids = counted.flatMap(({ transactionCodeId }) => transactionCodeId ?? [])
  if (ids.length === 0) return undefined
  const isSame = and(inArray(transactionCodes.id, ids), eq(transactionCodes.compared, comparedCode(code)))
  const [found] = await tx.select({ id: transactionCodes.id }).from(transactionCodes).where(isSame)
  return found && counted.find(({ transactionCodeId }) => transactionCodeId === found.id)
}
