import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import type { EditableEndpoints } from '@tecnoclick/contract/platform/editable'
import type { Endpoint } from '@tecnoclick/contract/platform/endpoint'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { type ListQuery, type ListRequest, listQuery } from '@tecnoclick/contract/platform/list-query'
import type { List } from '@tecnoclick/contract/platform/wire'
import { es } from '@tecnoclick/messages/tables/es'
import type { Identifier } from 'ra-core'
import { numberOf } from './form-values.ts'

/** Every row that staff edit carries the version a change is made from. */
export interface Row {
  id: Identifier
  version: number
}

/** The values of a form, not yet a body of the API. */
export type Values = Readonly<Record<string, unknown>>

/** How the data provider reaches the API for one resource. A missing method is not offered. */
export interface ResourceCalls {
  list(request: ListRequest, signal?: AbortSignal): Promise<List<Row>>
  get(id: Identifier, signal?: AbortSignal): Promise<Row>
  create?(values: Values): Promise<Row>
  /** `values.version` is the version the change was made from. */
  update?(id: Identifier, values: Values): Promise<Row>
}

interface BodyMapping<New, Change> {
  toNew(values: Values): New
  /** The version is added to it. Default: `toNew`. */
  toChange?(values: Values): Change
  /** The API's conflict names no field. Where only one can be meant, its error text by field. */
  conflict?: Record<string, string>
}

/** The calls of a resource with the four usual endpoints. */
export function editableCalls<R extends Row, New extends Change, Change extends object>(
  client: Client,
  endpoints: EditableEndpoints<R, New, Change>,
  { toNew, toChange = toNew, conflict }: BodyMapping<New, Change>,
): ResourceCalls {
  return {
    list: listFrom(client, endpoints.list),
    get: getFrom(client, endpoints.get),
    create: (values) => withConflictFields(client.call(endpoints.create, { body: toNew(values) }), conflict),
    update(id, values) {
      const body = { ...toChange(values), version: numberOf(values.version) }
      const call = client.call(endpoints.update, { params: { id: Number(id) }, body })
      return withConflictFields(call, conflict)
    },
  }
}

export function listFrom<R>(
  client: Client,
  endpoint: Endpoint<{ query?: ListQuery; response: List<R> }>,
): (request: ListRequest, signal?: AbortSignal) => Promise<List<R>> {
  return (request, signal) => client.call(endpoint, { query: listQuery(request), ...(signal && { signal }) })
}

/** Rows that are named by a key: some have no row before their first change. */
export function keyedCalls<R extends { key: string; version: number }>(
  client: Client,
  endpoint: Endpoint<{ query?: ListQuery; response: List<R> }>,
  change: (key: string, values: Values) => Promise<R>,
): ResourceCalls {
  const list = listFrom(client, endpoint)
  const toRow = (row: R) => ({ ...row, id: row.key })
  return {
    async list(request, signal) {
      const { data, total } = await list(request, signal)
      return { data: data.map(toRow), total }
    },
    async get(id, signal) {
      const { data } = await list({ where: { key: String(id) }, limit: 1 }, signal)
      if (!data[0]) throw notFoundError()
      return toRow(data[0])
    },
    update: async (id, values) => toRow(await change(String(id), values)),
  }
}

export function getFrom<R>(
  client: Client,
  endpoint: Endpoint<{ params: { id: number }; response: R }>,
): (id: Identifier, signal?: AbortSignal) => Promise<R> {
  return (id, signal) => client.call(endpoint, { params: { id: Number(id) }, ...(signal && { signal }) })
}

async function withConflictFields<T>(
  call: Promise<T>,
  fields: Record<string, string> | undefined,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    const isConflict = error instanceof ApiError && error.detail.code === 'conflict'
    throw isConflict && fields ? new ApiError({ ...error.detail, fields }) : error
  }
}

/** Adds `get` to a resource whose API has none: a list filtered by id. */
export function withGetFromList(calls: Omit<ResourceCalls, 'get'>): ResourceCalls {
  return {
    ...calls,
    async get(id, signal) {
      const { data } = await calls.list({ where: { id: Number(id) }, limit: 1 }, signal)
      const [row] = data
      if (!row) throw notFoundError()
      return row
    },
  }
}

export function notFoundError(message: string = es.errors.notFound): ApiError {
  const { status, name } = errorCodes.notFound
  return new ApiError({ statusCode: status, name, code: 'notFound', message })
}

/** A row that no form edits. ra-core's components and ours expect a version; where it has none it is not used. */
export type ReadOnlyRow<R> = R & { version: number }

export function readOnlyCalls(
  list: (request: ListRequest, signal?: AbortSignal) => Promise<List<{ id: number }>>,
  get?: (id: Identifier, signal?: AbortSignal) => Promise<{ id: number }>,
): ResourceCalls {
  const calls = withGetFromList({
    async list(request, signal) {
      const { data, total } = await list(request, signal)
      return { data: data.map(toReadOnlyRow), total }
    },
  })
  if (!get) return calls
  return { ...calls, get: async (id, signal) => toReadOnlyRow(await get(id, signal)) }
}

function toReadOnlyRow<R extends { id: number }>(row: R): ReadOnlyRow<R> {
  return { version: 0, ...row }
}
