import type { Client } from '@tecnoclick/contract/client'
import { listQuery } from '@tecnoclick/contract/list-query'
import { listStockAlerts } from '@tecnoclick/contract/stock-desk/endpoints'
import type { ResourceCalls } from '../api/resource-calls.ts'
import { readCalls } from '../desk/read-calls.ts'

export function alertCalls(client: Client): ResourceCalls {
  return readCalls((request, signal) =>
    client.call(listStockAlerts, { query: listQuery(request), ...(signal && { signal }) }),
  )
}
