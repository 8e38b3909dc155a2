import type { ComponentType } from 'react'
import { readPart, writePart } from '../../platform/browser-state.ts'

/** Opens what was open when this page was reloaded or discarded, and forgets what was open elsewhere. */
export async function reopenParts(
  popovers: Readonly<Record<string, string>>,
): Promise<ComponentType | undefined> {
  const isReload = isLoadedAgain()
  for (const [id, part] of Object.entries(popovers)) {
    if (readPart(part) === undefined) continue
    if (isReload && readPart(part) === location.pathname) document.getElementById(id)?.showPopover()
    else writePart(part, undefined)
  }
  const quickView = readPart('quickView')
  if (quickView === undefined) return undefined
  if (!isReload || !isQuickView(quickView) || quickView.page !== location.pathname) {
    writePart('quickView', undefined)
    return undefined
  }
  const { loadQuickView } = await import('../../catalogue/card/reopened-quick-view.tsx')
  return loadQuickView(quickView.slug)
}

function isQuickView(value: unknown): value is { page: string; slug: string } {
  return typeof value === 'object' && value !== null && 'page' in value && 'slug' in value
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  return isReload || ('wasDiscarded' in document && document.wasDiscarded === true)
}
