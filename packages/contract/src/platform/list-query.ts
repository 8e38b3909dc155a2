/**
 * The query of a list: `filter[where][field]`, `filter[order]`, `filter[limit]`, `filter[skip]`
 * (platform.md#lists-and-queries). `listQuery` builds it from plain values.
 */
export type ListQuery = Record<`filter${string}`, string | number | undefined>

export interface ListRequest {
  where?: Record<string, string | number | boolean | undefined>
  /** `name ASC`, `id DESC`. */
  order?: string
  limit?: number
  skip?: number
}

export function listQuery({ where = {}, order, limit, skip }: ListRequest): ListQuery {
  const query: ListQuery = {}
  for (const [field, value] of Object.entries(where)) {
    if (value !== undefined) query[`filter[where][${field}]`] = String(value)
  }
  if (order !== undefined) query['filter[order]'] = order
  if (limit !== undefined) query['filter[limit]'] = limit
  if (skip !== undefined) query['filter[skip]'] = skip
  return query
}
