import { endpoint } from './endpoint.ts'
import type { ListQuery } from './list-query.ts'
import type { List } from './wire.ts'

/** The four calls of a resource that everyone reads and staff edit. */
export function editableEndpoints<Row, New, Change>(path: `/${string}`) {
  return {
    list: endpoint<{ query?: ListQuery; response: List<Row> }>('GET', path),
    get: endpoint<{ params: { id: number }; response: Row }>('GET', `${path}/{id}`),
    create: endpoint<{ body: New; response: Row }>('POST', path),
    update: endpoint<{ params: { id: number }; body: Change; response: Row }>('PATCH', `${path}/{id}`),
  }
}

export type EditableEndpoints<Row, New, Change> = ReturnType<typeof editableEndpoints<Row, New, Change>>
