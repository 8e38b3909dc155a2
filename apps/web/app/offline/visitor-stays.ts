import { seconds } from '@tecnoclick/domain/platform/duration'
import { readPart, writePart } from '../platform/browser-state.ts'

/** Pages seen in this browser, 2 for more. */
const part = 'pages'
/** Whoever reads the first page for this long has not come by mistake. */
const firstPageMs = seconds(30)
/** The page on screen is loaded and read first. */
const quietMs = seconds(6)

export function countPage(): void {
  const seen = pagesSeen()
  if (seen < 2) writePart(part, seen + 1)
}

/**
 * Milliseconds until the shop may be stored for offline use: most people see one page, and what is stored weighs more
 * than it. The second page is a sign that the visitor stays. A shop that is stored needs only what has changed.
 */
export function storeAfterMs(isSignedIn: boolean): number {
  if (navigator.serviceWorker.controller) return 0
  return isSignedIn || pagesSeen() > 1 ? quietMs : firstPageMs
}

function pagesSeen(): number {
  return Number(readPart(part)) || 0
}
