import type { Closing, NewClosing } from '@tecnoclick/contract/money/closing/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cashCounts, dayClosings } from '@tecnoclick/database/schema/money/closings'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { gainOf, needsNote } from '@tecnoclick/domain/money/cash-count'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { inArray, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { readClosing } from './read-closing.ts'

export interface ClosingAct {
  actor: Actor
  key: string | undefined
  now: Date
}

/**
 * Counts the cash and locks the day, with all days since the last closing (selling.md#closing-of-the-day). Whoever moves
 * money meanwhile waits, and theirs belongs to the next day.
 */
export function closeDay(
  db: Drizzle,
  act: ClosingAct,
  newClosing: NewClosing,
): Promise<{ day: string } | Refusal> {
  const call = { userId: act.actor.userId, scope: 'closing', key: act.key, request: newClosing }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      await tx.execute(sql`select hold_closing()`)
      return close(tx, act, newClosing)
    }),
  )
}

async function close(
  tx: Transaction,
  { actor, now }: ClosingAct,
  { day, counts, note }: NewClosing,
): Promise<{ day: string } | Refusal> {
  if (day > havanaDay(now)) return refuse('invalid', { fields: { day: { code: 'required' } } })
  const figures = await readClosing(tx, day)
  if (!figures) return refuse('malformed', { fields: { day: '' } })
  if (figures.closing || (figures.closedThrough ?? '') >= day) return refuse('dayClosed')
  const counted = await readCounts(tx, figures.cash, counts)
  if (isRefusal(counted)) return counted
  if (needsNote(counted) && !note) return refuse('invalid', { fields: { note: { code: 'required' } } })
  const { firstDay } = figures
  await tx
    .insert(dayClosings)
    .values({ day, firstDay, closedAt: now, closedBy: actor.userId, note: note ?? '' })
  if (counted.length > 0) await tx.insert(cashCounts).values(counted.map((count) => ({ ...count, day })))
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'closing',
    entityId: day,
    after: { firstDay, counts: counted },
  })
  return { day }
}

/** Every currency in which cash moved is counted, once. */
async function readCounts(tx: Transaction, cash: Closing['cash'], counts: NewClosing['counts']) {
  const codes = counts.map(({ currency }) => currency)
  const invalid = () => refuse('invalid', { fields: { counts: { code: 'required' } } })
  if (new Set(codes).size < codes.length) return invalid()
  if (cash.some(({ currency }) => !codes.includes(currency))) return invalid()
  if (codes.length > 0 && (await tx.$count(currencies, inArray(currencies.code, codes))) < codes.length)
    return invalid()
  return counts.map(({ currency, ...typed }) => {
    const moved = cash.find((line) => line.currency === currency)
    const opening = fromWire(typed.opening) ?? 0
    const expected = opening + gainOf(moved)
    return { currency, opening, expected, counted: fromWire(typed.counted) ?? 0 }
  })
}
