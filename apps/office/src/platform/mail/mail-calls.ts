import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { getMail, listMails } from '@tecnoclick/contract/platform/mail/endpoints'
import type { ResourceCalls } from '../api/resource-calls.ts'
import { readCalls } from '../desk/read-calls.ts'

export function mailCalls(client: Client): ResourceCalls {
  return readCalls(
    (request, signal) => client.call(listMails, { query: listQuery(request), ...(signal && { signal }) }),
    (id, signal) => client.call(getMail, { params: { id }, ...(signal && { signal }) }),
  )
}
