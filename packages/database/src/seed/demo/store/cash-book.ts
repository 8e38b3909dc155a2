import { type CashKind, type EnteredKind, isEntered } from '@tecnoclick/domain/money/cash-book/cash-book'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import {
  cashBalances,
  cashHolders,
  cashRegisters,
  cashShiftCounts,
  cashShifts,
} from '../../../schema/money/cash-registers.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { cashDay } from '../cash-day.ts'
import { daysAgo } from '../moment.ts'
import type { People } from './people.ts'

interface Holders {
  first: number
  second: number
  bank: number
  outside: number
}

/** Yesterday at the first register. After all payments, which entered their cash when they were stored. */
export async function storeCashDay(
  tx: Transaction,
  { now, people }: { now: Date; people: People },
): Promise<void> {
  const { clerk, opened, moves, closed, missing, secondRegister } = cashDay
  const clerkId = people.by(clerk).id
  const [register] = await tx.select().from(cashRegisters).where(eq(cashRegisters.isDefault, true))
  if (!register) throw new Error('The shop has no register')
  const [second] = await tx.insert(cashRegisters).values({ name: secondRegister }).returning()
  if (!second) throw new Error('The register was not inserted')
  await tx.insert(cashHolders).values({ registerId: second.id })
  const all = await tx.select().from(cashHolders)
  const holderOf = (isIt: (holder: (typeof all)[number]) => boolean) => all.find(isIt)?.id ?? 0
  const holders: Holders = {
    first: holderOf(({ registerId }) => registerId === register.id),
    second: holderOf(({ registerId }) => registerId === second.id),
    bank: holderOf(({ place }) => place === 'bank'),
    outside: holderOf(({ place }) => place === 'outside'),
  }
  const audit = async (entity: string, entityId: number, at: Date, after: unknown) =>
    void (await tx
      .insert(auditLog)
      .values({ at, actorId: clerkId, action: 'create', entity, entityId: String(entityId), after }))

  const enter = async (
    kind: CashKind,
    { currency, amount, reason = '' }: { currency: string; amount: number; reason?: string },
    [from, to]: [number, number],
    at: Date,
  ) => {
    const facts = JSON.stringify({ at, by: clerkId, reason })
    const { rows } = await tx.execute<{ id: number }>(
      sql`select move_cash(${kind}::varchar, ${from}::integer, ${to}::integer, ${currency}::varchar, ${amount * 100}::bigint, ${facts}::jsonb) as id`,
    )
    if (isEntered(kind)) await audit('cash-move', rows[0]?.id ?? 0, at, { kind, currency, amount, reason })
  }
  const readHeld = async () => {
    const held = await tx.select().from(cashBalances).where(eq(cashBalances.holderId, holders.first))
    return held.map(({ currency, balance }) => ({ currency, expected: balance, counted: balance }))
  }

  const start = daysAgo(now, opened)
  for (const cash of cashDay.found) await enter('firstCount', cash, [holders.outside, holders.first], start)
  const counts = (await readHeld()).map((count) => ({ ...count, isFirst: true }))
  const [shift] = await tx
    .insert(cashShifts)
    .values({ registerId: register.id, clerkId, openedAt: start })
    .returning()
  if (!shift) throw new Error('The shift was not inserted')
  await tx
    .insert(cashShiftCounts)
    .values(counts.map((count) => ({ ...count, shiftId: shift.id, moment: 'opening' as const })))
  await audit('cash-shift', shift.id, start, { registerId: register.id, counts })

  for (const { kind, at, ...cash } of moves)
    await enter(kind, cash, betweenOf(kind, holders), daysAgo(now, at))

  const end = daysAgo(now, closed)
  const left = (await readHeld()).map((count) => {
    if (count.currency !== missing.currency) return { ...count, reason: '' }
    return { ...count, counted: count.counted - missing.amount * 100, reason: missing.reason }
  })
  await enter('difference', missing, [holders.first, holders.outside], end)
  await tx
    .insert(cashShiftCounts)
    .values(left.map((count) => ({ ...count, shiftId: shift.id, moment: 'closing' as const })))
  await tx.update(cashShifts).set({ closedAt: end, closedBy: clerkId }).where(eq(cashShifts.id, shift.id))
}

/** From which holder to which. */
function betweenOf(kind: EnteredKind, { first, second, bank, outside }: Holders): [number, number] {
  if (kind === 'payIn') return [outside, first]
  if (kind === 'deposit') return [first, bank]
  return [first, kind === 'handOver' ? second : outside]
}
