import { type ComponentType, useEffect, useState } from 'react'
import { KeptPages } from '../../offline/kept-pages.tsx'
import { useOwnShell } from '../../offline/use-own-data.ts'
import { usePrecache } from '../../offline/use-precache.ts'
import { readPart, writePart } from '../../platform/browser-state.ts'
import { migrateState } from '../../platform/migrate-state.ts'

migrateState()

/** What this browser stores of pages and of its person. Whoever saves data loads neither it nor this script. */
export function StoredParts() {
  usePrecache()
  useOwnShell()
  const QuickView = useOpenParts()
  return (
    <>
      <KeptPages />
      {QuickView && <QuickView />}
    </>
  )
}

/** Popovers by their ids. */
const popovers: Readonly<Record<string, string>> = { 'site-menu': 'menu', filtros: 'sidebar' }

/**
 * Remembers that the menu or the filters of this page are open, and opens them again, or the quick view, when the page
 * is loaded again: a phone discards the pages that it does not show.
 */
function useOpenParts(): ComponentType | undefined {
  const [QuickView, setQuickView] = useState<ComponentType>()
  useEffect(() => {
    const wereOpen = [...Object.values(popovers), 'quickView'].some((part) => readPart(part) !== undefined)
    if (wereOpen)
      import('./reopen-parts.ts')
        .then(({ reopenParts }) => reopenParts(popovers))
        .then(
          (View) => setQuickView(() => View),
          () => {},
        )
    const stop = new AbortController()
    document.addEventListener('toggle', remember, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return QuickView
}

function remember({ target, newState }: ToggleEvent): void {
  const part = target instanceof HTMLElement ? popovers[target.id] : undefined
  if (part) writePart(part, newState === 'open' ? location.pathname : undefined)
}
