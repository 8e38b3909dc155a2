import type { Transaction } from '@tecnoclick/database/connect'
import { creditAccounts } from '@tecnoclick/database/schema/money/credit-accounts'
import { eq } from 'drizzle-orm'
import { creditAccountOf } from '../../selling/credit/credit-account.ts'
import type { SaleRow } from '../sales/sale-rows.ts'

export interface Crediting {
  creditAccountId: number
  /** What the sale cost. */
  credit: number
}

/** What is given back for a sale and to whom; a trigger moves it (selling.md#store-credit). The account stays locked. */
export async function lockCredit(tx: Transaction, { sale }: SaleRow): Promise<Crediting> {
  const creditAccountId = await creditAccountOf(tx, { userId: sale.buyerId, phone: null })
  if (creditAccountId === undefined) throw new Error('The buyer has no ledger')
  await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.id, creditAccountId))
    .for('no key update')
  return { creditAccountId, credit: sale.price }
}
