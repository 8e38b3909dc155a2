import { endpoint } from './endpoint.ts'
import type { ListQuery } from './list-query.ts'
import type { List } from './wire.ts'

/** The calls by which a resource is read. */
export function readableEndpoints<Row>(path: `/${string}`) {
  return {
    list: endpoint<{ query?: ListQuery; response: List<Row> }>('GET', path),
    get: endpoint<{ params: { id: number }; response: Row }>('GET', `${path}/{id}`),
  }
}

/** The four calls of a resource that everyone reads and staff edit. */
export function editableEndpoints<Row, New, Change>(path: `/${string}`) {
  return {
    ...readableEndpoints<Row>(path),
    create: endpoint<{ body: New; response: Row }>('POST', path),
    update: endpoint<{ params: { id: number }; body: Change; response: Row }>('PATCH', `${path}/{id}`),
  }
}

export type ReadableEndpoints<Row> = ReturnType<typeof readableEndpoints<Row>>
export type EditableEndpoints<Row, New, Change> = ReturnType<typeof editableEndpoints<Row, New, Change>>
