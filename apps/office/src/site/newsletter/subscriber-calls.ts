import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listSubscribers } from '@tecnoclick/contract/site/newsletter/endpoints'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'
import { readCalls } from '../../platform/desk/read-calls.ts'

export function subscriberCalls(client: Client): ResourceCalls {
  return readCalls((request, signal) =>
    client.call(listSubscribers, { query: listQuery(request), ...(signal && { signal }) }),
  )
}
