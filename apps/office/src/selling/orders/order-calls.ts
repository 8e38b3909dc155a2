import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { getOrder, listOrders } from '@tecnoclick/contract/selling/orders/endpoints'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'

/** Read here; what staff do with an order are actions of its page. */
export function orderCalls(client: Client): ResourceCalls {
  return {
    list: (request, signal) =>
      client.call(listOrders, { query: listQuery(request), ...(signal && { signal }) }),
    get: (id, signal) => client.call(getOrder, { params: { id: Number(id) }, ...(signal && { signal }) }),
  }
}
