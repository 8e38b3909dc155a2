import type { Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { creditMethod, isCredit } from '@tecnoclick/domain/money/credit/credit'
import { inMoney, splitRefund } from '@tecnoclick/domain/money/credit/spend-credit'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { creditAccountOf } from '../credit/credit-account.ts'

interface GivenBack {
  of: { orderId: number; returnId?: number } | { serviceOrderId: number }
  amount: number
  currency: string
  method: string
  transactionCodeId: number | null
  refundedAt: Date
  refundedBy: number
}

/** Who gets credit. */
interface Payee {
  userId: number | null
  phone: string | null
}

/**
 * A refund, whose caller has checked that so much was paid: what was paid with credit goes back as credit, and all of it if
 * the customer agreed (selling.md#store-credit). Returns the id of the first row and what became credit.
 */
export async function insertRefunds(
  tx: Transaction,
  { of, amount, currency, method, transactionCodeId, ...given }: GivenBack,
  payee: Payee,
): Promise<{ id: number; credit: number } | Refusal> {
  const moved = await movedBefore(tx, of, currency)
  const parts = isCredit(method)
    ? { money: 0, credit: amount }
    : splitRefund({ amount, paidInMoney: inMoney(moved.paid), refundedInMoney: inMoney(moved.refunded) })
  const rows: (typeof refunds.$inferInsert)[] = []
  if (parts.money > 0)
    rows.push({ ...of, ...given, currency, method, transactionCodeId, amount: parts.money })
  if (parts.credit > 0) {
    const payer = moved.paid.find((paid) => paid.creditAccountId !== null)?.creditAccountId
    // Back to whoever paid with it, or as the customer agreed.
    const creditAccountId =
      (isCredit(method) ? undefined : payer) ?? (await creditAccountOf(tx, payee)) ?? payer
    if (creditAccountId == null) return refuse('creditHolder')
    rows.push({ ...of, ...given, currency, method: creditMethod, amount: parts.credit, creditAccountId })
  }
  const [first] = await tx.insert(refunds).values(rows).returning({ id: refunds.id })
  if (!first) throw new Error('The refund was not stored')
  return { id: first.id, credit: parts.credit }
}

async function movedBefore(tx: Transaction, of: GivenBack['of'], currency: string) {
  if ('serviceOrderId' in of) {
    const { amount, creditAccountId, serviceOrderId } = servicePayments
    const isOf = and(eq(serviceOrderId, of.serviceOrderId), eq(servicePayments.currency, currency))
    const paid = await tx.select({ amount, creditAccountId }).from(servicePayments).where(isOf)
    return {
      paid,
      refunded: await refundedBefore(tx, eq(refunds.serviceOrderId, of.serviceOrderId), currency),
    }
  }
  const { amount, creditAccountId, orderId, state } = payments
  const isVerified = and(eq(orderId, of.orderId), eq(state, 'verified'))
  const paid = await tx.select({ amount, creditAccountId }).from(payments).where(isVerified)
  return { paid, refunded: await refundedBefore(tx, eq(refunds.orderId, of.orderId), currency) }
}

function refundedBefore(tx: Transaction, isOf: ReturnType<typeof eq>, currency: string) {
  const { amount, creditAccountId } = refunds
  return tx
    .select({ amount, creditAccountId })
    .from(refunds)
    .where(and(isOf, eq(refunds.currency, currency)))
}
