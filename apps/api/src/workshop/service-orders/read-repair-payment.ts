import type { RepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { servicePaymentReports } from '@tecnoclick/database/schema/workshop/payment-reports'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import {
  accountsOf,
  needsAccount,
  type PaymentMethod,
  takesCurrency,
} from '@tecnoclick/domain/selling/payment-method'
import { transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { desc, eq } from 'drizzle-orm'
import { findOrder } from './read-service-orders.ts'
import { readCharge } from './service-payments.ts'

export interface PaymentTerms {
  methods: readonly PaymentMethod[]
  settings: Pick<Settings, 'transferAccounts' | 'transferQrTemplate'>
}

/** The way to pay to an account in this currency; undefined without one. */
export function transferMethod({ methods, settings }: PaymentTerms, currency: string) {
  return methods.find(
    (method) =>
      method.enable &&
      method.audience === 'everyone' &&
      needsAccount(method) &&
      takesCurrency(method, settings.transferAccounts, currency),
  )
}

/** What is left to pay of an accepted quote, the deposit first. Minor units. */
export async function readDue(db: Drizzle | Transaction, orderId: number) {
  const order = await findOrder(db, orderId)
  const charge = await readCharge(db, orderId)
  if (
    !order ||
    !charge ||
    order.status === 'CANCELADA' ||
    order.quote?.state !== 'accepted' ||
    charge.due === 0
  )
    return undefined
  const deposit = Math.max((fromWire(order.quote.deposit?.amount ?? 0) ?? 0) - charge.paid, 0)
  return { order, currency: charge.currency, due: charge.due, deposit }
}

export async function readRepairPayment(
  db: Drizzle | Transaction,
  terms: PaymentTerms,
  orderId: number,
  { withPhotos }: { withPhotos: boolean },
): Promise<RepairPayment> {
  const owed = await readDue(db, orderId)
  const reports = await db
    .select({ report: servicePaymentReports, code: transactionCodes.code })
    .from(servicePaymentReports)
    .innerJoin(transactionCodes, eq(transactionCodes.id, servicePaymentReports.transactionCodeId))
    .where(eq(servicePaymentReports.serviceOrderId, orderId))
    .orderBy(desc(servicePaymentReports.id))
  return {
    transfer: owed ? transferOf(terms, owed) : null,
    isDeposit: owed !== undefined && owed.deposit > 0,
    reports: reports.map(({ report: { id, amount, currency, state, reason, photo, reportedAt }, code }) => ({
      ...{ id, currency, state, reason, transactionCode: code },
      photo: withPhotos ? photo : null,
      amount: toWire(amount),
      date: reportedAt.toISOString(),
    })),
  }
}

type Owed = NonNullable<Awaited<ReturnType<typeof readDue>>>

function transferOf(terms: PaymentTerms, { order, currency, due, deposit }: Owed): RepairPayment['transfer'] {
  const method = transferMethod(terms, currency)
  if (!method) return null
  const { settings } = terms
  const amount = deposit || due
  const accounts = { ...settings, transferAccounts: accountsOf(method, settings.transferAccounts) }
  const details = transferDetails(accounts, { currency, amount, concept: order.orderNum })
  return details ? { ...details, currency, amount: toWire(amount), plan: null } : null
}
