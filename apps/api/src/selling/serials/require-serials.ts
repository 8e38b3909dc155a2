import type { Transaction } from '@tecnoclick/database/connect'
import { serialsMissing } from '@tecnoclick/domain/stock/serials'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readSerialLines } from './read-order-serials.ts'

/** Where the category asks for serials, an order is not packed, sold or completed without them (selling.md#serial-numbers). */
export async function requireSerials(tx: Transaction, orderId: number): Promise<Refusal | undefined> {
  const missing = serialsMissing(await readSerialLines(tx, orderId))
  return missing === 0 ? undefined : refuse('invalid', { fields: { serials: { code: 'serialsMissing' } } })
}
