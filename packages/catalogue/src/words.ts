import { foldText } from './fold-text.ts'

/** A word as written and what it is put together of: `HL-L2360DW` is `hll2360dw`, made of `hl`, `l2360dw`, `2360dw`. */
export interface Word {
  whole: string
  parts: readonly string[]
}

/** Stands where a name changes from small to capital letters (EcoTank): folding would lose it. */
const hump = '·'
const humps = /(\p{Ll})(?=\p{Lu})/gu
const wordPattern = /[\p{L}\p{N}]+(?:(?:[-'’./+_&·]|,(?=\p{N}))[\p{L}\p{N}]+)*/gu
const joints = /[-'’./+_&·,]/
const proseWord = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const codeTail = /^\p{L}+(\p{N}.+)$/u
const digit = /\p{N}/u
const unit = /^\p{L}{1,3}$/u

export function readWords(text: string): Word[] {
  const folded = foldText(text.normalize('NFC').replace(humps, `$1${hump}`))
  return (folded.match(wordPattern) ?? []).map(readWord)
}

function readWord(text: string): Word {
  if (!joints.test(text) && !digit.test(text)) return { whole: text, parts: [] }
  const segments = text.split(joints)
  const tails = segments.flatMap((segment) => codeTail.exec(segment)?.[1] ?? [])
  return {
    whole: segments.join(''),
    parts: [...(segments.length > 1 ? segments : []), ...tails].filter((part) => part.length > 1),
  }
}

/** Everything a text can be found by: words, their parts, and numbers with their unit (`65 ml` is also `65ml`). */
export function termsOf(words: readonly Word[]): Set<string> {
  const terms = new Set<string>()
  words.forEach(({ whole, parts }, index) => {
    if (stopWords.has(whole)) return
    terms.add(stem(whole))
    for (const part of parts) terms.add(stem(part))
    const next = words[index + 1]?.whole ?? ''
    if (digit.test(whole) && unit.test(next) && !stopWords.has(next)) terms.add(whole + next)
  })
  return terms
}

/** Long texts are found by whole words alone. */
export function termsOfProse(text: string): Set<string> {
  const terms = new Set<string>()
  for (const word of foldText(text).match(proseWord) ?? []) {
    for (const term of proseTerms(word)) terms.add(term)
  }
  return terms
}

/** Prose repeats itself: most of its words have been looked at before. */
const seenInProse = new Map<string, readonly string[]>()
const mostSeen = 20_000

function proseTerms(word: string): readonly string[] {
  const seen = seenInProse.get(word)
  if (seen) return seen
  const segments = word.split('-')
  const whole = segments.join('')
  const pieces = segments.length > 1 ? [whole, ...segments] : segments
  const terms = pieces.filter((piece) => !stopWords.has(piece)).map(stem)
  if (seenInProse.size >= mostSeen) seenInProse.clear()
  seenInProse.set(word, terms)
  return terms
}

/** Words written together: `L-3250`, `l 3250` and `L3250` are one code. */
export function joined(words: readonly Word[]): string {
  return words.map(({ whole }) => whole).join('')
}

/** Number and gender fall away: impresoras, impresora; negra, negro; luces, luz. Codes stay as they are. */
export function stem(word: string): string {
  if (word.length < 4 || !'seao'.includes(word.charAt(word.length - 1)) || digit.test(word)) return word
  const singular = word.endsWith('ces')
    ? `${word.slice(0, -3)}z`
    : word.endsWith('s')
      ? word.slice(0, -1)
      : word
  const last = singular.charAt(singular.length - 1)
  const drops = last === 'e' ? singular.length > 3 : (last === 'a' || last === 'o') && singular.length > 4
  return drops ? singular.slice(0, -1) : singular
}

export const stopWords: ReadonlySet<string> = new Set(
  'a al con de del e el en es la las lo los o para por que se su un una y'.split(' '),
)
