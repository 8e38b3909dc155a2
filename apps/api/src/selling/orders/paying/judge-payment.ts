import type { PaymentJudgement, RecordedPayment } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { creditMethod, isCredit } from '@tecnoclick/domain/money/credit/credit'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { judgedAmount, paymentToJudge, whyNotJudged } from '@tecnoclick/domain/selling/judge-payment'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { isCashRefused, isPaidOnReceipt, type PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq, sql } from 'drizzle-orm'
import { type DeliveryAct, goOnAfterPayment, type PaymentAct } from '../../../delivery/couriers/take-step.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../../platform/idempotency/run-once.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { payerRoleOf } from '../../counter/counter-buyer.ts'
import { spendFor } from '../../credit/spend-for.ts'
import { type Payment, partOf, paymentsOf } from '../../payments/order-payments.ts'
import {
  inOwnCurrency,
  type SettledMoney,
  settlementRow,
  settlePayment,
  withAmount,
} from '../../payments/settle-payment.ts'
import { takeTransactionCode } from '../../payments/take-transaction-code.ts'
import { forgetKeptExcess } from '../../refunds/keep-excess.ts'
import { queuePaymentJudged } from '../changing/order-change-mails.ts'
import { lockOrder, noteInHistory, type OrderRow, raiseVersion } from '../lock-order.ts'
import { handedOver, heldCash } from './courier-cash.ts'

/**
 * 'Pago verificado' or 'Pago rechazado'. Without `paymentId` it is about the newest payment that waits, or the newest of
 * all. Cash has no submitted payment, so verifying creates it. `amount` is what arrived, `transactionCode` what a photo
 * shows. `prepare` begins to prepare the order if it is paid then.
 */
export function judgePayment(
  db: Drizzle,
  act: DeliveryAct,
  id: number,
  { version, amount, ...judgement }: PaymentJudgement,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(order)) return order
    const received = amount === undefined ? undefined : fromWire(amount)
    return judgeLocked(tx, act, order, { ...judgement, received })
  })
}

interface LockedJudgement extends Omit<PaymentJudgement, 'version' | 'amount'> {
  /** What arrived, minor units. */
  received?: number | undefined
}

/** The same for an order that is locked, in the caller's transaction. */
export async function judgeLocked(
  tx: Transaction,
  act: PaymentAct,
  order: OrderRow,
  { state, note, paymentId, received, transactionCode, prepare = false }: LockedJudgement,
): Promise<{ id: number } | Refusal> {
  const { actor, now } = act
  const { id } = order
  const made = await paymentsOf(tx, id)
  const before = paymentToJudge(made, paymentId)
  if (!before && paymentId !== undefined) return refuse('notFound')
  const refused = whyNotJudged({
    payment: before,
    state,
    isRefunded: await isRefunded(tx, id),
    isHandedIn: await isHandedIn(tx, before),
    isCollected: before?.collectedBy != null,
    isDayClosed: await isDayClosed(tx, before?.closingDay),
    isCredit: isCredit(before?.method ?? null),
    isCollectedOnline: await isCollectedOnline(tx, before),
  })
  if (refused) return refuse(refused)
  const arrived = judgedAmount(order, made, { payment: before, received })
  const money = before
    ? withAmount(before, arrived, dueWithout(before, order, made))
    : inOwnCurrency(arrived, order.currency)
  if (transactionCode && before?.transactionCodeId) return refuse('conflict')
  const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'order') : null
  if (isRefusal(codeId)) return codeId
  const transactionCodeId = codeId ?? before?.transactionCodeId ?? null
  const isVerified = state === 'verified'
  const judged = {
    state,
    ...settlementRow(money),
    note: note ?? '',
    verifiedAt: isVerified ? now : null,
    verifiedBy: isVerified ? actor.userId : null,
  }
  const stored = before
    ? await changePayment(tx, before, { ...judged, transactionCodeId })
    : await enterPayment(tx, order, { ...judged, method: order.paymentMethod, transactionCodeId })
  if (!isVerified) await forgetKeptExcess(tx, id)
  await recordAudit(tx, actor, {
    action: before ? 'update' : 'create',
    entity: 'payment',
    entityId: stored,
    ...(before && { before: { state: before.state, amount: before.amount } }),
    after: { state, amount: arrived, orderId: id },
  })
  await tellOfPayment(tx, act, order, { ...judged, ...money }, prepare)
  return { id }
}

/** What is left of the total for a payment. */
function dueWithout({ id }: Payment, { total }: OrderRow, made: readonly Payment[]): number {
  return balanceOf(
    total,
    made.filter((payment) => payment.id !== id),
  ).due
}

interface Recording extends DeliveryAct {
  methods: readonly PaymentMethod[]
  settings: Pick<Settings, 'businessCash'>
  key: string | undefined
}

/** Staff enter a payment that nobody reported: a part in cash, a check. It is verified at once. */
export function recordPayment(
  db: Drizzle,
  act: Recording,
  id: number,
  { version, ...given }: RecordedPayment,
): Promise<{ id: number } | Refusal> {
  // After a lost answer the order is read again, so the version may be another one.
  const call = { userId: act.actor.userId, scope: 'order-payment', key: act.key, request: { id, ...given } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = atVersion(await lockOrder(tx, id), version)
      if (isRefusal(order)) return order
      if (order.status === 'CANCELADA') return refuse('conflict')
      if (await isRefusedCash(tx, act, order, given.paymentMethod ?? null)) return refuse('businessCash')
      const { due } = balanceOf(order.total, await paymentsOf(tx, id))
      const money = await settlePayment(tx, act.now, given, { currency: order.currency, due })
      return isRefusal(money) ? money : recordOnce(tx, act, order, { ...given, money })
    }),
  )
}

/** Cash that was agreed on with the order is taken whatever the shop wants by now. */
async function isRefusedCash(
  tx: Transaction,
  { settings }: Recording,
  { clientId: customerId, priceTier, paymentMethod: agreed }: OrderRow,
  code: string | null,
): Promise<boolean> {
  if (!isPaidOnReceipt(code) || isPaidOnReceipt(agreed)) return false
  const role = await payerRoleOf(tx, { customerId, priceTier })
  return isCashRefused(code, { role, isAtCounter: true }, settings)
}

/** Of an order that is locked. */
export async function recordOnce(
  tx: Transaction,
  act: DeliveryAct & Pick<Recording, 'methods'>,
  order: OrderRow,
  {
    money,
    paymentMethod,
    transactionCode,
    note,
  }: Pick<RecordedPayment, 'paymentMethod' | 'transactionCode' | 'note'> & { money: SettledMoney },
): Promise<{ id: number } | Refusal> {
  const { methods } = act
  if (paymentMethod && !methods.some(({ code }) => code === paymentMethod)) return refuse('methodUnavailable')
  if (isCredit(paymentMethod ?? null))
    return money.currency === order.currency
      ? recordCredit(tx, act, order, money.amount)
      : refuse('methodUnavailable')
  const transactionCodeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'order') : null
  if (isRefusal(transactionCodeId)) return transactionCodeId
  const method = paymentMethod ?? order.paymentMethod
  await enterVerified(tx, act, order, {
    ...{ money, note: note ?? '', method, transactionCodeId },
  })
  return { id: order.id }
}

interface Entered extends Pick<Payment, 'note' | 'method'>, Partial<Pick<Payment, 'transactionCodeId'>> {
  money: SettledMoney
}

/** Money that arrived and nobody reported: by staff, or by a provider that collected it. Returns the payment. */
export async function enterVerified(
  tx: Transaction,
  act: PaymentAct,
  order: OrderRow,
  { money, ...entered }: Entered,
): Promise<number> {
  const { actor, now } = act
  const judged = { ...entered, state: 'verified', verifiedAt: now, verifiedBy: actor.userId } as const
  const entityId = await enterPayment(tx, order, { ...judged, ...settlementRow(money) })
  const after = { state: 'verified', ...settlementRow(money), orderId: order.id }
  await recordAudit(tx, actor, { action: 'create', entity: 'payment', entityId, after })
  await tellOfPayment(tx, act, order, { ...judged, ...money })
  return entityId
}

/** Credit of the buyer pays what is due at most, at once. */
async function recordCredit(
  tx: Transaction,
  act: DeliveryAct,
  order: OrderRow,
  wanted: number,
): Promise<{ id: number } | Refusal> {
  const { actor, now } = act
  const { due } = balanceOf(order.total, await paymentsOf(tx, order.id))
  if (due === 0) return refuse('conflict')
  const spending = await spendFor(tx, order, { wanted, total: due })
  if (isRefusal(spending)) return spending
  const { amount } = spending
  const verified = { state: 'verified', note: '', verifiedAt: now, verifiedBy: actor.userId } as const
  const entityId = await enterPayment(tx, order, { ...verified, ...spending })
  const after = { state: 'verified', amount, method: creditMethod, orderId: order.id }
  await recordAudit(tx, actor, { action: 'create', entity: 'payment', entityId, after })
  await tellOfPayment(tx, act, order, { ...verified, ...inOwnCurrency(amount, order.currency) })
  return { id: order.id }
}

async function isDayClosed(tx: Transaction, day: string | null | undefined): Promise<boolean> {
  if (!day) return false
  const { rows } = await tx.execute<{ closed: boolean }>(sql`select is_day_closed(${day}::date) as closed`)
  return rows[0]?.closed === true
}

async function isRefunded(tx: Transaction, orderId: number): Promise<boolean> {
  return (await tx.$count(refunds, eq(refunds.orderId, orderId))) > 0
}

/** A provider has the money. */
async function isCollectedOnline(tx: Transaction, payment: Payment | undefined): Promise<boolean> {
  return (
    payment !== undefined &&
    (await tx.$count(providerPayments, eq(providerPayments.paymentId, payment.id))) > 0
  )
}

/** The courier has handed in so much that the payment must have been collected. */
async function isHandedIn(tx: Transaction, payment: Payment | undefined): Promise<boolean> {
  if (!payment?.collectedBy || payment.state !== 'verified') return false
  const { amount, currency } = handedOver(payment)
  return (await heldCash(tx, payment.collectedBy, currency)) < amount
}

type Judged = Pick<Payment, 'state' | 'note' | 'verifiedAt' | 'verifiedBy'> & ReturnType<typeof settlementRow>

async function changePayment(
  tx: Transaction,
  { id, version, amount, received }: Payment,
  judged: Judged & Pick<Payment, 'transactionCodeId'>,
): Promise<number> {
  await tx
    .update(payments)
    // What was handed over, and the change, belong to the amount that was said then.
    .set({ ...judged, received: judged.amount === amount ? received : null, version: version + 1 })
    .where(eq(payments.id, id))
  return id
}

export async function enterPayment(
  tx: Transaction,
  { id, currency }: OrderRow,
  payment: Omit<typeof payments.$inferInsert, 'orderId' | 'currency'> & { currency?: string },
): Promise<number> {
  const [entered] = await tx
    .insert(payments)
    .values({ orderId: id, currency, ...payment })
    .returning({ id: payments.id })
  if (!entered) throw new Error('The payment was not stored')
  return entered.id
}

/** The history, the version and the mail of a judged payment, and what follows from it. */
export async function tellOfPayment(
  tx: Transaction,
  act: PaymentAct,
  order: OrderRow,
  { state, note, ...paid }: Judged & Pick<Payment, 'currency' | 'settled'>,
  prepare = false,
): Promise<void> {
  const { actor, now, storeUrl } = act
  await raiseVersion(tx, order)
  const isVerified = state === 'verified'
  const parts = [...(isVerified ? partOf(paid, order) : []), ...(note === '' ? [] : [note])]
  const { id: orderId, status, total } = order
  const entry = { orderId, at: now, event: 'payment', status } as const
  const text = paymentNote({ state, detail: parts.join(' · ') })
  await noteInHistory(tx, { ...entry, note: text, actorId: actor.userId })
  const balance = balanceOf(total, await paymentsOf(tx, orderId))
  // A completed order that is not paid always says why.
  if (status === 'COMPLETADA' && balance.due > 0 && !isVerified)
    await noteInHistory(tx, { ...entry, event: 'reason', note: text, actorId: actor.userId })
  const told = { ...order, version: order.version + 1 }
  const isAccepted = isVerified && (await goOnAfterPayment(tx, act, orderId, prepare))
  const movedTo = isAccepted ? 'EN PROCESO' : undefined
  const judgement = isVerified ? 'verified' : 'rejected'
  await queuePaymentJudged(tx, storeUrl, told, { state: judgement, note, balance, movedTo })
}
