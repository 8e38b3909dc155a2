import { getAuditEntry, listAuditLog } from '@tecnoclick/contract/platform/audit/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { ResourceCalls } from '../api/resource-calls.ts'
import { readCalls } from '../desk/read-calls.ts'

export function auditCalls(client: Client): ResourceCalls {
  return readCalls(
    (request, signal) => client.call(listAuditLog, { query: listQuery(request), ...(signal && { signal }) }),
    (id, signal) => client.call(getAuditEntry, { params: { id }, ...(signal && { signal }) }),
  )
}
