import type { Transaction } from '@tecnoclick/database/connect'
import { cashMoves } from '@tecnoclick/database/schema/money/cash-moves'
import { files } from '@tecnoclick/database/schema/platform/files'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { and, eq, isNull, notExists } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/**
 * The receipt must be a photo that this account uploaded, or somebody with a link and no account, and that is not used yet.
 * Names are random, so whoever knows one has uploaded it.
 */
export async function refuseForeignReceipt(
  tx: Transaction,
  ownerId: number | null,
  name: string,
): Promise<Refusal | undefined> {
  const paid = tx.select({ id: payments.id }).from(payments).where(eq(payments.receipt, files.name))
  const spent = tx.select({ id: cashMoves.id }).from(cashMoves).where(eq(cashMoves.receipt, files.name))
  const isFree = and(
    eq(files.name, name),
    ownerId === null ? isNull(files.ownerId) : eq(files.ownerId, ownerId),
    eq(files.kind, 'receipt'),
    notExists(paid),
    notExists(spent),
  )
  if ((await tx.$count(files, isFree)) === 1) return undefined
  return refuse('invalid', { fields: { receipt: { code: 'required' } } })
}
