import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import {
  getServiceOrder,
  listDeskServiceOrders,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'

export function serviceOrderCalls(client: Client): ResourceCalls {
  return {
    list: (request, signal) =>
      client.call(listDeskServiceOrders, { query: listQuery(request), ...(signal && { signal }) }),
    async get(id, signal) {
      const call = { params: { id: Number(id) }, ...(signal && { signal }) }
      return (await client.call(getServiceOrder, call)).data
    },
  }
}
