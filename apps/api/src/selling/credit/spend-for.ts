import type { Transaction } from '@tecnoclick/database/connect'
import { creditMethod } from '@tecnoclick/domain/money/credit/credit'
import { spentOf } from '@tecnoclick/domain/money/credit/spend-credit'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { creditAccountOf, readBalance, voucherAccount } from './credit-account.ts'

interface CreditPayment {
  method: typeof creditMethod
  amount: number
  creditAccountId: number
}

/** How credit of the buyer, or of a voucher, pays a part. A trigger takes it when the payment is stored. */
export async function spendFor(
  tx: Transaction,
  who: { clientId: number | null; buyerPhone: string | null; currency: string },
  { wanted, total, voucher }: { wanted: number; total: number; voucher?: string | null | undefined },
): Promise<CreditPayment | Refusal> {
  const creditAccountId = voucher
    ? await voucherAccount(tx, voucher)
    : await creditAccountOf(tx, { userId: who.clientId, phone: who.buyerPhone })
  if (creditAccountId === undefined) return refuse('creditTooLow')
  const balance = await readBalance(tx, creditAccountId, who.currency)
  const amount = spentOf({ wanted, balance, total })
  if (isRefusal(amount)) return amount
  return { method: creditMethod, amount, creditAccountId }
}
