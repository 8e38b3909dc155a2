import type { Transaction } from '@tecnoclick/database/connect'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { paymentsOf } from '../../payments/order-payments.ts'
import { findCurrency } from '../find-currency.ts'

interface Judged {
  id: number
  total: number
  currency: string
}

/**
 * An order that is not paid is completed with a reason only (selling.md#completing-an-order). Returns the text of the
 * history, or undefined if nothing is missing.
 */
export async function judgeUnpaid(
  tx: Transaction,
  order: Judged,
  reason: string | null | undefined,
): Promise<string | undefined | Refusal> {
  const { due } = balanceOf(order.total, await paymentsOf(tx, order.id))
  return judgeDue(tx, { due, currency: order.currency }, reason)
}

/** The same for any price, such as that of a repair. */
export async function judgeDue(
  tx: Transaction,
  { due, currency }: { due: number; currency: string },
  reason: string | null | undefined,
): Promise<string | undefined | Refusal> {
  if (due === 0) return undefined
  const missing = await missingText(tx, due, currency)
  return reason ? `Sin pago, faltan ${missing}: ${reason}` : refuse('unpaid', { values: { due: missing } })
}

async function missingText(tx: Transaction, due: number, currency: string): Promise<string> {
  const format = await findCurrency(tx, currency)
  return formatAmount(due, format ?? { code: currency, symbol: currency, decimals: 2 })
}
