import type { ResetSaleAnswer } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { mayFollow, type SaleAction } from '@tecnoclick/domain/resets/sale-state'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
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

/**
 * Changes by staff: `descargable: true` verifies the transfer, even a rejected one, and restores a revoked download;
 * false revokes; `rejection` says that no such transfer arrived; `key` answers the hardware id and can be corrected.
 * Audited, because nothing else may release a file (platform.md#invariants, 7).
 */
export function answerSale(db: Drizzle, actor: Actor, given: Answer): Promise<SaleRow | Refusal> {
  const { saleId, answer, answerHours, storeUrl, now } = given
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(resetSales).where(eq(resetSales.id, saleId)).for('update')
    if (!before) return refuse('notFound')
    const { descargable, rejection, key, version } = answer
    const state = stateOfRow(before)
    const actions = actionsOf(answer)
    if (!actions.every((action) => mayFollow(state, action))) return refuse('conflict')
    // One judgement of a transfer at a time.
    if (descargable && (rejection !== undefined || !(await hasFile(tx, before.resetId))))
      return refuse('conflict')
    const isVerified = descargable === true && before.verifiedAt === null
    const by = actor.userId
    const row = await updateVersioned(tx, actor, {
      table: resetSales,
      entity: 'reset-sale',
      id: saleId,
      version,
      changes: {
        ...(isVerified && { verifiedAt: now, verifiedBy: by, ...unrejected }),
        ...(descargable !== undefined && { descargable }),
        ...(rejection !== undefined && { rejectedAt: now, rejectedBy: by, rejection }),
        ...(key !== undefined && { key, keyAt: now, keyBy: by }),
      },
    })
    if (isRefusal(row)) return row
    const after = await findSale(tx, saleId)
    if (!after) return refuse('notFound')
    if (isVerified) await queueVerificationMail(tx, after, { answerHours, storeUrl })
    if (rejection !== undefined) await queueRejectionMail(tx, after, storeUrl)
    if (key !== undefined && key !== before.key) await queueKeyMail(tx, after, storeUrl)
    return after
  })
}

function actionsOf({ descargable, rejection, key }: ResetSaleAnswer): SaleAction[] {
  return [
    ...(descargable === undefined ? [] : [descargable ? ('allow' as const) : ('revoke' as const)]),
    ...(rejection === undefined ? [] : ['reject' as const]),
    ...(key === undefined ? [] : ['sendKey' as const]),
  ]
}

const unrejected = { rejectedAt: null, rejectedBy: null, rejection: null }

async function hasFile(tx: Transaction, resetId: number): Promise<boolean> {
  const [reset] = await tx.select({ file: resets.file }).from(resets).where(eq(resets.id, resetId))
  return Boolean(reset?.file)
}
