/** Staff write both lists of a rule in one line, divided by commas (catalogue.md#search-and-suggestions). */
export interface SearchRule {
  id: number
  /** Words that mean the same; each may be of several. */
  words: string
  /** The SKUs of what comes first in a search for one of them. */
  products: string
}

/** The catalogue in memory takes in so many; more are kept, but do not count. */
export const maxSearchRules = 1_000
export const maxRuleEntries = 12

/** In order and once each. */
export function entriesOf(line: string): string[] {
  const entries = line.split(',').map((entry) => entry.replace(/\s+/gu, ' ').trim())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}

/** As a rule is stored. */
export function inOneSpelling(line: string): string {
  return entriesOf(line).join(', ')
}
