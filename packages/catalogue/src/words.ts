/** A word and its parts: `HL-L2360DW` is `hll2360dw` with the parts `hl`, `l2360dw` and `2360dw`. */
export interface Word {
  whole: string
  parts: readonly string[]
}

/** Marks camel-case boundaries (EcoTank), which folding to lower case would lose. */
const boundary = '·'
const camelCase = /(\p{Ll})(?=\p{Lu})/gu
const wordPattern = /[\p{L}\p{N}]+(?:(?:[-'’./+_&·]|,(?=\p{N}))[\p{L}\p{N}]+)*/gu
const separators = /[-'’./+_&·,]/
const proseWord = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const codeTail = /^\p{L}+(\p{N}.+)$/u
const digit = /\p{N}/u
const unit = /^\p{L}{1,3}$/u

export function tokenize(text: string): Word[] {
  const folded = foldText(text.normalize('NFC').replace(camelCase, `$1${boundary}`))
  return (folded.match(wordPattern) ?? []).map(parseWord)
}

function parseWord(text: string): Word {
  if (!separators.test(text) && !digit.test(text)) return { whole: text, parts: [] }
  const segments = text.split(separators)
  const tails = segments.flatMap((segment) => codeTail.exec(segment)?.[1] ?? [])
  return {
    whole: segments.join(''),
    parts: [...(segments.length > 1 ? segments : []), ...tails].filter((part) => part.length > 1),
  }
}

/** Search terms of a text: words, their parts, and numbers with their unit (`65 ml` is also `65ml`). */
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

/** Long texts are indexed by whole words only. */
export function termsOfProse(text: string): Set<string> {
  const terms = new Set<string>()
  for (const word of proseWords(text)) {
    for (const term of proseTerms(word)) terms.add(term)
  }
  return terms
}

export function proseWords(text: string): readonly string[] {
  return foldText(text).match(proseWord) ?? []
}

export function proseTerms(word: string): readonly string[] {
  const segments = word.split('-')
  const whole = segments.join('')
  const pieces = segments.length > 1 ? [whole, ...segments] : segments
  return pieces.filter((piece) => !stopWords.has(piece)).map(stem)
}

/** `L-3250`, `l 3250` and `L3250` are the same code. */
export function joinWords(words: readonly Word[]): string {
  return words.map(({ whole }) => whole).join('')
}

/** Strips Spanish number and gender: impresoras, impresora; negra, negro; luces, luz. Codes stay unchanged. */
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

const accents = /[\u0300-\u0302\u0304-\u036f]/g
const notAscii = /[\u0080-\uffff]/
const strayTilde = /(?<![nN])\u0303/g

/** Lower case without accents, but keeps ñ, a separate letter in Spanish ("año" is not "ano"). */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(accents, '').replace(strayTilde, '').normalize('NFC').toLowerCase()
}

export const stopWords: ReadonlySet<string> = new Set(
  'a al con de del e el en es la las lo los o para por que se su un una y'.split(' '),
)
