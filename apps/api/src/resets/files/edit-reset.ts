import type { NewReset, ResetChange, StaffReset } from '@tecnoclick/contract/resets/files/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findStaffReset } from './read-resets.ts'

const entity = 'reset'
const badPrice = () => refuse('invalid', { fields: { price: { code: 'number' } } })

export function addReset(
  db: Drizzle,
  actor: Actor,
  { price, ...body }: NewReset,
): Promise<StaffReset | Refusal> {
  const minor = fromWire(price)
  if (!minor) return Promise.resolve(badPrice())
  return transact(db, async (tx) => {
    const { id } = await insertAudited(tx, actor, {
      table: resets,
      entity,
      values: { ...body, price: minor },
    })
    return reread(tx, id)
  })
}

/** Existing sales keep their price. */
export function changeReset(
  db: Drizzle,
  actor: Actor,
  id: number,
  { version, price, brandId, device, model, typeFile, deadEnds, enable }: ResetChange,
): Promise<StaffReset | Refusal> {
  const minor = price === undefined ? undefined : fromWire(price)
  if (price !== undefined && !minor) return Promise.resolve(badPrice())
  return transact(db, async (tx) => {
    const changes = {
      ...(minor !== undefined && { price: minor }),
      ...(brandId !== undefined && { brandId }),
      ...(device !== undefined && { device }),
      ...(model !== undefined && { model }),
      ...(typeFile !== undefined && { typeFile }),
      ...(deadEnds !== undefined && { deadEnds }),
      ...(enable !== undefined && { enable }),
    }
    const row = await updateVersioned(tx, actor, { table: resets, entity, id, version, changes })
    return isRefusal(row) ? row : reread(tx, id)
  })
}

async function reread(tx: Transaction, id: number): Promise<StaffReset | Refusal> {
  return (await findStaffReset(tx, id)) ?? refuse('notFound')
}
