import type { Client } from '@tecnoclick/contract/platform/client'
import { listShopFiles } from '@tecnoclick/contract/platform/files/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { ResourceCalls } from '../api/resource-calls.ts'
import { readCalls } from '../desk/read-calls.ts'

export function fileCalls(client: Client): ResourceCalls {
  return readCalls((request, signal) =>
    client.call(listShopFiles, { query: listQuery(request), ...(signal && { signal }) }),
  )
}
