/** Which numbers (places of products, or traits) a term leads to. Never changed: a change makes a new one. */
export interface WordIndex {
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** All terms in code unit order, where prefixes are neighbours. */
  readonly sorted: readonly string[]
}

export type IndexEntry = readonly [number: number, terms: Iterable<string>]

const none: readonly number[] = []

export function createWordIndex(entries: Iterable<IndexEntry>): WordIndex {
  const postings = new Map<string, number[]>()
  for (const [number, terms] of entries) {
    for (const term of terms) {
      const numbers = postings.get(term)
      if (numbers) numbers.push(number)
      else postings.set(term, [number])
    }
  }
  return { postings, sorted: [...postings.keys()].sort() }
}

export function lookUp({ postings }: WordIndex, term: string): readonly number[] {
  return postings.get(term) ?? none
}

export function* termsWithPrefix({ sorted }: WordIndex, prefix: string): Generator<string> {
  for (let at = firstAtOrAfter(sorted, prefix); at < sorted.length; at++) {
    const term = sorted[at]
    if (!term?.startsWith(prefix)) return
    yield term
  }
}

/** The index after some numbers lost and others gained terms; costs a copy of the vocabulary, not of the texts. */
export function patchWordIndex(
  index: WordIndex,
  lost: readonly IndexEntry[],
  gained: readonly IndexEntry[],
): WordIndex {
  const leaving = createWordIndex(lost)
  const coming = createWordIndex(gained)
  if (leaving.sorted.length + coming.sorted.length === 0) return index
  const postings = new Map(index.postings)
  for (const [term, numbers] of leaving.postings) postings.set(term, without(lookUp(index, term), numbers))
  for (const [term, numbers] of coming.postings) {
    postings.set(term, (postings.get(term) ?? none).concat(numbers))
  }
  const forgotten = leaving.sorted.filter((term) => postings.get(term)?.length === 0)
  for (const term of forgotten) postings.delete(term)
  const fresh = coming.sorted.filter((term) => !index.postings.has(term))
  return { postings, sorted: editSorted(index.sorted, forgotten, fresh) }
}

function without(numbers: readonly number[], gone: readonly number[]): readonly number[] {
  const [only, ...more] = gone
  if (more.length === 0) return numbers.filter((number) => number !== only)
  const all = new Set(gone)
  return numbers.filter((number) => !all.has(number))
}

/** Two sorted lists worked into a third in one walk. */
function editSorted(
  sorted: readonly string[],
  forgotten: readonly string[],
  fresh: readonly string[],
): readonly string[] {
  if (forgotten.length + fresh.length === 0) return sorted
  const edited: string[] = []
  let out = 0
  let next = 0
  for (const term of sorted) {
    for (let ahead = fresh[next]; ahead !== undefined && ahead < term; ahead = fresh[++next])
      edited.push(ahead)
    if (term === forgotten[out]) out++
    else edited.push(term)
  }
  return edited.concat(fresh.slice(next))
}

function firstAtOrAfter(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
