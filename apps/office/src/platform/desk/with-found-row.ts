import { ApiError } from '@tecnoclick/contract/platform/client'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import type { ResourceCalls } from '../api/resource-calls.ts'

/** Calls of a resource whose single rows are found in its list, by id. */
export function withFoundRow(calls: Omit<ResourceCalls, 'get'>): ResourceCalls {
  return {
    ...calls,
    async get(id, signal) {
      const { data } = await calls.list({ where: { id: Number(id) }, limit: 1 }, signal)
      const [row] = data
      if (row) return row
      const { status, name } = errorCodes.notFound
      throw new ApiError({ statusCode: status, name, code: 'notFound', message: '' })
    },
  }
}
