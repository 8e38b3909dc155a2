import type { Row } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'

interface NamedRow extends Row {
  name: string
  sku?: string
  email?: string | null
}

/** Rows of a resource to choose from, by name. */
export function useRowOptions(resource: string) {
  const rows = useAllRows<NamedRow>(resource) ?? []
  return rows.map(({ id, name, sku, email }) => ({
    value: String(id),
    label: [name || email || String(id), sku].filter(Boolean).join(' · '),
  }))
}
