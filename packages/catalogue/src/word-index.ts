/**
 * Inverted index from terms to numbers (slots or facet values). Immutable. The postings of all terms are one array of bytes;
 * what changed since it was built is kept beside it, until that is too much.
 */
export interface WordIndex {
  /** In code unit order, so terms with a common prefix are adjacent. */
  readonly terms: readonly string[]
  /** The postings of term n are the bytes from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array
  /** Ascending numbers as differences, seven bits a byte, the lowest first. */
  readonly postings: Uint8Array
  /** Postings of the terms that changed since, also of new and of disused terms. */
  readonly changed: ReadonlyMap<string, readonly number[]>
  /** Terms that are only in `changed`, sorted. */
  readonly added: readonly string[]
}

export type IndexEntry = readonly [number: number, terms: Iterable<string>]

const none: readonly number[] = []

/** Share of the terms that may have changed before the index is built again. */
const maxChangedShare = 1 / 8
const minChanged = 2_000

/** The numbers of the entries must ascend. */
export function createWordIndex(entries: Iterable<IndexEntry>): WordIndex {
  const builder = createIndexBuilder()
  for (const [number, terms] of entries) {
    builder.startNumber(number)
    for (const term of terms) builder.add(builder.termId(term))
  }
  return builder.finish()
}

export interface IndexBuilder {
  /** Numbers must ascend. */
  startNumber(number: number): void
  termId(term: string): number
  /** A term that this number already has is added once. */
  add(termId: number): void
  finish(): WordIndex
}

export function createIndexBuilder(): IndexBuilder {
  const ids = new Map<string, number>()
  const numbers = growing()
  /** Term ids of all numbers end to end; `ends` says where those of each number end. */
  const found = growing()
  const ends = growing()
  /** The last number that each term was added to, one higher: 0 is none. */
  const lastNumbers = growing()
  return {
    startNumber(number) {
      if (numbers.length > 0) push(ends, found.length)
      push(numbers, number)
    },
    termId(term) {
      const known = ids.get(term)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(term, id)
      push(lastNumbers, 0)
      return id
    },
    add(termId) {
      if (lastNumbers.list[termId] === numbers.length) return
      lastNumbers.list[termId] = numbers.length
      push(found, termId)
    },
    finish() {
      push(ends, found.length)
      return packIndex(ids, numbers, ends, found)
    },
  }
}

function packIndex(
  ids: ReadonlyMap<string, number>,
  numbers: Growing,
  ends: Growing,
  found: Growing,
): WordIndex {
  const terms = [...ids.keys()].sort()
  const places = new Int32Array(terms.length)
  terms.forEach((term, place) => {
    places[ids.get(term) ?? 0] = place
  })
  // Counting sort: the numbers of each term, term after term.
  const next = new Int32Array(terms.length + 1)
  for (let at = 0; at < found.length; at++) {
    const place = (places[found.list[at] ?? 0] ?? 0) + 1
    next[place] = (next[place] ?? 0) + 1
  }
  for (let place = 0; place < terms.length; place++) {
    next[place + 1] = (next[place + 1] ?? 0) + (next[place] ?? 0)
  }
  const sorted = new Int32Array(found.length)
  for (let owner = 0, at = 0; owner < numbers.length; owner++) {
    const number = numbers.list[owner] ?? 0
    for (const end = ends.list[owner] ?? 0; at < end; at++) {
      const place = places[found.list[at] ?? 0] ?? 0
      const to = next[place] ?? 0
      sorted[to] = number
      next[place] = to + 1
    }
  }
  const bytes = growingBytes(found.length + terms.length)
  const starts = new Uint32Array(terms.length + 1)
  for (let place = 0, at = 0; place < terms.length; place++) {
    let last = -1
    for (const end = next[place] ?? 0; at < end; at++) {
      const number = sorted[at] ?? 0
      pushVarint(bytes, number - last)
      last = number
    }
    starts[place + 1] = bytes.length
  }
  return { terms, starts, postings: bytes.list.slice(0, bytes.length), changed: new Map(), added: [] }
}

interface Growing {
  list: Int32Array
  length: number
}

interface GrowingBytes {
  list: Uint8Array
  length: number
}

function growing(): Growing {
  return { list: new Int32Array(64), length: 0 }
}

function growingBytes(size: number): GrowingBytes {
  return { list: new Uint8Array(size), length: 0 }
}

function push(growing: Growing, number: number): void {
  if (growing.length === growing.list.length) {
    const longer = new Int32Array(growing.length * 2)
    longer.set(growing.list)
    growing.list = longer
  }
  growing.list[growing.length++] = number
}

const longestVarint = 5

function pushVarint(bytes: GrowingBytes, number: number): void {
  if (bytes.list.length < bytes.length + longestVarint) {
    const longer = new Uint8Array(bytes.list.length * 2 + longestVarint)
    longer.set(bytes.list)
    bytes.list = longer
  }
  let rest = number
  while (rest > 127) {
    bytes.list[bytes.length++] = (rest & 127) | 128
    rest >>>= 7
  }
  bytes.list[bytes.length++] = rest
}

export function lookUp(index: WordIndex, term: string): readonly number[] {
  const changed = index.changed.get(term)
  if (changed) return changed
  const at = firstAtOrAfter(index.terms, term)
  return index.terms[at] === term ? decode(index, at) : none
}

export function hasTerm({ terms, changed }: WordIndex, term: string): boolean {
  const since = changed.get(term)
  if (since) return since.length > 0
  return terms[firstAtOrAfter(terms, term)] === term
}

function decode({ starts, postings }: WordIndex, at: number): number[] {
  const numbers: number[] = []
  const end = starts[at + 1] ?? 0
  let number = -1
  for (let byte = starts[at] ?? 0; byte < end; ) {
    let gap = 0
    let shift = 0
    let part = 0
    do {
      part = postings[byte++] ?? 0
      gap |= (part & 127) << shift
      shift += 7
    } while (part > 127)
    number += gap
    numbers.push(number)
  }
  return numbers
}

/** Raises what is lower than `level` at the numbers of a term. */
export function raiseTerm(index: WordIndex, term: string, levels: Uint8Array, level: number): void {
  const changed = index.changed.get(term)
  if (changed) raise(levels, changed, level)
  else raiseAt(index, firstAtOrAfter(index.terms, term), term, levels, level)
}

/** Like `raiseTerm`, for every term that starts with `prefix`. */
export function raisePrefix(index: WordIndex, prefix: string, levels: Uint8Array, level: number): void {
  const { terms, changed, added } = index
  for (let at = firstAtOrAfter(terms, prefix); at < terms.length; at++) {
    const term = terms[at] ?? ''
    if (!term.startsWith(prefix)) break
    const since = changed.size > 0 ? changed.get(term) : undefined
    if (since) raise(levels, since, level)
    else raiseAt(index, at, term, levels, level)
  }
  for (let at = firstAtOrAfter(added, prefix); added[at]?.startsWith(prefix); at++) {
    raise(levels, changed.get(added[at] ?? '') ?? none, level)
  }
}

function raiseAt(index: WordIndex, at: number, term: string, levels: Uint8Array, level: number): void {
  const { terms, starts, postings } = index
  if (terms[at] !== term) return
  const end = starts[at + 1] ?? 0
  let number = -1
  for (let byte = starts[at] ?? 0; byte < end; ) {
    let part = postings[byte++] ?? 0
    let gap = part & 127
    for (let shift = 7; part > 127; shift += 7) {
      part = postings[byte++] ?? 0
      gap |= (part & 127) << shift
    }
    number += gap
    if ((levels[number] ?? level) < level) levels[number] = level
  }
}

export function raise(levels: Uint8Array, numbers: readonly number[] | Int32Array, level: number): void {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0
    if ((levels[number] ?? level) < level) levels[number] = level
  }
}

/** Sorted. */
export function termsWithPrefix(index: WordIndex, prefix: string): string[] {
  const found: string[] = []
  for (const terms of [index.terms, index.added]) {
    for (let at = firstAtOrAfter(terms, prefix); terms[at]?.startsWith(prefix); at++) {
      const term = terms[at] ?? ''
      if (index.changed.get(term)?.length !== 0) found.push(term)
    }
  }
  return index.added.length > 0 ? found.sort() : found
}

/** Derives an index in which some numbers removed and others added terms. */
export function patchWordIndex(
  index: WordIndex,
  removed: readonly IndexEntry[],
  added: readonly IndexEntry[],
): WordIndex {
  const changed = new Map(index.changed)
  const before = changed.size
  for (const [term, numbers] of byTerm(removed)) {
    changed.set(
      term,
      (changed.get(term) ?? lookUp(index, term)).filter((number) => !numbers.has(number)),
    )
  }
  for (const [term, numbers] of byTerm(added)) {
    const known = changed.get(term) ?? lookUp(index, term)
    changed.set(
      term,
      [...new Set([...known, ...numbers])].sort((a, b) => a - b),
    )
  }
  if (changed.size === 0) return index
  if (changed.size > Math.max(minChanged, index.terms.length * maxChangedShare)) {
    return settleIndex({ ...index, changed })
  }
  const isNew = (term: string) => index.terms[firstAtOrAfter(index.terms, term)] !== term
  const created = [...changed.keys()].slice(before).filter(isNew)
  return { ...index, changed, added: [...index.added, ...created].sort() }
}

function byTerm(entries: readonly IndexEntry[]): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>()
  for (const [number, terms] of entries) {
    for (const term of terms) {
      const known = numbers.get(term)
      if (known) known.add(number)
      else numbers.set(term, new Set([number]))
    }
  }
  return numbers
}

/** With the changes worked in. */
export function settleIndex(index: WordIndex): WordIndex {
  if (index.changed.size === 0) return index
  const kept = index.terms.filter((term) => !index.changed.has(term))
  const used = [...index.changed].filter(([, numbers]) => numbers.length > 0)
  const terms = [...kept, ...used.map(([term]) => term)].sort()
  const starts = new Uint32Array(terms.length + 1)
  const bytes = growingBytes(index.postings.length)
  terms.forEach((term, at) => {
    let last = -1
    for (const number of lookUp(index, term)) {
      pushVarint(bytes, number - last)
      last = number
    }
    starts[at + 1] = bytes.length
  })
  return { terms, starts, postings: bytes.list.slice(0, bytes.length), changed: new Map(), added: [] }
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
