import type { ListRequest } from '@tecnoclick/contract/platform/list-query'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { ResourceCalls } from '../api/resource-calls.ts'
import { withFoundRow } from './with-found-row.ts'

/** Calls of rows that nobody edits: they have no version, and the list knows each of them. */
export function readCalls(
  list: (request: ListRequest, signal?: AbortSignal) => Promise<List<{ id: number }>>,
  get?: (id: number, signal?: AbortSignal) => Promise<{ id: number }>,
): ResourceCalls {
  const calls = withFoundRow({
    async list(request, signal) {
      const { data, total } = await list(request, signal)
      return { data: data.map(unversioned), total }
    },
  })
  if (!get) return calls
  return { ...calls, get: async (id, signal) => unversioned(await get(Number(id), signal)) }
}

/** A row of the list, as ra-core and its neighbours with versions expect it. */
export type Unversioned<R> = R & { version: number }

function unversioned<R extends { id: number }>(row: R): Unversioned<R> {
  return { ...row, version: 0 }
}
