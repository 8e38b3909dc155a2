import { countOnes } from './bit-set.ts'

/**
 * Allowed spelling mistakes: one from four letters, two from eight, none in numbers
 * (catalogue.md#search-and-suggestions).
 */
export function maxEditsFor(word: string): number {
  if (!/\p{L}/u.test(word)) return 0
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** Terms of one length and number of digits. Others are further away than one edit per difference. */
interface TermGroup {
  length: number
  digits: number
  /** Positions in the list of terms. */
  at: Int32Array
  /** A bitmap of the letters of each; it rules out most terms without computing a distance. */
  letters: Int32Array
}

const groupsOf = new WeakMap<readonly string[], readonly TermGroup[]>()

/** The known terms nearest to a misspelt one, all at the same distance. */
export function nearestTerms(
  known: readonly string[],
  wanted: string,
  edits: number,
  isUsed: (term: string) => boolean = () => true,
): { terms: string[]; edits: number } {
  const own = lettersOf(wanted)
  const digits = countDigits(wanted)
  let max = edits
  let terms: string[] = []
  for (const group of groupTerms(known)) {
    if (Math.abs(group.length - wanted.length) > max || Math.abs(group.digits - digits) > max) continue
    const { at, letters } = group
    for (let index = 0; index < letters.length; index++) {
      if (countOnes((letters[index] ?? 0) ^ own) > 2 * max) continue
      const term = known[at[index] ?? 0] ?? ''
      const distance = editDistance(wanted, term, max)
      if (distance > max || !isUsed(term)) continue
      if (distance < max) terms = []
      max = distance
      terms.push(term)
    }
  }
  return { terms: terms.sort(), edits: max }
}

/** Optimal string alignment distance. Stops early and returns `max + 1` above `max`. */
export function editDistance(a: string, b: string, max: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      least = Math.min(least, edits)
    }
    // A transposition looks two rows back, so both rows must exceed the maximum.
    if (least > max && Math.min(...last) > max) return max + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, max + 1)
}

function groupTerms(terms: readonly string[]): readonly TermGroup[] {
  const cached = groupsOf.get(terms)
  if (cached) return cached
  const members = new Map<number, number[]>()
  terms.forEach((term, at) => {
    const key = term.length * maxDigits + Math.min(countDigits(term), maxDigits - 1)
    const group = members.get(key)
    if (group) group.push(at)
    else members.set(key, [at])
  })
  const groups = Array.from(members, ([key, at]) => ({
    length: Math.floor(key / maxDigits),
    digits: key % maxDigits,
    at: Int32Array.from(at),
    letters: Int32Array.from(at, (position) => lettersOf(terms[position] ?? '')),
  }))
  groupsOf.set(terms, groups)
  return groups
}

/** Words with more digits than this are of one group. */
const maxDigits = 64

function countDigits(term: string): number {
  let digits = 0
  for (let at = 0; at < term.length; at++) {
    const unit = term.charCodeAt(at)
    if (unit >= 48 && unit <= 57) digits++
  }
  return Math.min(digits, maxDigits - 1)
}

function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}
