import { privatePrefix } from '../platform/session/private-prefix.ts'

/** Browsing history is personal: signing out removes keys with this prefix. */
const key = `${privatePrefix}visited`
const maxCategories = 12

/** Latest first. */
export function visitedCategories(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter((slug) => slug !== '')
  } catch {
    return [] // storage is disabled
  }
}

export function rememberVisitedCategory(slug: string): void {
  const visited = [slug, ...visitedCategories().filter((other) => other !== slug)].slice(0, maxCategories)
  try {
    localStorage.setItem(key, visited.join())
  } catch {
    return // storage is full or disabled: a very large shop is then not available offline
  }
}
