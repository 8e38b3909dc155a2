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
import { withHttpErrors } from './http-error.ts'
import type { ResourceCalls, Values } from './resource-calls.ts'

/** Adapts the REST API to ra-core: lists by page, sorting and filter, rows by id, changes by version. */
export function createDataProvider(resources: Readonly<Record<string, ResourceCalls>>): DataProvider {
  function callsOf(resource: string): ResourceCalls {
    const calls = resources[resource]
    if (!calls) throw new Error(`No resource ${resource}`)
    return calls
  }

  async function getList(resource: string, params: GetListParams) {
    return withHttpErrors(callsOf(resource).list(listRequest(params), params.signal), 'read')
  }

  async function getOne(resource: string, { id, signal }: GetOneParams) {
    return { data: await withHttpErrors(callsOf(resource).get(id, signal), 'read') }
  }

  const provider = {
    supportAbortSignal: true,
    getList,
    getOne,
    async getMany(resource: string, { ids, signal }: GetManyParams) {
      const found = await Promise.all(
        ids.map((id) => getOne(resource, signal ? { id, signal } : { id }).catch(ignoreNotFound)),
      )
      return { data: found.flatMap((response) => response?.data ?? []) }
    },
    getManyReference(resource: string, { target, id, ...params }: GetManyReferenceParams) {
      return getList(resource, { ...params, filter: { ...params.filter, [target]: id } })
    },
    async create(resource: string, { data }: { data: Values }) {
      const { create = notOffered } = callsOf(resource)
      return { data: await withHttpErrors(create(data), 'save') }
    },
    async update(resource: string, { id, data }: UpdateParams) {
      const { update = notOffered } = callsOf(resource)
      return { data: await withHttpErrors(update(id, data), 'save') }
    },
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  }
  // ra-core's callers choose the row type of each call; the provider cannot know it.
  return provider as unknown as DataProvider
}

function listRequest({ pagination, sort, filter }: GetListParams): ListRequest {
  return {
    where: whereOf(filter),
    ...(sort && { order: `${sort.field} ${sort.order}` }),
    ...(pagination && { limit: pagination.perPage, skip: (pagination.page - 1) * pagination.perPage }),
  }
}

/** A filter that was cleared is left out. */
function whereOf(filter: GetListParams['filter'] = {}): NonNullable<ListRequest['where']> {
  const entries = Object.entries<unknown>(filter ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(entries.map(([field, value]) => [field, String(value)]))
}

/** A row that no longer exists must not fail the others. */
function ignoreNotFound(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined
  throw error
}

async function notOffered(): Promise<never> {
  throw new HttpError(office.errors.notOffered, 405)
}
