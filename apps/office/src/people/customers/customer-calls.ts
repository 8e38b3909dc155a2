import { getCustomer, listCustomers } from '@tecnoclick/contract/people/customers/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'

export function customerCalls(client: Client): ResourceCalls {
  return {
    list: (request, signal) =>
      client.call(listCustomers, { query: listQuery(request), ...(signal && { signal }) }),
    get: (id, signal) => client.call(getCustomer, { params: { id: Number(id) }, ...(signal && { signal }) }),
  }
}
