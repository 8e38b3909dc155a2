import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ListPlace } from './list-address.ts'

export function useListPlace(): ListPlace {
  const { pathname, search } = useLocation()
  return useMemo(() => ({ pathname, search: new URLSearchParams(search) }), [pathname, search])
}
