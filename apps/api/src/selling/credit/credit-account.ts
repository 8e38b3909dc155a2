import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { creditAccounts, creditBalances } from '@tecnoclick/database/schema/money/credit-accounts'
import { holderOf } from '@tecnoclick/domain/money/credit/credit'
import { and, eq, sql } from 'drizzle-orm'

/** The ledger of an account, or of the phone of somebody without one; undefined where neither is known. */
export async function creditAccountOf(
  tx: Transaction,
  who: { userId: number | null; phone: string | null },
): Promise<number | undefined> {
  const holder = holderOf(who)
  if (!holder) return undefined
  const [userId, phone] = 'userId' in holder ? [holder.userId, null] : [null, holder.phone]
  const { rows } = await tx.execute<{ id: number }>(
    sql`select credit_account_of(${userId}::integer, ${phone}::varchar) as id`,
  )
  return rows[0]?.id
}

export async function voucherAccount(tx: Transaction, code: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.code, code))
  return found?.id
}

export async function readBalance(
  db: Drizzle | Transaction,
  accountId: number,
  currency: string,
): Promise<number> {
  const [found] = await db
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(and(eq(creditBalances.accountId, accountId), eq(creditBalances.currency, currency)))
  return found?.balance ?? 0
}

interface Move {
  accountId: number
  currency: string
  /** Minor units, negative where credit is taken. */
  change: number
  kind: 'given' | 'taken' | 'redeemed' | 'expired'
  note?: string
  at: Date
  /** Null for the system. */
  by: number | null
}

/** For what is neither a payment nor a refund: those are entered by triggers. */
export async function moveCredit(tx: Transaction, move: Move): Promise<void> {
  const { accountId, currency, change, kind, note = '', at, by } = move
  const facts = JSON.stringify({ note, at, by })
  await tx.execute(
    sql`select move_credit(${accountId}::integer, ${currency}::varchar, ${change}::bigint, ${kind}::varchar, ${facts}::jsonb)`,
  )
}
