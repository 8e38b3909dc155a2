import type { Catalogue } from './catalogue.ts'
import { brandFacet, categoryFacet } from './facet-index.ts'
import { stemsWithSynonyms, synonymsOf } from './synonyms.ts'
import { maxEditsFor, nearestTerms } from './typos.ts'
import { lookUp, termsWithPrefix } from './word-index.ts'
import { joinWords, stem, stopWords, tokenize, type Word } from './words.ts'

export interface Found {
  /** Relevance by slot; 0 means no match. */
  readonly scores: Int32Array
  /** Nothing matched exactly; spelling mistakes were allowed. */
  readonly approximate: boolean
}

/** Score of a word by the field it matches, and what inexact matches lose. */
const fieldScores = { name: 16, brand: 10, category: 8, attribute: 6, attributeName: 2, description: 2 }
const prefixPenalty = { name: 4, facetValue: 1 }
const synonymPenalty = 1
const penaltyPerEdit = 2

/** The first word names the kind of product, the others narrow it down: 'tinta l3250' is about ink. */
const firstWordWeight = 2
const pairBonus = 8
const namePrefixBonus = 1 << 10
const exactCodeBonus = 1 << 11
const maxWords = 8

/**
 * Every word must match. If nothing matches, spelling mistakes are allowed, and words after the first that would leave no
 * result are ignored ('impresora láser barata').
 */
export function searchProducts(catalogue: Catalogue, text: string): Found {
  const words = contentWords(text)
  const exact = combine(catalogue, words, scoreExact, 'matchAll')
  addPairBonus(catalogue, words, exact)
  addCodeBonus(catalogue, words, exact)
  addNameBonus(catalogue, words, exact)
  if (hasAny(exact)) return { scores: exact, approximate: false }
  const fuzzy = combine(catalogue, words, scoreFuzzy, 'skipUnmatched')
  return { scores: fuzzy, approximate: hasAny(fuzzy) }
}

function contentWords(text: string): Word[] {
  const words = tokenize(text)
  const content = words.filter(({ whole }) => !stopWords.has(whole))
  return (content.length > 0 ? content : words).slice(0, maxWords)
}

type TermScores = Uint8Array

function combine(
  catalogue: Catalogue,
  words: readonly Word[],
  scoreWord: (catalogue: Catalogue, word: Word) => TermScores,
  mode: 'matchAll' | 'skipUnmatched',
): Int32Array {
  let scores = new Int32Array(catalogue.table.rows.length)
  for (const [index, word] of words.entries()) {
    if (index > 0 && !hasAny(scores)) return scores
    const scored = scoreWord(catalogue, word)
    const weight = index === 0 && words.length > 1 ? firstWordWeight : 1
    const narrowed = new Int32Array(scores.length)
    for (let slot = 0; slot < scored.length; slot++) {
      const level = scored[slot] ?? 0
      const score = scores[slot] ?? 0
      if (level > 0 && (index === 0 || score > 0)) narrowed[slot] = score + level * weight
    }
    if (mode === 'matchAll' || index === 0 || hasAny(narrowed)) scores = narrowed
  }
  return scores
}

function hasAny(scored: TermScores | Int32Array): boolean {
  for (let at = 0; at < scored.length; at++) if (scored[at] !== 0) return true
  return false
}

/** The word or a synonym; otherwise its parts (`ideapad3`); otherwise two known words run together (`epsonl3250`). */
function scoreExact(catalogue: Catalogue, { whole, parts }: Word): TermScores {
  const scored = scoreTerm(catalogue, whole)
  raiseBySynonyms(catalogue, scored, stem(whole), synonymPenalty)
  if (hasAny(scored)) return scored
  const pieces = parts.length > 0 ? parts : splitAtDigits(whole)
  const together =
    pieces.length > 1 ? minOfAll(pieces.map((piece) => scoreTerm(catalogue, piece))) : undefined
  if (together && hasAny(together)) return together
  const pair = splitKnownWords(catalogue, whole)
  return pair ? minOfAll(pair.map((piece) => scoreTerm(catalogue, piece))) : scored
}

function scoreTerm(catalogue: Catalogue, term: string): TermScores {
  const { words, facetIndex, table } = catalogue
  const scored = new Uint8Array(table.rows.length)
  const stemmed = stem(term)
  for (const prefixed of termsWithPrefix(words.names, term)) {
    raise(scored, lookUp(words.names, prefixed), fieldScores.name - prefixPenalty.name)
  }
  raise(scored, lookUp(words.names, stemmed), fieldScores.name)
  for (const prefixed of termsWithPrefix(facetIndex.words, term)) {
    raiseByFacetValues(catalogue, scored, lookUp(facetIndex.words, prefixed), prefixPenalty.facetValue)
  }
  raiseByFacetValues(catalogue, scored, lookUp(facetIndex.words, stemmed), 0)
  raiseByFacetValues(
    catalogue,
    scored,
    lookUp(facetIndex.attributeWords, stemmed),
    fieldScores.attribute - fieldScores.attributeName,
  )
  raise(scored, lookUp(words.descriptions, stemmed), fieldScores.description)
  return scored
}

function scoreFuzzy(catalogue: Catalogue, word: Word): TermScores {
  const scored = scoreExact(catalogue, word)
  const edits = maxEditsFor(word.whole)
  if (edits === 0) return scored
  const { words, facetIndex } = catalogue
  const near = (known: readonly string[]) => nearestTermsOf(known, word.whole, edits)
  const names = near(words.names.sorted)
  for (const term of names.terms) {
    raise(
      scored,
      lookUp(words.names, term),
      fieldScores.name - prefixPenalty.name - names.edits * penaltyPerEdit,
    )
  }
  const known = near(facetIndex.words.sorted)
  for (const term of known.terms) {
    raiseByFacetValues(catalogue, scored, lookUp(facetIndex.words, term), known.edits * penaltyPerEdit)
  }
  const called = near(stemsWithSynonyms)
  for (const root of called.terms) {
    raiseBySynonyms(
      catalogue,
      scored,
      root,
      prefixPenalty.name + synonymPenalty + called.edits * penaltyPerEdit,
    )
  }
  return scored
}

/** The mistake may be in the ending, which stemming removes: 'laptos' is nearer to `laptop` than its stem `lapt`. */
function nearestTermsOf(known: readonly string[], word: string, edits: number) {
  const byStem = nearestTerms(known, stem(word), edits)
  const asTyped = nearestTerms(known, word, edits)
  return byStem.terms.length === 0 || (asTyped.terms.length > 0 && asTyped.edits < byStem.edits)
    ? asTyped
    : byStem
}

function raiseBySynonyms(catalogue: Catalogue, scored: TermScores, root: string, penalty: number): void {
  for (const synonym of synonymsOf(root)) {
    const others = minOfAll(synonym.split(' ').map((word) => scoreTerm(catalogue, word)))
    others.forEach((score, slot) => {
      if (score - penalty > (scored[slot] ?? 0)) scored[slot] = score - penalty
    })
  }
}

function raise(scored: TermScores, slots: readonly number[] | Int32Array, level: number): void {
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0
    if ((scored[slot] ?? 0) < level) scored[slot] = level
  }
}

function raiseByFacetValues(
  catalogue: Catalogue,
  scored: TermScores,
  found: readonly number[],
  penalty: number,
): void {
  if (found.length === 0) return
  const { starts, entries } = catalogue.slotsByValue()
  for (const facetValue of found) {
    const facet = catalogue.facetIndex.facetOf[facetValue]
    const full =
      facet === categoryFacet
        ? fieldScores.category
        : facet === brandFacet
          ? fieldScores.brand
          : fieldScores.attribute
    raise(scored, entries.subarray(starts[facetValue], starts[facetValue + 1]), full - penalty)
  }
}

function minOfAll(parts: readonly TermScores[]): TermScores {
  const [first = new Uint8Array(), ...rest] = parts
  return first.map((level, slot) => rest.reduce((least, part) => Math.min(least, part[slot] ?? 0), level))
}

function splitAtDigits(word: string): string[] {
  return word.match(/\p{N}+|\p{L}+/gu) ?? []
}

function splitKnownWords({ words, facetIndex }: Catalogue, word: string): [string, string] | undefined {
  const isKnown = (piece: string) =>
    lookUp(words.names, stem(piece)).length > 0 || lookUp(facetIndex.words, stem(piece)).length > 0
  for (let at = word.length - 2; at > 1; at--) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)]
    // Two letters at the end are a typo rather than a word: 'impresoraa' does not mean AA.
    if (!/^\p{L}{2}$/u.test(pair[1]) && pair.every(isKnown)) return pair
  }
  return undefined
}

/** `usb c` also matches the single word `USB-C`. */
function addPairBonus({ words: { names } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  words.slice(1).forEach(({ whole }, index) => {
    for (const slot of lookUp(names, (words[index]?.whole ?? '') + whole)) {
      if ((scores[slot] ?? 0) > 0) scores[slot] = (scores[slot] ?? 0) + pairBonus
    }
  })
}

/** The whole text is a model or SKU, however it is spaced (`L-3250`). */
function addCodeBonus({ words: { codes } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  for (const slot of lookUp(codes, joinWords(words))) scores[slot] = (scores[slot] ?? 0) + exactCodeBonus
}

function addNameBonus({ table: { rows } }: Catalogue, words: readonly Word[], scores: Int32Array): void {
  const roots = words.map(({ whole }) => stem(whole))
  const last = words.at(-1)?.whole ?? ''
  for (let slot = 0; slot < scores.length; slot++) {
    const score = scores[slot] ?? 0
    const name = score > 0 ? rows[slot]?.nameWords : undefined
    if (!name || name.length < roots.length) continue
    const begins = roots.every(
      (root, at) => name[at] === root || (at === roots.length - 1 && name[at]?.startsWith(last)),
    )
    if (begins) scores[slot] = score + namePrefixBonus
  }
}
