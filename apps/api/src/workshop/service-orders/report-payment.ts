import type {
  NewPaymentReport,
  RepairPayment,
  ReportJudgement,
} from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { servicePaymentReports } from '@tecnoclick/database/schema/workshop/payment-reports'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import { comparedCode } from '@tecnoclick/domain/selling/transaction-code'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { takeTransactionCode } from '../../selling/payments/take-transaction-code.ts'
import { areFreePhotos } from './attach-photos.ts'
import { lockServiceOrder, type ServiceOrderRow } from './lock-service-order.ts'
import { type PaymentTerms, readDue, readRepairPayment, transferMethod } from './read-repair-payment.ts'
import { queueReportMail } from './report-mails.ts'

interface Reporting {
  orderId: number
  /** Null with a ticket link. */
  actorId: number | null
  report: NewPaymentReport
  terms: PaymentTerms
  now: Date
}

/** The customer says that they paid. It counts once staff have verified it; the same code again changes nothing. */
export async function reportPayment(
  tx: Transaction,
  { orderId, actorId, report, terms, now }: Reporting,
): Promise<RepairPayment | Refusal> {
  const withPhotos = actorId !== null
  const order = await lockServiceOrder(tx, orderId)
  if (!order) return refuse('notFound')
  const waiting = await findWaiting(tx, orderId)
  if (waiting)
    return waiting.compared === comparedCode(report.transactionCode)
      ? readRepairPayment(tx, terms, orderId, { withPhotos })
      : refuse('conflict')
  const owed = await readDue(tx, orderId)
  const method = owed && transferMethod(terms, owed.currency)
  if (!owed || !method) return refuse('conflict')
  const amount = fromWire(report.amount) ?? 0
  if (amount > owed.due) return refuse('invalid', { fields: { amount: { code: 'number' } } })
  const photo = report.photo ?? null
  if (photo !== null && !(await areFreePhotos(tx, actorId, [photo])))
    return refuse('invalid', { fields: { photo: { code: 'required' } } })
  const transactionCodeId = await takeTransactionCode(tx, report.transactionCode, 'service')
  if (isRefusal(transactionCodeId)) return transactionCodeId
  const { currency } = owed
  const [made] = await tx
    .insert(servicePaymentReports)
    .values({
      serviceOrderId: orderId,
      amount,
      currency,
      method: method.code,
      transactionCodeId,
      photo,
      reportedAt: now,
    })
    .returning({ id: servicePaymentReports.id })
  const price = await noteReport(tx, order, { amount, currency, actorId, event: 'report', now })
  await queueReportMail(tx, { reportId: made?.id ?? 0, number: owed.order.orderNum, price })
  return readRepairPayment(tx, terms, orderId, { withPhotos })
}

async function findWaiting(tx: Transaction, orderId: number) {
  const [waiting] = await tx
    .select({ compared: transactionCodes.compared })
    .from(servicePaymentReports)
    .innerJoin(transactionCodes, eq(transactionCodes.id, servicePaymentReports.transactionCodeId))
    .where(
      and(eq(servicePaymentReports.serviceOrderId, orderId), eq(servicePaymentReports.state, 'reported')),
    )
  return waiting
}

interface Judging {
  orderId: number
  reportId: number
  judgement: ReportJudgement
  terms: PaymentTerms
  now: Date
}

/** 'Pago verificado': it becomes a payment of the repair. A rejected one says why. */
export function judgeReport(
  db: Drizzle,
  actor: Actor,
  { orderId, reportId, judgement, terms, now }: Judging,
): Promise<RepairPayment | Refusal> {
  const { state, reason = null, version } = judgement
  return transact(db, async (tx) => {
    const order = atVersion(await lockServiceOrder(tx, orderId), version)
    if (isRefusal(order)) return order
    const [report] = await tx
      .select()
      .from(servicePaymentReports)
      .where(and(eq(servicePaymentReports.id, reportId), eq(servicePaymentReports.serviceOrderId, orderId)))
    if (!report) return refuse('notFound')
    if (report.state !== 'reported') return refuse('conflict')
    if (state === 'rejected' && reason === null)
      return refuse('invalid', { fields: { reason: { code: 'required' } } })
    const paymentId = state === 'verified' ? await takePayment(tx, actor, report, now) : null
    const judged = { state, judgedAt: now, judgedBy: actor.userId, reason: reason ?? '' }
    await tx
      .update(servicePaymentReports)
      .set({ ...judged, servicePaymentId: paymentId })
      .where(eq(servicePaymentReports.id, reportId))
    const { amount, currency } = report
    const event = state === 'verified' ? 'payment' : 'report'
    await noteReport(tx, order, { amount, currency, actorId: actor.userId, event, reason, now })
    await recordAudit(tx, actor, {
      action: state === 'verified' ? 'create' : 'update',
      entity: 'service-payment',
      entityId: orderId,
      after: { report: reportId, state, amount, currency, ...(reason && { reason }) },
    })
    return readRepairPayment(tx, terms, orderId, { withPhotos: true })
  })
}

/** In another currency than a later quote it is shown, and does not count towards the price, as a deposit. */
async function takePayment(
  tx: Transaction,
  actor: Actor,
  report: typeof servicePaymentReports.$inferSelect,
  now: Date,
): Promise<number> {
  const { serviceOrderId, amount, currency, method, transactionCodeId } = report
  const [payment] = await tx
    .insert(servicePayments)
    .values({
      ...{ serviceOrderId, amount, currency, method, transactionCodeId },
      kind: 'payment',
      receivedAt: now,
      receivedBy: actor.userId,
    })
    .returning({ id: servicePayments.id })
  if (!payment) throw new Error('The payment was not stored')
  return payment.id
}

interface Noted {
  amount: number
  currency: string
  actorId: number | null
  event: 'report' | 'payment'
  reason?: string | null
  now: Date
}

async function noteReport(
  tx: Transaction,
  { id, status, version }: ServiceOrderRow,
  { amount, currency: code, actorId, event, reason, now }: Noted,
): Promise<string> {
  const [currency] = await tx.select().from(currencies).where(eq(currencies.code, code))
  const price = currency ? formatAmount(amount, currency) : code
  await tx
    .update(serviceOrders)
    .set({ version: version + 1 })
    .where(eq(serviceOrders.id, id))
  const note = [price, reason].filter(Boolean).join(' · ')
  await tx.insert(serviceOrderHistory).values({ serviceOrderId: id, at: now, event, status, note, actorId })
  return price
}
