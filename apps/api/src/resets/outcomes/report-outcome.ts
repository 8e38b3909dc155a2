import type { OutcomeReport } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { days } from '@tecnoclick/domain/platform/duration'
import { decideFailure, mayReport } from '@tecnoclick/domain/resets/outcome'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { outcomeReasons } from '@tecnoclick/messages/resets/mails'
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findSale, type SaleRow } from '../sales/sale-rows.ts'
import { type Crediting, lockCredit } from './lock-credit.ts'
import { queueDecisionMail } from './outcome-mails.ts'

export interface Report {
  buyerId: number
  saleId: number
  report: OutcomeReport
  settings: Settings
  storeUrl: string
  now: Date
}

/** The buyer says whether the file worked; the rule of the owner may give the money back at once (resets.md#money-back). */
export function reportOutcome(db: Drizzle, given: Report): Promise<SaleRow | Refusal> {
  const { buyerId, saleId, report, settings, storeUrl, now } = given
  return transact(db, async (tx) => {
    // Of two reports at once the second one waits here, and finds what was decided.
    await tx.select({ id: resetSales.id }).from(resetSales).where(eq(resetSales.id, saleId)).for('update')
    const row = await findSale(tx, saleId)
    if (row?.sale.buyerId !== buyerId) return refuse('notFound')
    if (!mayReport({ downloadedDate: row.downloadedAt, outcome: row.outcome })) return refuse('conflict')
    const { outcome, firmware, message = '' } = report
    const foreign = report.log ? await refuseForeignLog(tx, { buyerId, saleId, name: report.log }) : undefined
    if (foreign) return foreign
    const log = report.log ?? row.outcome?.log ?? null
    const decided =
      outcome === 'failed' ? await decide(tx, row, { hasLog: log !== null, settings, now }) : undefined
    const values = { outcome, firmware: firmware ?? null, message, log, reportedAt: now, ...decided }
    await tx
      .insert(resetOutcomes)
      .values({ resetSaleId: saleId, ...values })
      .onConflictDoUpdate({
        target: resetOutcomes.resetSaleId,
        set: { ...values, version: sql`${resetOutcomes.version} + 1` },
      })
    const after = await findSale(tx, saleId)
    if (!after) return refuse('notFound')
    if (decided) await queueDecisionMail(tx, after, storeUrl)
    return after
  })
}

interface Terms {
  hasLog: boolean
  settings: Settings
  now: Date
}

async function decide(tx: Transaction, row: SaleRow, { hasLog, settings, now }: Terms) {
  // Locked, so that failures of two sales at once do not both count as the last one of the limit.
  const crediting = await lockCredit(tx, row)
  const since = new Date(now.getTime() - days(settings.resetRefundDays))
  const creditedBefore = await countByRule(tx, crediting, { since })
  const decision = decideFailure({ hasLog, creditedBefore }, settings)
  if (!decision) return undefined
  if (decision === 'credited') return { decision, decidedAt: now, ...crediting }
  const values = { date: formatDate(since, 'es'), times: creditedBefore }
  return { decision, decidedAt: now, reason: fillText(outcomeReasons.limit, values) }
}

function countByRule(tx: Transaction, { creditAccountId }: Crediting, { since }: { since: Date }) {
  return tx.$count(
    resetOutcomes,
    and(
      eq(resetOutcomes.creditAccountId, creditAccountId),
      gt(resetOutcomes.decidedAt, since),
      isNull(resetOutcomes.decidedBy),
    ),
  )
}

/** A log that this buyer uploaded, and that belongs to no other report. */
async function refuseForeignLog(
  tx: Transaction,
  { buyerId, saleId, name }: { buyerId: number; saleId: number; name: string },
): Promise<Refusal | undefined> {
  const used = tx
    .select({ id: resetOutcomes.id })
    .from(resetOutcomes)
    .where(and(eq(resetOutcomes.log, files.name), sql`${resetOutcomes.resetSaleId} <> ${saleId}`))
  const isFree = and(
    eq(files.name, name),
    eq(files.ownerId, buyerId),
    eq(files.kind, 'reset-log'),
    notExists(used),
  )
  if ((await tx.$count(files, isFree)) === 1) return undefined
  return refuse('invalid', { fields: { log: { code: 'required' } } })
}
