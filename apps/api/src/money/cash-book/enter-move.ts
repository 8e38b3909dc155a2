import type { CashReversal, NewCashMove } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cashMoves } from '@tecnoclick/database/schema/money/cash-moves'
import { cashBalances, cashHolders, cashRegisters } from '@tecnoclick/database/schema/money/cash-registers'
import { isCovered, isEntered } from '@tecnoclick/domain/money/cash-book/cash-book'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findCurrency } from '../../selling/orders/find-currency.ts'
import { refuseForeignReceipt } from '../../selling/payments/attach-receipt.ts'
import { type CashAct, holdOwnRegister, moveCash, placeOf } from './held-register.ts'

/** Cash that a clerk puts into the register of their shift or takes out of it, with the reason. */
export function enterCashMove(
  db: Drizzle,
  act: CashAct,
  given: NewCashMove,
): Promise<{ id: number } | Refusal> {
  const { actor, key, now } = act
  const call = { userId: actor.userId, scope: 'cash-move', key, request: given }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const { kind, currency, reason, receipt } = given
      const own = await holdOwnRegister(tx, actor.userId)
      if (!own) return refuse('conflict')
      if (!(await findCurrency(tx, currency))) return refuse('invalid', { fields: { currency: '' } })
      const other = await otherHolder(tx, own, given)
      if (isRefusal(other)) return other
      const amount = fromWire(given.amount) ?? 0
      if (!isCovered(kind, amount, await readBalance(tx, own.holderId, currency)))
        return refuse('invalid', { fields: { amount: { code: 'number' } } })
      const foreign = receipt ? await refuseForeignReceipt(tx, actor.userId, receipt) : undefined
      if (foreign) return foreign
      const [from, to] = kind === 'payIn' ? [other, own.holderId] : [own.holderId, other]
      const entry = { kind, from, to, currency, amount, reason, ...(receipt && { receipt }) }
      const id = await moveCash(tx, { ...entry, at: now, by: actor.userId })
      const after = { kind, amount, currency, reason, ...(receipt && { receipt }) }
      await recordAudit(tx, actor, { action: 'create', entity: 'cash-move', entityId: id, after })
      return { id }
    }),
  )
}

async function otherHolder(
  tx: Transaction,
  { registerId }: { registerId: number },
  { kind, toRegisterId }: NewCashMove,
): Promise<number | Refusal> {
  if (kind === 'deposit') return placeOf(tx, 'bank')
  if (kind !== 'handOver') return placeOf(tx, 'outside')
  if (!toRegisterId || toRegisterId === registerId)
    return refuse('invalid', { fields: { toRegisterId: { code: 'required' } } })
  const [holder] = await tx
    .select({ id: cashHolders.id })
    .from(cashHolders)
    .innerJoin(cashRegisters, eq(cashRegisters.id, cashHolders.registerId))
    .where(and(eq(cashRegisters.id, toRegisterId), eq(cashRegisters.enable, true)))
  return holder?.id ?? refuse('invalid', { fields: { toRegisterId: { code: 'unknown' } } })
}

async function readBalance(tx: Transaction, holderId: number, currency: string): Promise<number> {
  const isOf = and(eq(cashBalances.holderId, holderId), eq(cashBalances.currency, currency))
  const [found] = await tx.select({ balance: cashBalances.balance }).from(cashBalances).where(isOf)
  return found?.balance ?? 0
}

/** 'Anular': what was entered by mistake goes back the way it came, once. */
export function reverseCashMove(
  db: Drizzle,
  { actor, key, now }: CashAct,
  id: number,
  { reason }: CashReversal,
): Promise<{ id: number } | Refusal> {
  const call = { userId: actor.userId, scope: 'cash-reversal', key, request: { id, reason } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const own = await holdOwnRegister(tx, actor.userId)
      const [move] = await tx.select().from(cashMoves).where(eq(cashMoves.id, id))
      if (!move) return refuse('notFound')
      const { kind, fromId, toId, currency, amount } = move
      // The other register would have to agree.
      if (!isEntered(kind) || kind === 'handOver' || move.reversesId !== null) return refuse('conflict')
      // At the register where it was entered, by whoever answers for it.
      if (own?.holderId !== (kind === 'payIn' ? toId : fromId)) return refuse('conflict')
      if (kind === 'payIn' && amount > (await readBalance(tx, toId, currency))) return refuse('conflict')
      if ((await tx.$count(cashMoves, eq(cashMoves.reversesId, id))) > 0) return refuse('conflict')
      const entry = { kind, from: toId, to: fromId, currency, amount, reason, reversesId: id }
      const stored = await moveCash(tx, { ...entry, at: now, by: actor.userId })
      const after = { kind, amount, currency, reason, reverses: id }
      await recordAudit(tx, actor, { action: 'create', entity: 'cash-move', entityId: stored, after })
      return { id: stored }
    }),
  )
}
