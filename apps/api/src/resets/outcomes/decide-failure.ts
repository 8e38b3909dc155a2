import type { FailureDecision } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findSale, type SaleRow } from '../sales/sale-rows.ts'
import { lockCredit } from './lock-credit.ts'
import { queueDecisionMail } from './outcome-mails.ts'

export interface DecisionAct {
  actor: Actor
  storeUrl: string
  now: Date
}

/** Staff decide about the money of a failure; what was refused may still be given (resets.md#money-back). */
export function decideFailure(
  db: Drizzle,
  { actor, storeUrl, now }: DecisionAct,
  saleId: number,
  given: FailureDecision,
): Promise<SaleRow | Refusal> {
  return transact(db, async (tx) => {
    await tx.select({ id: resetSales.id }).from(resetSales).where(eq(resetSales.id, saleId)).for('update')
    const row = await findSale(tx, saleId)
    if (!row?.outcome) return refuse('notFound')
    const { outcome, decision: before, version } = row.outcome
    if (isStale({ version }, given.version)) return refuse('staleVersion')
    if (outcome !== 'failed' || before === 'credited') return refuse('conflict')
    const decision = given.credit ? ('credited' as const) : ('refused' as const)
    if (decision === before) return refuse('conflict')
    const reason = given.reason ?? ''
    await tx
      .update(resetOutcomes)
      .set({
        ...{ decision, reason, decidedAt: now, decidedBy: actor.userId, version: version + 1 },
        ...(given.credit && (await lockCredit(tx, row))),
      })
      .where(eq(resetOutcomes.resetSaleId, saleId))
    await recordAudit(tx, actor, {
      ...{ action: 'update', entity: 'reset-sale', entityId: saleId },
      ...{ before: { decision: before }, after: { decision, reason } },
    })
    const after = await findSale(tx, saleId)
    if (!after) return refuse('notFound')
    await queueDecisionMail(tx, after, storeUrl)
    return after
  })
}
