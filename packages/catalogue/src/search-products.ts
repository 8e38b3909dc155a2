import type { Catalogue } from './catalogue.ts'
import { rootsWithSynonyms, synonymsOf } from './synonyms.ts'
import { brandFacet, categoryFacet } from './traits.ts'
import { allowedSlips, nearestTerms } from './typos.ts'
import { lookUp, termsWithPrefix } from './word-index.ts'
import { joined, readWords, stem, stopWords, type Word } from './words.ts'

export interface Found {
  /** How well the product at each place answers; 0: not at all. */
  readonly scores: Int32Array
  /** Nothing matched as written; these are near misses. */
  readonly approximate: boolean
}

/** What a word found in each place is worth, and what is taken off where it is not quite that word. */
const worth = { name: 16, brand: 10, category: 8, attribute: 6, subject: 2, description: 2 }
const forBeginning = { name: 4, trait: 1 }
const forSynonym = 1
const perSlip = 2

/** The first word says what is wanted, the rest which one: 'tinta l3250' is about ink. */
const headWeight = 2
const wordsBelongTogether = 8
const nameBegins = 1 << 10
const codeIsWritten = 1 << 11
const mostWords = 8

/**
 * Every word must be found somewhere. Only when nothing answers the words as written, misspelt ones are guessed, and a
 * word after the first that would leave nothing is passed over: 'impresora láser barata'.
 */
export function searchProducts(catalogue: Catalogue, text: string): Found {
  const words = contentWords(text)
  const written = combine(catalogue, words, levelsAsWritten, 'every')
  markPairs(catalogue, words, written)
  markCodes(catalogue, words, written)
  markNames(catalogue, words, written)
  if (isAny(written)) return { scores: written, approximate: false }
  const near = combine(catalogue, words, levelsNearby, 'possible')
  return { scores: near, approximate: isAny(near) }
}

function contentWords(text: string): Word[] {
  const words = readWords(text)
  const content = words.filter(({ whole }) => !stopWords.has(whole))
  return (content.length > 0 ? content : words).slice(0, mostWords)
}

type Levels = Uint8Array

function combine(
  catalogue: Catalogue,
  words: readonly Word[],
  levelsOf: (catalogue: Catalogue, word: Word) => Levels,
  needed: 'every' | 'possible',
): Int32Array {
  let scores = new Int32Array(catalogue.rows.rows.length)
  for (const [index, word] of words.entries()) {
    if (index > 0 && !isAny(scores)) return scores
    const levels = levelsOf(catalogue, word)
    const weight = index === 0 && words.length > 1 ? headWeight : 1
    const narrowed = new Int32Array(scores.length)
    for (let place = 0; place < levels.length; place++) {
      const level = levels[place] ?? 0
      const score = scores[place] ?? 0
      if (level > 0 && (index === 0 || score > 0)) narrowed[place] = score + level * weight
    }
    if (needed === 'every' || index === 0 || isAny(narrowed)) scores = narrowed
  }
  return scores
}

function isAny(levels: Levels | Int32Array): boolean {
  for (let at = 0; at < levels.length; at++) if (levels[at] !== 0) return true
  return false
}

/** `l3250` as it stands or by another name; else by its parts (`ideapad3`), else as two words run together (`epsonl3250`). */
function levelsAsWritten(catalogue: Catalogue, { whole, parts }: Word): Levels {
  const levels = levelsOfTerm(catalogue, whole)
  raiseBySynonyms(catalogue, levels, stem(whole), forSynonym)
  if (isAny(levels)) return levels
  const pieces = parts.length > 0 ? parts : splitAtDigits(whole)
  const together =
    pieces.length > 1 ? allOf(pieces.map((piece) => levelsOfTerm(catalogue, piece))) : undefined
  if (together && isAny(together)) return together
  const pair = splitInTwo(catalogue, whole)
  return pair ? allOf(pair.map((piece) => levelsOfTerm(catalogue, piece))) : levels
}

function levelsOfTerm(catalogue: Catalogue, term: string): Levels {
  const { words, traits, rows } = catalogue
  const levels = new Uint8Array(rows.rows.length)
  const root = stem(term)
  for (const beginning of termsWithPrefix(words.names, term)) {
    raise(levels, lookUp(words.names, beginning), worth.name - forBeginning.name)
  }
  raise(levels, lookUp(words.names, root), worth.name)
  for (const beginning of termsWithPrefix(traits.words, term)) {
    raiseByTraits(catalogue, levels, lookUp(traits.words, beginning), forBeginning.trait)
  }
  raiseByTraits(catalogue, levels, lookUp(traits.words, root), 0)
  raiseByTraits(catalogue, levels, lookUp(traits.subjects, root), worth.attribute - worth.subject)
  raise(levels, lookUp(words.descriptions, root), worth.description)
  return levels
}

function levelsNearby(catalogue: Catalogue, word: Word): Levels {
  const levels = levelsAsWritten(catalogue, word)
  const slips = allowedSlips(word.whole)
  if (slips === 0) return levels
  const { words, traits } = catalogue
  const near = (known: readonly string[]) => nearestOf(known, word.whole, slips)
  const names = near(words.names.sorted)
  for (const term of names.terms) {
    raise(levels, lookUp(words.names, term), worth.name - forBeginning.name - names.slips * perSlip)
  }
  const known = near(traits.words.sorted)
  for (const term of known.terms) {
    raiseByTraits(catalogue, levels, lookUp(traits.words, term), known.slips * perSlip)
  }
  const called = near(rootsWithSynonyms)
  for (const root of called.terms) {
    raiseBySynonyms(catalogue, levels, root, forBeginning.name + forSynonym + called.slips * perSlip)
  }
  return levels
}

/** A slip may lie in the ending, which the root has lost: 'laptos' is nearer to `laptop` than its root `lapt`. */
function nearestOf(known: readonly string[], word: string, slips: number) {
  const byRoot = nearestTerms(known, stem(word), slips)
  const asTyped = nearestTerms(known, word, slips)
  return byRoot.terms.length === 0 || (asTyped.terms.length > 0 && asTyped.slips < byRoot.slips)
    ? asTyped
    : byRoot
}

function raiseBySynonyms(catalogue: Catalogue, levels: Levels, root: string, less: number): void {
  for (const synonym of synonymsOf(root)) {
    const others = allOf(synonym.split(' ').map((word) => levelsOfTerm(catalogue, word)))
    others.forEach((level, place) => {
      if (level - less > (levels[place] ?? 0)) levels[place] = level - less
    })
  }
}

function raise(levels: Levels, places: readonly number[] | Int32Array, level: number): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    if ((levels[place] ?? 0) < level) levels[place] = level
  }
}

function raiseByTraits(catalogue: Catalogue, levels: Levels, found: readonly number[], less: number): void {
  if (found.length === 0) return
  const { starts, entries } = catalogue.placeLists()
  for (const trait of found) {
    const facet = catalogue.traits.facetOf[trait]
    const full =
      facet === categoryFacet ? worth.category : facet === brandFacet ? worth.brand : worth.attribute
    raise(levels, entries.subarray(starts[trait], starts[trait + 1]), full - less)
  }
}

function allOf(parts: readonly Levels[]): Levels {
  const [first = new Uint8Array(), ...rest] = parts
  return first.map((level, place) => rest.reduce((least, part) => Math.min(least, part[place] ?? 0), level))
}

function splitAtDigits(word: string): string[] {
  return word.match(/\p{N}+|\p{L}+/gu) ?? []
}

function splitInTwo({ words, traits }: Catalogue, word: string): [string, string] | undefined {
  const isKnown = (piece: string) =>
    lookUp(words.names, stem(piece)).length > 0 || lookUp(traits.words, stem(piece)).length > 0
  for (let at = word.length - 2; at > 1; at--) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)]
    // Two letters at the end are a slip rather than a word: 'impresoraa' is no printer that takes AA.
    if (!/^\p{L}{2}$/u.test(pair[1]) && pair.every(isKnown)) return pair
  }
  return undefined
}

/** `usb c` is also one word of the shelf, `USB-C`. */
function markPairs({ words: { names } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  words.slice(1).forEach(({ whole }, index) => {
    for (const place of lookUp(names, (words[index]?.whole ?? '') + whole)) {
      if ((scores[place] ?? 0) > 0) scores[place] = (scores[place] ?? 0) + wordsBelongTogether
    }
  })
}

/** The whole of what was typed is a model or an SKU, however it was spaced: `L-3250`. */
function markCodes({ words: { codes } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  for (const place of lookUp(codes, joined(words))) scores[place] = (scores[place] ?? 0) + codeIsWritten
}

function markNames({ rows: { rows } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  const roots = words.map(({ whole }) => stem(whole))
  const last = words.at(-1)?.whole ?? ''
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0
    const name = score > 0 ? rows[place]?.nameWords : undefined
    if (!name || name.length < roots.length) continue
    const begins = roots.every(
      (root, at) => name[at] === root || (at === roots.length - 1 && name[at]?.startsWith(last)),
    )
    if (begins) scores[place] = score + nameBegins
  }
}
