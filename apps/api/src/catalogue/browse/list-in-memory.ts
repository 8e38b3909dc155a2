import type { ListRequest } from '../../platform/listing/list-request.ts'

type Row = object

const collator = new Intl.Collator('es')

/** Like `listTable`, for rows in memory. */
export function listInMemory<T extends Row>(
  rows: readonly T[],
  { where, sort, limit, skip }: ListRequest,
): { rows: T[]; total: number } {
  const wanted = Object.entries(where)
  const found = rows.filter((row) => wanted.every(([field, value]) => fieldOf(row, field) === value))
  if (sort.length > 0) found.sort((a, b) => compareBy(sort, a, b))
  return { rows: found.slice(skip, skip + limit), total: found.length }
}

function compareBy(sort: ListRequest['sort'], a: Row, b: Row): number {
  for (const { field, descending } of sort) {
    const compared = compare(fieldOf(a, field), fieldOf(b, field))
    if (compared !== 0) return descending ? -compared : compared
  }
  return 0
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

/** Fields are on the allow-list of the route, so none reaches a prototype. */
function fieldOf(row: Row, field: string): unknown {
  return Reflect.get(row, field)
}
