import { privatePrefix } from '../../platform/session/private-prefix.ts'

/** Holds the cart's lines as some tab last loaded them. Writing it fires a `storage` event in the other tabs. */
export const linesKey = `${privatePrefix}cart`

const stale = '?'

/** A change of the cart got no answer: it may have arrived. */
export function markCartStale(): void {
  storeLines(stale)
}

export function isMarkedStale(): boolean {
  return readStoredLines() === stale
}

export function readStoredLines(): string | null {
  try {
    return localStorage.getItem(linesKey)
  } catch {
    return null // storage is disabled: the tab learns of the change with its next request
  }
}

export function storeLines(lines: string): void {
  try {
    localStorage.setItem(linesKey, lines)
  } catch {
    return // storage is disabled
  }
}
