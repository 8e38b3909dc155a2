import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findReturn } from './read-returns.ts'

/** Changes return the row as committed and wake the mail job. */
export function respondWithReturn({
  database: { db },
  wakeMail,
}: ApiDeps): (outcome: { id: number } | Refusal) => Promise<OrderReturn | Refusal> {
  return async (outcome) => {
    if (isRefusal(outcome)) return outcome
    wakeMail()
    return (await findReturn(db, outcome.id)) ?? refuse('notFound')
  }
}
