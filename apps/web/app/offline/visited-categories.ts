import { privatePrefix } from '../people/session/clear-browser-state.ts'

/** Where somebody goes is that person's own affair: it leaves with who signs out. */
const key = `${privatePrefix}visited`
const most = 12

/** The latest first. */
export function visitedCategories(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter((slug) => slug !== '')
  } catch {
    return [] // storage is switched off
  }
}

export function noteCategory(slug: string): void {
  const visited = [slug, ...visitedCategories().filter((other) => other !== slug)].slice(0, most)
  try {
    localStorage.setItem(key, visited.join())
  } catch {
    return // a full or switched off storage: nothing is kept of a very large shop then
  }
}
