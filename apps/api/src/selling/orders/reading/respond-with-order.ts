import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findOrder } from './read-orders.ts'
import { serializeOrder } from './serialize-order.ts'
import type { StoredOrder } from './stored-order.ts'

/** Changes return the order as committed and wake the mail job. */
export function respondWithOrder(
  { database: { db }, wakeMail }: ApiDeps,
  settings: { read(): Promise<Settings> },
  reader = { forStaff: false },
): (outcome: StoredOrder | { id: number } | Refusal) => Promise<Order | Refusal> {
  return async (outcome) => {
    if (isRefusal(outcome)) return outcome
    wakeMail()
    const order = 'lines' in outcome ? outcome : await findOrder(db, outcome.id)
    return order ? serializeOrder(order, await settings.read(), reader) : refuse('notFound')
  }
}
