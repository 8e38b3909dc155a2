import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { changeMessage, getMessage, listMessages } from '@tecnoclick/contract/site/contact/endpoints'
import { numberOf } from '../../platform/api/form-values.ts'
import type { ResourceCalls } from '../../platform/api/resource-calls.ts'

export function messageCalls(client: Client): ResourceCalls {
  return {
    list: (request, signal) =>
      client.call(listMessages, { query: listQuery(request), ...(signal && { signal }) }),
    get: (id, signal) => client.call(getMessage, { params: { id: Number(id) }, ...(signal && { signal }) }),
    update: (id, { enable, version }) =>
      client.call(changeMessage, {
        params: { id: Number(id) },
        body: { enable: enable === true, version: numberOf(version) },
      }),
  }
}
