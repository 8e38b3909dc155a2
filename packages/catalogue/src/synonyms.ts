import { entriesOf, type SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { joinWords, stem, stopWords, tokenize, type Word } from './words.ts'

/** Words that customers and product names use for the same thing. Works in both directions. */
const synonymGroups: readonly (readonly string[])[] = [
  ['raton', 'mouse'],
  ['laptop', 'portatil', 'notebook'],
  ['computadora', 'ordenador', 'pc'],
  ['telefono', 'celular', 'movil', 'smartphone'],
  ['tableta', 'tablet'],
  ['impresora', 'printer'],
  ['escaner', 'scanner'],
  ['ploter', 'plotter'],
  ['monitor', 'pantalla', 'display'],
  ['audifono', 'auricular', 'headset', 'headphone'],
  ['bocina', 'altavoz', 'parlante', 'speaker'],
  ['cargador', 'fuente', 'adaptador'],
  ['camara', 'webcam'],
  ['router', 'enrutador'],
  ['ups', 'backup'],
  ['regleta', 'multitoma'],
  ['destructora', 'trituradora'],
  ['cartucho', 'cartridge'],
  ['solido', 'ssd'],
  ['duro', 'hdd'],
]

/** One direction only: a pendrive is USB, but not everything USB is a pendrive. */
const oneWaySynonyms: Readonly<Record<string, string>> = {
  pendrive: 'memoria usb',
  flash: 'usb',
  resma: 'papel',
}

/** Synonyms and first results in the form in which a search asks for them. */
export interface SearchRules {
  /** Stems of all words that have synonyms. */
  readonly roots: readonly string[]
  /** A synonym of several words (`memoria usb`) matches only if all of them do. */
  synonymsOf(root: string): readonly string[]
  /** The words with each synonym of several words as one, whose parts are its words. */
  joinPhrases(words: readonly Word[]): SearchedWord[]
  /** SKUs of the products that staff put first, as codes of the index. */
  firstFor(words: readonly Word[]): readonly string[]
}

export interface SearchedWord extends Word {
  isPhrase?: true
}

interface Phrase {
  roots: readonly string[]
  whole: string
}

const ruleCache = new WeakMap<readonly SearchRule[], SearchRules>()

/** The synonyms of the shop besides those that every shop needs. */
export function searchRules(rules: readonly SearchRule[]): SearchRules {
  const cached = ruleCache.get(rules)
  if (cached) return cached
  const made = createRules(rules)
  ruleCache.set(rules, made)
  return made
}

function createRules(rules: readonly SearchRule[]): SearchRules {
  const synonyms = new Map<string, string[]>()
  const phrases = new Map<string, Phrase[]>()
  const first = new Map<string, string[]>()
  const add = (word: string, meanings: readonly string[]) => {
    const words = contentOf(tokenize(word))
    const whole = joinWords(words)
    const roots = words.map((one) => stem(one.whole))
    if (whole === '' || meanings.length === 0) return
    append(synonyms, stem(whole), meanings)
    if (roots.length > 1) append(phrases, roots[0] ?? '', [{ roots, whole }])
  }
  for (const group of synonymGroups) {
    for (const word of group) add(word, without(group, word))
  }
  for (const [word, meaning] of Object.entries(oneWaySynonyms)) add(word, [meaning])
  for (const rule of rules) {
    const group = entriesOf(rule.words).map(searchedText)
    const products = entriesOf(rule.products).map((sku) => joinWords(tokenize(sku)))
    for (const word of group) {
      add(word, without(group, word))
      append(first, rootsOf(tokenize(word)), products)
    }
  }
  return {
    roots: [...synonyms.keys()],
    synonymsOf: (root) => synonyms.get(root) ?? [],
    joinPhrases: (words) => joinPhrases(words, phrases),
    firstFor: (words) => (rules.length > 0 ? (first.get(rootsOf(words)) ?? []) : []),
  }
}

/** A whole search, however its words are inflected. */
function rootsOf(words: readonly Word[]): string {
  return contentOf(words)
    .map(({ whole }) => stem(whole))
    .join(' ')
}

/** Folded and without what divides words, because a synonym is divided at its spaces. */
function searchedText(text: string): string {
  return contentOf(tokenize(text))
    .map(({ whole }) => whole)
    .join(' ')
}

/** Without words such as 'de', unless there is nothing else. */
export function contentOf(words: readonly Word[]): readonly Word[] {
  const content = words.filter(({ whole }) => !stopWords.has(whole))
  return content.length > 0 ? content : words
}

function without(group: readonly string[], word: string): string[] {
  return group.filter((other) => other !== word)
}

function append<T>(lists: Map<string, T[]>, key: string, entries: readonly T[]): void {
  if (entries.length === 0) return
  const known = lists.get(key) ?? []
  lists.set(key, [...known, ...entries.filter((entry) => !known.includes(entry))])
}

function joinPhrases(
  words: readonly Word[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): SearchedWord[] {
  const joined: SearchedWord[] = []
  const roots = words.map(({ whole }) => stem(whole))
  for (let at = 0; at < words.length; ) {
    const phrase = longest(
      (phrases.get(roots[at] ?? '') ?? []).filter((one) =>
        one.roots.every((root, index) => root === roots[at + index]),
      ),
    )
    const word = words[at]
    if (phrase) {
      const parts = words.slice(at, at + phrase.roots.length).map(({ whole }) => whole)
      joined.push({ whole: phrase.whole, parts, isPhrase: true })
    } else if (word) joined.push(word)
    at += phrase?.roots.length ?? 1
  }
  return joined
}

function longest(phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.toSorted((a, b) => b.roots.length - a.roots.length)[0]
}
