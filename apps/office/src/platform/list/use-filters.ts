import { useListContext } from 'ra-core'

type FilterValues = Record<string, unknown>

/** The filters of the surrounding list. A change keeps the other filters and removes those it sets to ''. */
export function useFilters(): [values: FilterValues, change: (changes: FilterValues) => void] {
  const { filterValues, setFilters } = useListContext()
  return [
    filterValues,
    (changes) => {
      const values = { ...(filtersOfAddress() ?? filterValues), ...changes }
      setFilters(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
    },
  ]
}

/** The address is newer than the rendered list while a slow phone still draws the last change. */
function filtersOfAddress(): FilterValues | undefined {
  const filter = new URLSearchParams(window.location.search).get('filter')
  try {
    return filter === null ? undefined : JSON.parse(filter)
  } catch {
    return undefined
  }
}
