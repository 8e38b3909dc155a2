import { useSyncExternalStore } from 'react'

/** Below the breakpoint `md` of the design system. */
const phone = '(width < 48rem)'

/** For what a phone shows in another form, not just in another place. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
