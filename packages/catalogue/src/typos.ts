/**
 * Allowed spelling mistakes: one from four letters, two from eight, none in numbers
 * (catalogue.md#search-and-suggestions).
 */
export function maxEditsFor(word: string): number {
  if (!/\p{L}/u.test(word)) return 0
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** Length and letter bitmap of every term. They rule out most terms without computing a distance. */
interface Signatures {
  lengths: Uint8Array
  letters: Int32Array
}

const signatures = new WeakMap<readonly string[], Signatures>()

/** The known terms nearest to a misspelt one, all at the same distance. */
export function nearestTerms(
  known: readonly string[],
  wanted: string,
  edits: number,
): { terms: string[]; edits: number } {
  const { lengths, letters } = signaturesOf(known)
  const own = lettersOf(wanted)
  let max = edits
  let terms: string[] = []
  for (let at = 0; at < lengths.length; at++) {
    if (Math.abs((lengths[at] ?? 0) - wanted.length) > max) continue
    if (countBits((letters[at] ?? 0) ^ own) > 2 * max) continue
    const term = known[at] ?? ''
    const distance = editDistance(wanted, term, max)
    if (distance > max) continue
    if (distance < max) terms = []
    max = distance
    terms.push(term)
  }
  return { terms, edits: max }
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

function signaturesOf(terms: readonly string[]): Signatures {
  const cached = signatures.get(terms)
  if (cached) return cached
  const created = {
    lengths: Uint8Array.from(terms, (term) => Math.min(term.length, 255)),
    letters: Int32Array.from(terms, lettersOf),
  }
  signatures.set(terms, created)
  return created
}

function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

/** Parallel bit count; JavaScript has no popcount. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
