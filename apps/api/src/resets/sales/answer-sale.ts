import type { ResetSaleAnswer } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { answerChanges, mayAnswer } from '@tecnoclick/domain/resets/sale-state'
import { eq } from 'drizzle-orm'
import type { Actor, ShopActor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { updateVersioned } from '../../platform/rows/audited-writes.ts'
import { transact } from '../../platform/rows/transact.ts'
import { queueKeyMail, queueRejectionMail, queueVerificationMail } from './reset-mails.ts'
import { findSale, type SaleRow, stateOfRow } from './sale-rows.ts'

export interface Answer {
  saleId: number
  answer: ResetSaleAnswer
  answerHours: number
  storeUrl: string
  now: Date
}

/** Changes by staff. Audited, because nothing else may release a file (platform.md#invariants, 7). */
export function answerSale(db: Drizzle, actor: Actor, given: Answer): Promise<SaleRow | Refusal> {
  return transact(db, (tx) => answerLocked(tx, actor, given))
}

/** The same in the caller's transaction. */
export async function answerLocked(
  tx: Transaction,
  actor: Actor | ShopActor,
  { saleId, answer, answerHours, storeUrl, now }: Answer,
): Promise<SaleRow | Refusal> {
  const [before] = await tx.select().from(resetSales).where(eq(resetSales.id, saleId)).for('update')
  if (!before) return refuse('notFound')
  const { descargable, rejection, key, version } = answer
  const facts = { hasFile: await hasFile(tx, before.resetId) }
  if (!mayAnswer(stateOfRow(before), answer, facts)) return refuse('conflict')
  const isVerified = before.verifiedAt !== null
  const row = await updateVersioned(tx, actor, {
    table: resetSales,
    entity: 'reset-sale',
    id: saleId,
    version,
    changes: answerChanges(answer, { isVerified, now, by: actor.userId }),
  })
  if (isRefusal(row)) return row
  const after = await findSale(tx, saleId)
  if (!after) return refuse('notFound')
  if (descargable && !isVerified) await queueVerificationMail(tx, after, { answerHours, storeUrl })
  if (rejection !== undefined) await queueRejectionMail(tx, after, storeUrl)
  if (key !== undefined && key !== before.key) await queueKeyMail(tx, after, storeUrl)
  return after
}

async function hasFile(tx: Transaction, resetId: number): Promise<boolean> {
  const [reset] = await tx.select({ file: resets.file }).from(resets).where(eq(resets.id, resetId))
  return Boolean(reset?.file)
}
