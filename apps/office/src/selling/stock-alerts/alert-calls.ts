import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listStockAlerts } from '@tecnoclick/contract/selling/stock/staff-endpoints'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'
import { readCalls } from '../../platform/desk/read-calls.ts'

export function alertCalls(client: Client): ResourceCalls {
  return readCalls((request, signal) =>
    client.call(listStockAlerts, { query: listQuery(request), ...(signal && { signal }) }),
  )
}
