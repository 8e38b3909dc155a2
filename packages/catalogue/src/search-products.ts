import type { Catalogue } from './catalogue.ts'
import { brandFacet, categoryFacet } from './facet-index.ts'
import type { CatalogueProduct } from './model.ts'
import { nameWordsAt } from './name-words.ts'
import { listAt } from './packed-lists.ts'
import { contentOf, type SearchedWord, searchRules } from './synonyms.ts'
import { maxEditsFor, nearestTerms } from './typos.ts'
import {
  hasTerm,
  lookUp,
  raise,
  raisePrefix,
  raiseTerm,
  termsWithPrefix,
  type WordIndex,
} from './word-index.ts'
import { foldText, joinWords, stem, tokenize, type Word } from './words.ts'

export interface Found {
  /** Relevance by slot; 0 means no match. */
  readonly scores: Int32Array
  /** The slots with a match, ascending. */
  readonly slots: Int32Array
  /** Nothing matched exactly; spelling mistakes were allowed. */
  readonly approximate: boolean
  /** Whether name, brand, category or code is what the first word says; the others only mention it. */
  isNamed(slot: number): boolean
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
/** Once for the last of them, twice for the one before it: above all other bonuses together. */
const firstResultBonus = 1 << 13
const maxWords = 8

/**
 * Every word must match. If nothing matches, spelling mistakes are allowed, and words after the first that would leave no
 * result are ignored ('impresora láser barata').
 */
export function searchProducts(catalogue: Catalogue, text: string): Found {
  const words = contentWords(text)
  const searched = rulesOf(catalogue).joinPhrases(words)
  const exact = searchExactly(catalogue, words, scoreExact)
  let firstScores: TermScores | undefined
  const isNamed = (slot: number) => {
    firstScores ??= scoreFirst(catalogue, searched, exact.slots)
    return isName(firstScores[slot]) || (exact.scores[slot] ?? 0) >= namePrefixBonus
  }
  if (exact.slots.length > 0) return { ...exact, approximate: false, isNamed }
  const fuzzy = combine(catalogue, searched, scoreFuzzy, 'skipUnmatched')
  return { ...fuzzy, approximate: fuzzy.slots.length > 0, isNamed: () => true }
}

function searchExactly(catalogue: Catalogue, words: readonly Word[], scoreWord: ScoreWord): Matches {
  const searched = rulesOf(catalogue).joinPhrases(words)
  const matches = withCodes(catalogue, words, combine(catalogue, searched, scoreWord, 'matchAll'))
  const exact = withFirstResults(catalogue, words, matches)
  addPairBonus(catalogue, words, exact.scores)
  addNameBonus(catalogue, words, exact)
  return exact
}

const isName = (score = 0) => score > fieldScores.attribute

/** What the first word scores: without its synonyms where anything has the word itself in its name, brand or category. */
function scoreFirst(catalogue: Catalogue, [first]: readonly SearchedWord[], slots: Int32Array): TermScores {
  if (!first) return noScores(catalogue)
  const itself = scoreTerm(catalogue, first.whole)
  return slots.some((slot) => isName(itself[slot])) ? itself : scoreExact(catalogue, first)
}

/** The words of name, brand and categories, in lower case. */
function namesOf({ facetIndex: { brands, categories } }: Catalogue, product: CatalogueProduct): string[] {
  const names = [
    product.name,
    product.brand === null ? '' : (brands.get(product.brand)?.brand.name ?? ''),
    ...product.categories.map((slug) => categories.get(slug)?.category.name ?? ''),
  ]
  return (
    names
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The text with its misspelt words as the best match spells them; null where it has no word for one of them. */
export function correctText(catalogue: Catalogue, text: string, best: CatalogueProduct): string | null {
  const known = namesOf(catalogue, best)
  const corrected = contentWords(text).map((word) =>
    hasAny(scoreExact(catalogue, word)) ? word.whole : nearestWord(known, word.whole),
  )
  return corrected.includes(undefined) ? null : corrected.join(' ')
}

/**
 * What was probably meant where nothing was found: known words stay, the nearest known ones take the place of others, and what
 * is near to nothing is left out.
 */
export function suggestSearch(catalogue: Catalogue, text: string): string | null {
  const words = contentWords(text)
  let corrections = 0
  const meant = words.flatMap((word) => {
    if (hasAny(scoreExact(catalogue, word))) return word.whole
    // Each of them is looked for among all terms; of what has more mistakes nothing can be said.
    return ++corrections > maxCorrections ? [] : (nearestTerm(catalogue, word.whole) ?? [])
  })
  const scoredOf = new Map<string, TermScores>()
  const scoreOnce = (_: Catalogue, word: SearchedWord) => {
    if (word.isPhrase) return scoreExact(catalogue, word)
    const known = scoredOf.get(word.whole) ?? scoreExact(catalogue, word)
    scoredOf.set(word.whole, known)
    return known
  }
  for (let length = meant.length; length > 0; length--) {
    const { scores, slots } = searchExactly(
      catalogue,
      contentWords(meant.slice(0, length).join(' ')),
      scoreOnce,
    )
    const best = catalogue.table.products[bestOf(scores, slots) ?? -1]
    if (!best) continue
    const suggested = meant.slice(0, length).map((word) => asSpelled(namesOf(catalogue, best), word))
    return joinWords(tokenize(suggested.join(' '))) === joinWords(words) ? null : suggested.join(' ')
  }
  return null
}

/** More mistakes than a search allows: whoever reads it decides. */
const moreEdits = 1
const maxCorrections = 3

function nearestTerm({ words, facetIndex }: Catalogue, word: string): string | undefined {
  const edits = maxEditsFor(word)
  if (edits === 0) return undefined
  const inNames = nearestIn(words.names, word, edits + moreEdits)
  const inFacets = nearestIn(facetIndex.words, word, edits + moreEdits)
  const nearest = inFacets.terms.length > 0 && inFacets.edits < inNames.edits ? inFacets : inNames
  return nearest.terms[0] ?? inFacets.terms[0]
}

function bestOf(scores: Int32Array, slots: Int32Array): number | undefined {
  let best = slots[0]
  for (const slot of slots) if ((scores[slot] ?? 0) > (scores[best ?? slot] ?? 0)) best = slot
  return best
}

/** With its ending and accents. */
function asSpelled(known: readonly string[], term: string): string {
  return known.find((word) => stem(foldText(word)) === stem(term)) ?? term
}

function nearestWord(known: readonly string[], wanted: string): string | undefined {
  const folded = known.map(foldText)
  const [nearest] = nearestTerms(folded, wanted, maxEditsFor(wanted)).terms
  return nearest === undefined ? undefined : known[folded.indexOf(nearest)]
}

function contentWords(text: string): readonly Word[] {
  return contentOf(tokenize(text)).slice(0, maxWords)
}

function rulesOf({ data }: Catalogue) {
  return searchRules(data.searchRules)
}

/** By slot. The length is a multiple of four, to be read as words. */
type TermScores = Uint8Array

type ScoreWord = (catalogue: Catalogue, word: SearchedWord) => TermScores

type Matches = Pick<Found, 'scores' | 'slots'>

function combine(
  catalogue: Catalogue,
  words: readonly SearchedWord[],
  scoreWord: ScoreWord,
  mode: 'matchAll' | 'skipUnmatched',
): Matches {
  const scores = new Int32Array(catalogue.table.products.length)
  let slots = new Int32Array()
  for (const [index, word] of words.entries()) {
    if (index > 0 && slots.length === 0) break
    const scored = scoreWord(catalogue, word)
    const matching = index === 0 ? slotsWithScore(scored) : slots.filter((slot) => (scored[slot] ?? 0) > 0)
    if (matching.length === 0 && mode === 'skipUnmatched' && index > 0) continue
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0
      if (scored[slot] === 0) scores[slot] = 0
    }
    const weight = index === 0 && words.length > 1 ? firstWordWeight : 1
    for (let at = 0; at < matching.length; at++) {
      const slot = matching[at] ?? 0
      scores[slot] = (scores[slot] ?? 0) + (scored[slot] ?? 0) * weight
    }
    slots = matching
  }
  return { scores, slots }
}

function hasAny(scored: TermScores): boolean {
  const fours = inFours(scored)
  for (let at = 0; at < fours.length; at++) if (fours[at] !== 0) return true
  return false
}

function slotsWithScore(scored: TermScores): Int32Array<ArrayBuffer> {
  const fours = inFours(scored)
  const slots: number[] = []
  for (let at = 0; at < fours.length; at++) {
    if (fours[at] === 0) continue
    for (let slot = at * 4; slot < at * 4 + 4; slot++) if (scored[slot] !== 0) slots.push(slot)
  }
  return Int32Array.from(slots)
}

function inFours({ buffer, byteOffset, byteLength }: TermScores): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength >>> 2)
}

function noScores({ table }: Catalogue): TermScores {
  return new Uint8Array((table.products.length + 3) & ~3)
}

/** The word or a synonym; otherwise its parts (`ideapad3`); otherwise two known words run together (`epsonl3250`). */
function scoreExact(catalogue: Catalogue, { whole, parts, isPhrase }: SearchedWord): TermScores {
  const scored = isPhrase
    ? minOfAll(parts.map((part) => scoreExact(catalogue, { whole: part, parts: [] })))
    : scoreTerm(catalogue, whole)
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
  const { words, facetIndex } = catalogue
  const scored = noScores(catalogue)
  const stemmed = stem(term)
  raisePrefix(words.names, term, scored, fieldScores.name - prefixPenalty.name)
  raiseTerm(words.names, stemmed, scored, fieldScores.name)
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
  raiseTerm(words.descriptions, stemmed, scored, fieldScores.description)
  return scored
}

function scoreFuzzy(catalogue: Catalogue, word: SearchedWord): TermScores {
  const scored = scoreExact(catalogue, word)
  const edits = maxEditsFor(word.whole)
  if (edits === 0) return scored
  const { words, facetIndex } = catalogue
  const names = nearestIn(words.names, word.whole, edits)
  for (const term of names.terms) {
    raiseTerm(words.names, term, scored, fieldScores.name - prefixPenalty.name - names.edits * penaltyPerEdit)
  }
  const known = nearestIn(facetIndex.words, word.whole, edits)
  for (const term of known.terms) {
    raiseByFacetValues(catalogue, scored, lookUp(facetIndex.words, term), known.edits * penaltyPerEdit)
  }
  const called = nearestOf(word.whole, (asked) => nearestTerms(rulesOf(catalogue).roots, asked, edits))
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

interface Nearest {
  terms: string[]
  edits: number
}

function nearestIn(index: WordIndex, word: string, edits: number): Nearest {
  const isUsed = (term: string) => index.changed.get(term)?.length !== 0
  return nearestOf(word, (asked) => {
    const nearest = nearestTerms(index.terms, asked, edits, isUsed)
    if (index.added.length === 0) return nearest
    const added = nearestTerms(index.added, asked, nearest.terms.length > 0 ? nearest.edits : edits, isUsed)
    if (added.terms.length === 0) return nearest
    const terms = added.edits < nearest.edits ? added.terms : [...nearest.terms, ...added.terms]
    return { terms, edits: added.edits }
  })
}

/** The mistake may be in the ending, which stemming removes: 'laptos' is nearer to `laptop` than its stem `lapt`. */
function nearestOf(word: string, find: (asked: string) => Nearest): Nearest {
  const root = stem(word)
  const byStem = find(root)
  if (root === word) return byStem
  const asTyped = find(word)
  return byStem.terms.length === 0 || (asTyped.terms.length > 0 && asTyped.edits < byStem.edits)
    ? asTyped
    : byStem
}

function raiseBySynonyms(catalogue: Catalogue, scored: TermScores, root: string, penalty: number): void {
  for (const synonym of rulesOf(catalogue).synonymsOf(root)) {
    const others = minOfAll(synonym.split(' ').map((word) => scoreTerm(catalogue, word)))
    for (let slot = 0; slot < others.length; slot++) {
      const score = (others[slot] ?? 0) - penalty
      if (score > (scored[slot] ?? 0)) scored[slot] = score
    }
  }
}

function raiseByFacetValues(
  catalogue: Catalogue,
  scored: TermScores,
  found: readonly number[],
  penalty: number,
): void {
  if (found.length === 0) return
  const slots = catalogue.slotsByValue()
  for (const facetValue of found) {
    const facet = catalogue.facetIndex.facetOf[facetValue]
    const full =
      facet === categoryFacet
        ? fieldScores.category
        : facet === brandFacet
          ? fieldScores.brand
          : fieldScores.attribute
    raise(scored, listAt(slots, facetValue), full - penalty)
  }
}

function minOfAll(parts: readonly TermScores[]): TermScores {
  const [first = new Uint8Array(), ...rest] = parts
  const least = first.slice()
  for (const part of rest) {
    for (let slot = 0; slot < least.length; slot++) {
      if ((part[slot] ?? 0) < (least[slot] ?? 0)) least[slot] = part[slot] ?? 0
    }
  }
  return least
}

function splitAtDigits(word: string): string[] {
  return word.match(/\p{N}+|\p{L}+/gu) ?? []
}

function splitKnownWords({ words, facetIndex }: Catalogue, word: string): [string, string] | undefined {
  const isKnown = (piece: string) =>
    hasTerm(words.names, stem(piece)) || hasTerm(facetIndex.words, stem(piece))
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
function withCodes({ words: { codes } }: Catalogue, words: readonly Word[], matches: Matches): Matches {
  const { scores } = matches
  const found = lookUp(codes, joinWords(words))
  const others = found.filter((slot) => scores[slot] === 0)
  for (const slot of found) scores[slot] = (scores[slot] ?? 0) + exactCodeBonus
  const slots = others.length > 0 ? Int32Array.from([...matches.slots, ...others]).sort() : matches.slots
  return { scores, slots }
}

/** What staff put first for exactly this search, also where its words do not match. */
function withFirstResults(catalogue: Catalogue, words: readonly Word[], matches: Matches): Matches {
  const codes = rulesOf(catalogue).firstFor(words)
  if (codes.length === 0) return matches
  const { scores } = matches
  const first = [...new Set(codes.flatMap((code) => lookUp(catalogue.words.codes, code)))]
  const others = first.filter((slot) => scores[slot] === 0)
  for (const [place, slot] of first.entries())
    scores[slot] = (scores[slot] ?? 0) + firstResultBonus * (first.length - place)
  return { scores, slots: Int32Array.from([...matches.slots, ...others]).sort() }
}

function addNameBonus(catalogue: Catalogue, words: readonly Word[], { scores, slots }: Matches): void {
  const roots = words.map(({ whole }) => stem(whole))
  const last = words.at(-1)?.whole ?? ''
  const isCandidate = namesStartingWith(catalogue, roots, last)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0
    if (isCandidate[slot] === 0 || !beginsWith(catalogue, slot, roots, last)) continue
    scores[slot] = (scores[slot] ?? 0) + namePrefixBonus
  }
}

/** By their first word. */
function namesStartingWith(catalogue: Catalogue, roots: readonly string[], last: string): Uint8Array {
  const marked = noScores(catalogue)
  const { firstWords } = catalogue.words
  raiseTerm(firstWords, roots[0] ?? '', marked, 1)
  if (roots.length === 1) raisePrefix(firstWords, last, marked, 1)
  return marked
}

/** The last word may be unfinished. */
function beginsWith(
  { nameWords, table }: Catalogue,
  slot: number,
  roots: readonly string[],
  last: string,
): boolean {
  if (roots.length < 2) return true
  const name = nameWordsAt(nameWords, table.products, slot)
  if (name.length < roots.length) return false
  for (let at = 1; at < roots.length; at++) {
    if (name[at] === roots[at]) continue
    if (at < roots.length - 1 || !name[at]?.startsWith(last)) return false
  }
  return true
}
