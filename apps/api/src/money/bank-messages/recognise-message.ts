import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { bankMessages } from '@tecnoclick/database/schema/money/bank-messages'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { payments, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { isVerifiedAlone, type Terms } from '@tecnoclick/domain/money/recognise-payment'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { accountsOf, type PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { comparedCode } from '@tecnoclick/domain/selling/transaction-code'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, eq } from 'drizzle-orm'
import type { ShopActor } from '../../platform/audit/record-audit.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { transact } from '../../platform/rows/transact.ts'
import { answerLocked } from '../../resets/sales/answer-sale.ts'
import { lockOrder } from '../../selling/orders/lock-order.ts'
import { judgeLocked } from '../../selling/orders/paying/judge-payment.ts'

export interface Recogniser {
  db: Drizzle
  settings: Settings
  methods: readonly PaymentMethod[]
  mailSecrets: MailSecrets
  storeUrl: string
  requestId: string
  now: Date
}

type Message = typeof bankMessages.$inferSelect

/** Those of the shop and of methods with accounts of their own, in one currency. */
function termsFor({ settings, methods }: Recogniser, currency: string): Terms {
  const named = [
    settings.transferAccounts,
    ...methods.map((each) => accountsOf(each, settings.transferAccounts)),
  ]
  const accounts = named.flatMap((byCurrency) =>
    Object.hasOwn(byCurrency, currency) ? (byCurrency[currency]?.account ?? []) : [],
  )
  return { autoVerifyLimit: settings.autoVerifyLimit, accounts: [...new Set(accounts)] }
}

/**
 * Finds what was reported with the number of a message. What is verified already is matched; what the owner allows is
 * verified, as if staff had done it. Everything else stays open (selling.md#bank-messages).
 */
export async function recogniseMessage(recogniser: Recogniser, id: number): Promise<void> {
  const [found] = await recogniser.db
    .select({ compared: bankMessages.compared, orderId: payments.orderId, paymentId: payments.id })
    .from(bankMessages)
    .leftJoin(transactionCodes, eq(transactionCodes.compared, bankMessages.compared))
    .leftJoin(payments, eq(payments.transactionCodeId, transactionCodes.id))
    .where(and(eq(bankMessages.id, id), eq(bankMessages.state, 'open')))
  if (!found) return
  const { orderId, paymentId } = found
  await transact(recogniser.db, async (tx): Promise<{ id: number } | Refusal> => {
    // What is paid is locked before its message, as everywhere.
    if (orderId !== null && paymentId !== null)
      return recognisePayment(tx, recogniser, { id, orderId, paymentId })
    await recogniseSale(tx, recogniser, id)
    await matchRepair(tx, id)
    return { id }
  })
}

/** After a report: the message may have come before it. */
export async function recogniseCode(recogniser: Recogniser, code: string): Promise<void> {
  const [message] = await recogniser.db
    .select({ id: bankMessages.id })
    .from(bankMessages)
    .where(and(eq(bankMessages.compared, comparedCode(code)), eq(bankMessages.state, 'open')))
  if (message) await recogniseMessage(recogniser, message.id)
}

async function lockOpen(tx: Transaction, id: number): Promise<Message | undefined> {
  const isOpen = and(eq(bankMessages.id, id), eq(bankMessages.state, 'open'))
  const [message] = await tx.select().from(bankMessages).where(isOpen).for('update')
  return message
}

async function recognisePayment(
  tx: Transaction,
  recogniser: Recogniser,
  { id, orderId, paymentId }: { id: number; orderId: number; paymentId: number },
): Promise<{ id: number } | Refusal> {
  const order = await lockOrder(tx, orderId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  const message = await lockOpen(tx, id)
  if (!order || !payment || !message) return { id }
  if (payment.state === 'verified') return matched(tx, message, payment, { paymentId })
  const isReported = payment.state === 'submitted' && order.status !== 'CANCELADA'
  if (!isReported || !isVerifiedAlone(message, payment, termsFor(recogniser, message.currency))) return { id }
  return judgeLocked(tx, actOf(recogniser), order, { state: 'verified', paymentId })
}

async function recogniseSale(tx: Transaction, recogniser: Recogniser, id: number): Promise<void> {
  const [sale] = await tx
    .select({ sale: resetSales })
    .from(resetSales)
    .innerJoin(transactionCodes, eq(transactionCodes.id, resetSales.transactionCodeId))
    .innerJoin(bankMessages, eq(bankMessages.compared, transactionCodes.compared))
    .where(eq(bankMessages.id, id))
    .for('update', { of: resetSales })
  const message = sale && (await lockOpen(tx, id))
  if (!message) return
  const { id: saleId, price, verifiedAt, rejectedAt } = sale.sale
  const reported = { amount: price, currency: resetCurrency }
  if (verifiedAt) {
    await matched(tx, message, reported, { resetSaleId: saleId })
    return
  }
  if (rejectedAt || !isVerifiedAlone(message, reported, termsFor(recogniser, message.currency))) return
  const { settings, storeUrl, now } = recogniser
  // A reset without its file is not sold yet; staff see the proposal.
  await answerLocked(tx, actOf(recogniser).actor, {
    ...{ saleId, answer: { descargable: true }, answerHours: settings.keyAnswerHours, storeUrl, now },
  })
}

async function matchRepair(tx: Transaction, id: number): Promise<void> {
  const [paid] = await tx
    .select({ payment: servicePayments })
    .from(servicePayments)
    .innerJoin(transactionCodes, eq(transactionCodes.id, servicePayments.transactionCodeId))
    .innerJoin(bankMessages, eq(bankMessages.compared, transactionCodes.compared))
    .where(eq(bankMessages.id, id))
  const message = paid && (await lockOpen(tx, id))
  if (message) await matched(tx, message, paid.payment, { servicePaymentId: paid.payment.id })
}

/** What was verified before the message came. Another amount is left for staff. */
async function matched(
  tx: Transaction,
  { id, amount, currency, receivedAt, version }: Message,
  paid: { amount: number; currency: string },
  target: Partial<Pick<Message, 'paymentId' | 'resetSaleId' | 'servicePaymentId'>>,
): Promise<{ id: number }> {
  if (amount === paid.amount && currency === paid.currency) {
    await tx
      .update(bankMessages)
      .set({ ...target, state: 'matched', settledAt: receivedAt, version: version + 1 })
      .where(eq(bankMessages.id, id))
  }
  return { id }
}

function actOf({ mailSecrets, storeUrl, requestId, now }: Recogniser) {
  const actor: ShopActor = { userId: null, requestId }
  return { actor, mailSecrets, storeUrl, now }
}
