import type { Transaction } from '@tecnoclick/database/connect'
import { serialEvents } from '@tecnoclick/database/schema/stock/serial-units'

type Entry = Omit<typeof serialEvents.$inferInsert, 'unitId'>

/** What staff did with units, in their history. */
export async function noteSerials(
  tx: Transaction,
  units: readonly { id: number }[],
  entry: Entry,
): Promise<void> {
  if (units.length > 0)
    await tx.insert(serialEvents).values(units.map(({ id: unitId }) => ({ unitId, ...entry })))
}
