import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { orderOnTheWire } from './order-on-the-wire.ts'
import { findOrder } from './read-orders.ts'

/** Every change answers with the order as it is after the commit, and wakes the mail that tells of it. */
export function answerOrder(
  { database: { db }, wakeMail }: ApiDeps,
  settings: { read(): Promise<Settings> },
): (outcome: { id: number } | Refusal) => Promise<Order | Refusal> {
  return async (outcome) => {
    if (isRefusal(outcome)) return outcome
    wakeMail()
    const order = await findOrder(db, outcome.id)
    return order ? orderOnTheWire(order, await settings.read()) : refuse('notFound')
  }
}
