import { useListContext } from 'ra-core'

/** One filter of the list around, as text. An emptied one leaves the address. */
export function useFilter(field: string): [value: string, change: (value: string) => void] {
  const { filterValues, setFilters } = useListContext()
  const value = filterValues[field]
  return [
    value === undefined || value === null ? '' : String(value),
    (next) => {
      const { [field]: _, ...rest } = filterValues
      setFilters(next === '' ? rest : { ...rest, [field]: next })
    },
  ]
}
