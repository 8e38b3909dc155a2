import createBidi from 'bidi-js'
import { type Script, scriptOf } from './paper-fonts.ts'

const bidi = createBidi()

/** Drawn from left to right, in one font. */
export interface Run {
  text: string
  script: Script
  /** A word of right-to-left letters, in reading order: the font joins and reverses them. */
  isJoined: boolean
}

/** Stands for a character that no font has. */
const replacement = '?'
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/gu
/** Embeddings, overrides and marks would reorder what stands around them. Isolates come from our own texts and end with it. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e]/gu
const isolates = /[\u2066-\u2069]/gu
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const undrawn = /\p{Default_Ignorable_Code_Point}/u

/** For what programs show: without isolates too. */
export function plainTitle(text: string): string {
  return plainLine(text).replaceAll(isolates, '')
}

/** A line without characters that control or reorder. */
export function plainLine(text: string): string {
  return text.normalize('NFC').replaceAll(controls, ' ').replaceAll(reordering, '')
}

/** What somebody typed keeps its own direction inside a text of another, whatever it contains. */
export function isolate(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => `\u2068${line.replaceAll(isolates, '')}\u2069`)
}

/** Amounts, phones and codes are read from left to right everywhere. */
export function leftToRight(text: string): string {
  return `\u2066${text.replaceAll(isolates, '')}\u2069`
}

interface Piece {
  text: string
  level: number
  script: Script
}

/** The runs of one line from left to right, by the Unicode bidirectional algorithm. */
export function shapeLine(line: string, direction: 'ltr' | 'rtl'): Run[] {
  const runs: Run[] = []
  for (const run of inVisualOrder(piecesOf(line, direction)).flatMap(runsOf)) {
    const last = runs.at(-1)
    if (last?.script === run.script && !last.isJoined && !run.isJoined) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** Words of joined letters stand alone: the library shapes and caches word by word, in the order in which they are given. */
function runsOf({ text, level, script }: Piece): Run[] {
  if (level % 2 === 0) return [{ text, script, isJoined: false }]
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
  if (!rightToLeft.test(text)) return [{ text: mirrored.reverse().join(''), script, isJoined: false }]
  const words = mirrored.join('').match(/ +|[^ ]+/g) ?? []
  return words.reverse().map((word) => ({ text: word, script, isJoined: word.trim() !== '' }))
}

/** Neighbours of one level and font, in reading order. */
function piecesOf(line: string, direction: 'ltr' | 'rtl'): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const pieces: Piece[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    index += character.length
    if (undrawn.test(character)) continue
    const last = pieces.at(-1)
    const found = scriptOf(character.codePointAt(0) ?? 0, last?.script)
    const [text, script] = found ? [character, found] : [replacement, 'onest-latin' as const]
    if (last?.level === level && last.script === script) last.text += text
    else pieces.push({ text, level, script })
  }
  return pieces
}

/** Rule L2: from the highest level down to the lowest odd one, what is at that level or above is reversed. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return ordered
}
