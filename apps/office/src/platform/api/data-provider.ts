import type { ListRequest } from '@tecnoclick/contract/platform/list-query'
import { office } from '@tecnoclick/messages/office'
import {
  type DataProvider,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  HttpError,
  type UpdateParams,
} from 'ra-core'
import { telling } from './http-error.ts'
import type { ResourceCalls, Values } from './resource-calls.ts'

/** ra-core's view of the REST API: lists by page, order and filter, rows by id, changes by version. */
export function createDataProvider(resources: Readonly<Record<string, ResourceCalls>>): DataProvider {
  function callsOf(resource: string): ResourceCalls {
    const calls = resources[resource]
    if (!calls) throw new Error(`No resource ${resource}`)
    return calls
  }

  async function getList(resource: string, params: GetListParams) {
    return telling(callsOf(resource).list(listRequest(params), params.signal), 'reading')
  }

  async function getOne(resource: string, { id, signal }: GetOneParams) {
    return { data: await telling(callsOf(resource).get(id, signal), 'reading') }
  }

  const provider = {
    supportAbortSignal: true,
    getList,
    getOne,
    async getMany(resource: string, { ids, signal }: GetManyParams) {
      const found = await Promise.all(
        ids.map((id) => getOne(resource, signal ? { id, signal } : { id }).catch(missing)),
      )
      return { data: found.flatMap((answer) => answer?.data ?? []) }
    },
    getManyReference(resource: string, { target, id, ...params }: GetManyReferenceParams) {
      return getList(resource, { ...params, filter: { ...params.filter, [target]: id } })
    },
    async create(resource: string, { data }: { data: Values }) {
      const { create = notOffered } = callsOf(resource)
      return { data: await telling(create(data), 'saving') }
    },
    async update(resource: string, { id, data }: UpdateParams) {
      const { update = notOffered } = callsOf(resource)
      return { data: await telling(update(id, data), 'saving') }
    },
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  }
  // ra-core lets each caller name the type of its rows; what they are is the resource's matter.
  return provider as unknown as DataProvider
}

function listRequest({ pagination, sort, filter }: GetListParams): ListRequest {
  return {
    where: wanted(filter),
    ...(sort && { order: `${sort.field} ${sort.order}` }),
    ...(pagination && { limit: pagination.perPage, skip: (pagination.page - 1) * pagination.perPage }),
  }
}

/** An emptied filter field asks for nothing. */
function wanted(filter: GetListParams['filter'] = {}): NonNullable<ListRequest['where']> {
  const entries = Object.entries<unknown>(filter ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(entries.map(([field, value]) => [field, String(value)]))
}

/** A row that is gone leaves a gap among the others; it does not take them along. */
function missing(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined
  throw error
}

async function notOffered(): Promise<never> {
  throw new HttpError(office.errors.notOffered, 405)
}
