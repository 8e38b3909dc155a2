import { type EditableEndpoints, editableEndpoints } from './editable.ts'

/**
 * The calls of a resource whose public shape differs from the one that staff edit: written at the documented paths,
 * read under `/admin` with its version and including disabled rows.
 */
export function staffEndpoints<Row, New, Change>(path: `/${string}`): EditableEndpoints<Row, New, Change> {
  const { create, update } = editableEndpoints<Row, New, Change>(path)
  const { list, get } = editableEndpoints<Row, New, Change>(`/admin${path}`)
  return { list, get, create, update }
}
