import { useGetList, useGetMany } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { Row } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'

interface NamedRow extends Row {
  name: string
  sku?: string
  email?: string | null
}

/** All rows of a small resource to choose from, by name. */
export function useRowOptions(resource: string) {
  return { options: (useAllRows<NamedRow>(resource) ?? []).map(optionOf) }
}

/** More are found by typing. */
const shown = 50

/** Rows of a resource that may have any number of them: the server searches. */
export function useFoundOptions(resource: 'products' | 'customers', chosen: readonly string[]) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data: found = [] } = useGetList<NamedRow>(
    resource,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: search === '' ? {} : { search },
    },
    { placeholderData: (before) => before },
  )
  const { data: named = [] } = useGetMany<NamedRow>(
    resource,
    { ids: chosen.map(Number) },
    { enabled: chosen.length > 0 },
  )
  return { options: found.map(optionOf), known: named.filter(Boolean).map(optionOf), onType: setTyped }
}

function optionOf({ id, name, sku, email }: NamedRow) {
  return {
    value: String(id),
    label: [name || email || String(id), sku].filter(Boolean).join(' · '),
  }
}
