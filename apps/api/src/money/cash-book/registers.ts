import type { NewRegister, RegisterChange } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { cashHolders, cashRegisters, cashShifts } from '@tecnoclick/database/schema/money/cash-registers'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { transact } from '../../platform/rows/transact.ts'
import { holdRegister, readHeld, shiftOfRegister } from './held-register.ts'

export function createRegister(
  db: Drizzle,
  actor: Actor,
  values: NewRegister,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const { id } = await insertAudited(tx, actor, { table: cashRegisters, entity: 'cash-register', values })
    await tx.insert(cashHolders).values({ registerId: id })
    return { id }
  })
}

/** One with cash or an open shift stays in use, and so does the default one. */
export function changeRegister(
  db: Drizzle,
  actor: Actor,
  id: number,
  { version, name, enable }: RegisterChange,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const holderId = enable ? undefined : await holdRegister(tx, id)
    const changed = await updateVersioned(tx, actor, {
      ...{ table: cashRegisters, entity: 'cash-register' as const, id, version },
      changes: { name, enable },
    })
    if (isRefusal(changed) || !holderId) return changed
    const held = await readHeld(tx, holderId, id)
    const isUsed = held.some(({ balance }) => balance !== 0)
    if (changed.isDefault || isUsed || (await tx.$count(cashShifts, shiftOfRegister(id))) > 0)
      return refuse('conflict')
    return changed
  })
}
