import { seconds } from '@tecnoclick/domain/platform/duration'
import { readPart, writePart } from '../platform/browser-state.ts'
import type { Preferences } from './precache.ts'

/** Whoever reads the first page for this long has not come by mistake. */
const firstPageMs = seconds(30)
/** The page on screen is loaded and read first. */
const quietMs = seconds(6)

let lastPath: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Most people see one page, and what is stored for offline use weighs more than it. The second page is a sign that the
 * visitor stays. A shop that is stored needs only what has changed.
 */
export function precacheLater(preferences: Preferences, isSignedIn: boolean): void {
  if (location.pathname !== lastPath && pagesSeen() < 2) writePart('pages', pagesSeen() + 1)
  lastPath = location.pathname
  clearTimeout(timer)
  timer = setTimeout(() => start(preferences), waitFor(isSignedIn))
}

function waitFor(isSignedIn: boolean): number {
  if (navigator.serviceWorker.controller) return 0
  return isSignedIn || pagesSeen() > 1 ? quietMs : firstPageMs
}

function start(preferences: Preferences): void {
  import('./precache.ts').then(({ precache }) => precache(preferences)).catch(() => {}) // the next page tries again
}

/** In this browser; 2 for more. */
function pagesSeen(): number {
  return Number(readPart('pages')) || 0
}
