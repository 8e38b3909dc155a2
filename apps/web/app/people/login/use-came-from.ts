import { useSyncExternalStore } from 'react'
import { nextFromReferer } from '../session/safe-next.ts'

/** Where to go once signed in: what the server knows, else the page that this document was opened from. */
export function useCameFrom(known: string | undefined): string | undefined {
  const opener = useSyncExternalStore(
    () => () => {},
    () => nextFromReferer(document.referrer, location.origin),
    () => undefined,
  )
  return known ?? opener
}
