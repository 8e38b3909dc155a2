import type { Drizzle } from '@tecnoclick/database/connect'
import { creditBalances } from '@tecnoclick/database/schema/money/credit-accounts'
import { and, asc, gt, inArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { creditAccountOf, moveCredit, voucherAccount } from './credit-account.ts'

/** Moves everything that a voucher has into the account. A used voucher has nothing left and is answered like an unknown code. */
export function redeemVoucher(
  db: Drizzle,
  { actor, now }: { actor: Actor; now: Date },
  code: string,
): Promise<{ redeemed: true } | Refusal> {
  const { userId } = actor
  return transact(db, async (tx) => {
    const from = await voucherAccount(tx, code)
    const to = await creditAccountOf(tx, { userId, phone: null })
    if (from === undefined || to === undefined) return refuse('notFound')
    // Both ledgers in one order, so that no two redemptions wait for each other.
    const held = await tx
      .select()
      .from(creditBalances)
      .where(and(inArray(creditBalances.accountId, [from, to]), gt(creditBalances.balance, 0)))
      .orderBy(asc(creditBalances.accountId), asc(creditBalances.currency))
      .for('no key update')
    const left = held.filter(({ accountId }) => accountId === from)
    if (left.length === 0) return refuse('notFound')
    for (const { currency, balance } of left) {
      const move = { currency, kind: 'redeemed', note: code, at: now, by: userId } as const
      await moveCredit(tx, { ...move, accountId: from, change: -balance })
      await moveCredit(tx, { ...move, accountId: to, change: balance })
    }
    const after = { redeemed: left.map(({ currency, balance }) => ({ currency, balance })), accountId: to }
    await recordAudit(tx, actor, { action: 'update', entity: 'credit', entityId: from, after })
    return { redeemed: true as const }
  })
}
