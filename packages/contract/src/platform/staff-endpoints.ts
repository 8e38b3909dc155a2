import { type EditableEndpoints, editableEndpoints } from './editable.ts'

/**
 * The calls of a resource that everyone reads in another shape than staff edit it in: it is written by the documented
 * paths and read, with its version and what is switched off, under `/admin`.
 */
export function staffEndpoints<Row, New, Change>(path: `/${string}`): EditableEndpoints<Row, New, Change> {
  const { create, update } = editableEndpoints<Row, New, Change>(path)
  const { list, get } = editableEndpoints<Row, New, Change>(`/admin${path}`)
  return { list, get, create, update }
}
