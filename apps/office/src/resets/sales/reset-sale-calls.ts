import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listDeskSales, listDownloads } from '@tecnoclick/contract/resets/sales/endpoints'
import type { Download } from '@tecnoclick/contract/resets/sales/schemas'
import { es } from '@tecnoclick/messages/es'
import type { ResourceCalls, Row } from '../../platform/api/resource-calls.ts'

/** One sale is the list of one: only there the buyer has a name. */
export function resetSaleCalls(client: Client): ResourceCalls {
  return {
    list: (request, signal) =>
      client.call(listDeskSales, { query: listQuery(request), ...(signal && { signal }) }),
    async get(id, signal) {
      const query = listQuery({ where: { id: Number(id) } })
      const [found] = (await client.call(listDeskSales, { query, ...(signal && { signal }) })).data
      if (!found) throw missing
      return found
    },
  }
}

export type DownloadRow = Download & Row

/** A log is read, never edited. */
export function downloadCalls(client: Client): ResourceCalls {
  return {
    async list(request, signal) {
      const query = listQuery(request)
      const { data, total } = await client.call(listDownloads, { query, ...(signal && { signal }) })
      return { data: data.map((download) => ({ ...download, version: 1 })), total }
    },
    async get() {
      throw missing
    },
  }
}

const missing = new ApiError({
  statusCode: 404,
  name: 'NotFoundError',
  code: 'notFound',
  message: es.errors.notFound,
})
