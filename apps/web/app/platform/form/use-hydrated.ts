import { useSyncExternalStore } from 'react'

/** False on the server and until script has taken over the page; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
