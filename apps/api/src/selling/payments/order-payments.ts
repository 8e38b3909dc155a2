import type { Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { asc, eq } from 'drizzle-orm'

export type Payment = typeof payments.$inferSelect

/** Oldest first. */
export function paymentsOf(tx: Transaction, orderId: number): Promise<Payment[]> {
  return tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
}

/** A part of the total is named in the history: `50.00 USD`. */
export function partOf(amount: number, { total, currency }: { total: number; currency: string }): string[] {
  return amount === total ? [] : [`${toWire(amount).toFixed(2)} ${currency}`]
}
