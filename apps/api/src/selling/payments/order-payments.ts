import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { asc, eq } from 'drizzle-orm'

type PaymentRow = typeof payments.$inferSelect

/** `settled` is what it pays of the order, also of a payment in the order's currency. */
export type Payment = PaymentRow & { settled: number }

/** Oldest first. */
export async function paymentsOf(tx: Drizzle | Transaction, orderId: number): Promise<Payment[]> {
  const rows = await tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
  return rows.map((row) => ({ ...row, settled: row.settled ?? row.amount }))
}

type PaidPart = Pick<Payment, 'amount' | 'currency' | 'settled'>

/** A part of the total is named in the history: `50.00 USD`; so is another currency: `5000.00 CUP = 13.16 USD`. */
export function partOf(paid: PaidPart, { total, currency }: { total: number; currency: string }): string[] {
  const settled = `${toWire(paid.settled).toFixed(2)} ${currency}`
  if (paid.currency !== currency) return [`${toWire(paid.amount).toFixed(2)} ${paid.currency} = ${settled}`]
  return paid.settled === total ? [] : [settled]
}
