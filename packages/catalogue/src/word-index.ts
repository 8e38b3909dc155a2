/** Inverted index from terms to numbers (slots or facet values). Immutable. */
export interface WordIndex {
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** All terms in code unit order, so terms with a common prefix are adjacent. */
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

/** Derives an index in which some numbers removed and others added terms. Copies the vocabulary, not the texts. */
export function patchWordIndex(
  index: WordIndex,
  removed: readonly IndexEntry[],
  added: readonly IndexEntry[],
): WordIndex {
  const removals = createWordIndex(removed)
  const additions = createWordIndex(added)
  if (removals.sorted.length + additions.sorted.length === 0) return index
  const postings = new Map(index.postings)
  for (const [term, numbers] of removals.postings) postings.set(term, without(lookUp(index, term), numbers))
  for (const [term, numbers] of additions.postings) {
    postings.set(term, (postings.get(term) ?? none).concat(numbers))
  }
  const deleted = removals.sorted.filter((term) => postings.get(term)?.length === 0)
  for (const term of deleted) postings.delete(term)
  const created = additions.sorted.filter((term) => !index.postings.has(term))
  return { postings, sorted: editSorted(index.sorted, deleted, created) }
}

function without(numbers: readonly number[], gone: readonly number[]): readonly number[] {
  const [only, ...more] = gone
  if (more.length === 0) return numbers.filter((number) => number !== only)
  const all = new Set(gone)
  return numbers.filter((number) => !all.has(number))
}

/** Merges in one pass; all three lists are sorted. */
function editSorted(
  sorted: readonly string[],
  deleted: readonly string[],
  created: readonly string[],
): readonly string[] {
  if (deleted.length + created.length === 0) return sorted
  const edited: string[] = []
  let out = 0
  let next = 0
  for (const term of sorted) {
    for (let ahead = created[next]; ahead !== undefined && ahead < term; ahead = created[++next])
      edited.push(ahead)
    if (term === deleted[out]) out++
    else edited.push(term)
  }
  return edited.concat(created.slice(next))
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
