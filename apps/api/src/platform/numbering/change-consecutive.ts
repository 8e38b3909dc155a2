import type {
  Consecutive,
  ConsecutiveChange,
  NewConsecutive,
} from '@tecnoclick/contract/platform/numbering/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { consecutives, numberSeries } from '@tecnoclick/database/schema/platform/numbering'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { atVersion } from '../rows/at-version.ts'
import { transact } from '../rows/transact.ts'
import { findConsecutive } from './read-consecutives.ts'

export function addConsecutive(
  db: Drizzle,
  actor: Actor,
  { document, prefix, sequential = 1, enable = true }: NewConsecutive,
): Promise<Consecutive | Refusal> {
  return transact(db, async (tx) => {
    if (await isTaken(tx, prefix, sequential)) return refuse('conflict')
    const [added] = await tx
      .insert(consecutives)
      .values({ document, enable })
      .returning({ id: consecutives.id })
    if (!added) return refuse('conflict')
    await openSeries(tx, added.id, prefix, sequential)
    const after = await findConsecutive(tx, added.id)
    await recordAudit(tx, actor, { action: 'create', entity: 'consecutive', entityId: added.id, after })
    return after ?? refuse('notFound')
  })
}

/**
 * Another prefix or next number closes the series and opens a new one; gaps are checked within a series
 * (platform.md#document-numbers).
 */
export function changeConsecutive(
  db: Drizzle,
  actor: Actor,
  id: number,
  { version, prefix, sequential, enable }: ConsecutiveChange,
): Promise<Consecutive | Refusal> {
  return transact(db, async (tx) => {
    const before = atVersion(await lockConsecutive(tx, id), version)
    if (isRefusal(before)) return before
    const next = { prefix: prefix ?? before.prefix, sequential: sequential ?? before.sequential }
    if (next.prefix !== before.prefix || next.sequential !== before.sequential) {
      await tx
        .update(numberSeries)
        .set({ closedAt: sql`now()` })
        .where(and(eq(numberSeries.consecutiveId, id), isNull(numberSeries.closedAt)))
      if (await isTaken(tx, next.prefix, next.sequential)) return refuse('conflict')
      await openSeries(tx, id, next.prefix, next.sequential)
    }
    await tx
      .update(consecutives)
      .set({ enable: enable ?? before.enable, version: before.version + 1 })
      .where(eq(consecutives.id, id))
    const after = await findConsecutive(tx, id)
    await recordAudit(tx, actor, { action: 'update', entity: 'consecutive', entityId: id, before, after })
    return after ?? refuse('notFound')
  })
}

/** A used consecutive is only disabled: its documents refer to it. */
export function removeConsecutive(db: Drizzle, actor: Actor, id: number): Promise<undefined | Refusal> {
  return transact(db, async (tx) => {
    const before = await lockConsecutive(tx, id)
    if (!before) return refuse('notFound')
    const isUsed = await tx.$count(
      numberSeries,
      and(eq(numberSeries.consecutiveId, id), ne(numberSeries.nextNumber, numberSeries.firstNumber)),
    )
    if (isUsed > 0) {
      const soft = { enable: false, version: before.version + 1 }
      await tx.update(consecutives).set(soft).where(eq(consecutives.id, id))
    } else {
      await tx.delete(numberSeries).where(eq(numberSeries.consecutiveId, id))
      await tx.delete(consecutives).where(eq(consecutives.id, id))
    }
    await recordAudit(tx, actor, { action: 'delete', entity: 'consecutive', entityId: id, before })
    return undefined
  })
}

/** The series is locked and read afterwards: an order may be taking a number from it. */
async function lockConsecutive(tx: Transaction, id: number): Promise<Consecutive | undefined> {
  await tx.select({ id: consecutives.id }).from(consecutives).where(eq(consecutives.id, id)).for('update')
  await tx
    .select({ id: numberSeries.id })
    .from(numberSeries)
    .where(and(eq(numberSeries.consecutiveId, id), isNull(numberSeries.closedAt)))
    .for('update')
  return findConsecutive(tx, id)
}

async function openSeries(
  tx: Transaction,
  consecutiveId: number,
  prefix: string,
  first: number,
): Promise<void> {
  await tx.insert(numberSeries).values({ consecutiveId, prefix, firstNumber: first, nextNumber: first })
}

/** Numbers of this prefix from here on may be in use: no two documents may share one. */
async function isTaken(tx: Transaction, prefix: string, first: number): Promise<boolean> {
  const given = await tx.$count(
    numberSeries,
    and(eq(numberSeries.prefix, prefix), gt(numberSeries.nextNumber, first)),
  )
  const open = await tx.$count(
    numberSeries,
    and(eq(numberSeries.prefix, prefix), isNull(numberSeries.closedAt)),
  )
  return given > 0 || open > 0
}
