import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type ListPlace, listKey } from './list-address.ts'

/**
 * The list's own keys alone, and in the order of the shared page, whose address the server cleaned and sorted: hidden
 * fields and links must come out the same in the browser.
 */
export function useListPlace(): ListPlace {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const sorted = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => listKey.test(key)))
    sorted.sort()
    return { pathname, search: sorted }
  }, [pathname, search])
}
