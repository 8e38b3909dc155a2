import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { List } from '@tecnoclick/contract/platform/wire'
import { listServiceOrdersOf } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Visit } from '../../rendering/context.ts'

/** Newest first; undefined if they cannot be loaded. */
export async function loadServiceOrders(
  { client }: Visit,
  userId: number,
  part: { limit: number; skip: number },
): Promise<List<ServiceOrder> | undefined> {
  const outcome = await client.attempt(listServiceOrdersOf, { params: { userId }, query: listQuery(part) })
  return outcome.ok ? outcome.data : undefined
}
