import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import type { EditableEndpoints } from '@tecnoclick/contract/platform/editable'
import { type ListRequest, listQuery } from '@tecnoclick/contract/platform/list-query'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Identifier } from 'ra-core'

/** Every row that staff edit carries the version a change is made from. */
export interface Row {
  id: Identifier
  version: number
}

/** What a form holds, before it is a body that the API understands. */
export type Values = Readonly<Record<string, unknown>>

/** How one resource of the back office reaches the API. What is missing is not offered. */
export interface ResourceCalls {
  list(request: ListRequest, signal?: AbortSignal): Promise<List<Row>>
  get(id: Identifier, signal?: AbortSignal): Promise<Row>
  create?(values: Values): Promise<Row>
  /** `values.version` is the version the change was made from. */
  update?(id: Identifier, values: Values): Promise<Row>
}

interface Meaning<New, Change> {
  create(values: Values): New
  change(values: Values): Change
  /** A conflict names no field; where only one can be meant, what to say beside it. */
  conflict?: Record<string, string>
}

/** The calls of a resource with the four usual endpoints. */
export function editableCalls<R extends Row, New, Change>(
  client: Client,
  endpoints: EditableEndpoints<R, New, Change>,
  { create, change, conflict }: Meaning<New, Change>,
): ResourceCalls {
  return {
    list: (request, signal) => client.call(endpoints.list, { query: listQuery(request), ...given(signal) }),
    get: (id, signal) => client.call(endpoints.get, { params: { id: Number(id) }, ...given(signal) }),
    create: (values) => blaming(client.call(endpoints.create, { body: create(values) }), conflict),
    update: (id, values) =>
      blaming(client.call(endpoints.update, { params: { id: Number(id) }, body: change(values) }), conflict),
  }
}

function given(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}

async function blaming<T>(call: Promise<T>, fields: Record<string, string> | undefined): Promise<T> {
  try {
    return await call
  } catch (error) {
    const blamed = fields && error instanceof ApiError && error.detail.code === 'conflict'
    throw blamed ? new ApiError({ ...error.detail, fields }) : error
  }
}
