import type { BulkResult } from '@tecnoclick/contract/platform/bulk'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { refusalFromError } from '../http/refusal-from-error.ts'
import { refusalMessage } from '../http/refusal-message.ts'

/**
 * Changes rows one after the other, each in its own transaction, and reports each. A lost database or a bug ends the whole
 * request, as it would for one row.
 */
export async function changeInBulk(
  ids: readonly number[],
  change: (id: number) => Promise<unknown | Refusal>,
): Promise<BulkResult> {
  const data: BulkResult['data'] = []
  for (const id of ids) {
    const outcome = await change(id).catch((error: unknown) => {
      const refusal = refusalFromError(error)
      if (refusal.refused !== 'invalid' && refusal.refused !== 'conflict') throw error
      return refusal
    })
    if (!isRefusal(outcome)) data.push({ id, done: true })
    else data.push({ id, done: false, code: outcome.refused, message: refusalMessage(outcome) })
  }
  return { data }
}
