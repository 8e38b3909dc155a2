import { type ComponentType, useEffect, useState } from 'react'
import { readPart, writePart } from '../../platform/browser-state.ts'

/** Popovers by their ids. */
const popovers: Readonly<Record<string, string>> = { 'site-menu': 'menu', filtros: 'sidebar' }

/**
 * Remembers that the menu or the filters of this page are open, and opens them again, or the quick view, when the page
 * is loaded again: a phone discards the pages that it does not show.
 */
export function useOpenParts(): ComponentType | undefined {
  const [QuickView, setQuickView] = useState<ComponentType>()
  useEffect(() => {
    const isReload = isLoadedAgain()
    for (const [id, part] of Object.entries(popovers)) {
      if (readPart(part) === undefined) continue
      if (isReload && readPart(part) === location.pathname) document.getElementById(id)?.showPopover()
      else writePart(part, undefined)
    }
    const quickView = readPart('quickView')
    if (isReload && isQuickView(quickView) && quickView.page === location.pathname)
      import('../../catalogue/card/reopened-quick-view.tsx')
        .then(({ loadQuickView }) => loadQuickView(quickView.slug))
        .then(
          (View) => setQuickView(() => View),
          () => {},
        )
    else if (quickView !== undefined) writePart('quickView', undefined)

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

function isQuickView(value: unknown): value is { page: string; slug: string } {
  return typeof value === 'object' && value !== null && 'page' in value && 'slug' in value
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  return isReload || ('wasDiscarded' in document && document.wasDiscarded === true)
}
