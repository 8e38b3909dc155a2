/**
 * How far a misspelt word may be from a known one: one mistake from four letters, two from eight
 * (catalogue.md#search-and-suggestions).
 */
export function allowedSlips(word: string): number {
  if (!/\p{L}/u.test(word)) return 0
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** Length and letters of every term, as numbers: most are told too different without looking at them. */
interface Outlines {
  lengths: Uint8Array
  letters: Int32Array
}

const outlines = new WeakMap<readonly string[], Outlines>()

/** Those of the known terms that are nearest to a misspelt one, all at the same smallest distance. */
export function nearestTerms(
  known: readonly string[],
  wanted: string,
  slips: number,
): { terms: string[]; slips: number } {
  const { lengths, letters } = outlinesOf(known)
  const own = lettersOf(wanted)
  let most = slips
  let terms: string[] = []
  for (let at = 0; at < lengths.length; at++) {
    if (Math.abs((lengths[at] ?? 0) - wanted.length) > most) continue
    if (countBits((letters[at] ?? 0) ^ own) > 2 * most) continue
    const term = known[at] ?? ''
    const distance = slipsBetween(wanted, term, most)
    if (distance > most) continue
    if (distance < most) terms = []
    most = distance
    terms.push(term)
  }
  return { terms, slips: most }
}

/**
 * Letters left out, put in, mistaken or swapped with their neighbour (optimal string alignment); anything above `most`
 * is told as `most + 1`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      }
      row.push(slips)
      least = Math.min(least, slips)
    }
    // A swap looks two rows back, so both must be hopeless.
    if (least > most && Math.min(...last) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

function outlinesOf(terms: readonly string[]): Outlines {
  const kept = outlines.get(terms)
  if (kept) return kept
  const made = {
    lengths: Uint8Array.from(terms, (term) => Math.min(term.length, 255)),
    letters: Int32Array.from(terms, lettersOf),
  }
  outlines.set(terms, made)
  return made
}

function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

/** In pairs, fours and bytes at once, as there is no instruction for it. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
