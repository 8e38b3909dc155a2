import { readPart, writePart } from '../../platform/browser-state.ts'
import { privatePrefix } from '../../platform/session/private-prefix.ts'

/** Holds the cart's lines as some tab last loaded them. Writing it fires a `storage` event in the other tabs. */
const part = `${privatePrefix}cart`

const stale = '?'

/** A change of the cart got no answer: it may have arrived. */
export function markCartStale(): void {
  storeLines(stale)
}

export function isMarkedStale(): boolean {
  return readStoredLines() === stale
}

export function readStoredLines(): unknown {
  return readPart(part)
}

export function storeLines(lines: string): void {
  writePart(part, lines)
}
