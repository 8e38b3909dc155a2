import type { Transaction } from '@tecnoclick/database/connect'
import {
  cashBalances,
  cashHolders,
  cashRegisters,
  cashShiftCounts,
  cashShifts,
} from '@tecnoclick/database/schema/money/cash-registers'
import type { CashKind } from '@tecnoclick/domain/money/cash-book/cash-book'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'

export interface CashAct {
  actor: Actor
  key: string | undefined
  now: Date
}

/** The holder of a register that is in use; nobody moves its cash or counts it until the end of the transaction. */
export async function holdRegister(tx: Transaction, registerId: number): Promise<number | undefined> {
  // Days come before registers, as in every payment.
  await tx.execute(sql`select hold_open_days()`)
  const [holder] = await tx
    .select({ id: cashHolders.id })
    .from(cashHolders)
    .where(eq(cashHolders.registerId, registerId))
    .for('no key update')
  if (!holder) return undefined
  const [register] = await tx
    .select({ enable: cashRegisters.enable })
    .from(cashRegisters)
    .where(eq(cashRegisters.id, registerId))
  return register?.enable ? holder.id : undefined
}

export function shiftOfRegister(registerId: number) {
  return and(eq(cashShifts.registerId, registerId), isNull(cashShifts.closedAt))
}

/** The open shift of a clerk and the holder of its register, which is held. */
export async function holdOwnRegister(
  tx: Transaction,
  clerkId: number,
): Promise<{ holderId: number; registerId: number } | undefined> {
  const own = and(eq(cashShifts.clerkId, clerkId), isNull(cashShifts.closedAt))
  const [found] = await tx.select().from(cashShifts).where(own)
  const holderId = found && (await holdRegister(tx, found.registerId))
  // It may have been closed meanwhile.
  if (!holderId || (await tx.$count(cashShifts, and(own, eq(cashShifts.id, found.id)))) === 0)
    return undefined
  return { holderId, registerId: found.registerId }
}

/** What a register should have, in minor units, and what of it nobody counted before. */
export async function readHeld(tx: Transaction, holderId: number, registerId: number) {
  const balances = await tx.select().from(cashBalances).where(eq(cashBalances.holderId, holderId))
  const counted = await tx
    .selectDistinct({ currency: cashShiftCounts.currency })
    .from(cashShiftCounts)
    .innerJoin(cashShifts, eq(cashShifts.id, cashShiftCounts.shiftId))
    .where(eq(cashShifts.registerId, registerId))
  const before = new Set(counted.map(({ currency }) => currency))
  const currencies = new Set([...before, ...balances.map(({ currency }) => currency)])
  return [...currencies].map((currency) => ({
    currency,
    balance: balances.find((held) => held.currency === currency)?.balance ?? 0,
    isFirst: !before.has(currency),
  }))
}

interface CashEntry {
  kind: CashKind
  from: number
  to: number
  currency: string
  /** Minor units. */
  amount: number
  reason?: string
  receipt?: string
  reversesId?: number
  at: Date
  by: number
}

/** For what is neither a payment nor a refund: those are entered by triggers. */
export async function moveCash(tx: Transaction, entry: CashEntry): Promise<number> {
  const { kind, from, to, currency, amount, ...facts } = entry
  const { rows } = await tx.execute<{ id: number }>(
    sql`select move_cash(${kind}::varchar, ${from}::integer, ${to}::integer, ${currency}::varchar, ${amount}::bigint, ${JSON.stringify(facts)}::jsonb) as id`,
  )
  if (!rows[0]) throw new Error('The move was not stored')
  return rows[0].id
}

export async function placeOf(tx: Transaction, place: 'bank' | 'outside'): Promise<number> {
  const [found] = await tx
    .select({ id: cashHolders.id })
    .from(cashHolders)
    .where(eq(cashHolders.place, place))
  if (!found) throw new Error(`There is no holder ${place}`)
  return found.id
}
