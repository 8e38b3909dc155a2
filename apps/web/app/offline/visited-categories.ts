import { readPart, writePart } from '../platform/browser-state.ts'
import { privatePrefix } from '../platform/session/private-prefix.ts'

/** Browsing history is personal: signing out removes parts with this prefix. */
const part = `${privatePrefix}visited`
const maxCategories = 12

/** Latest first. */
export function visitedCategories(): string[] {
  return String(readPart(part) ?? '')
    .split(',')
    .filter((slug) => slug !== '')
}

export function rememberVisitedCategory(slug: string): void {
  const visited = [slug, ...visitedCategories().filter((other) => other !== slug)].slice(0, maxCategories)
  writePart(part, visited.join())
}
