import { fillPlaceholders } from './fill-placeholders.ts'
import { hasInvisibleCharacters } from './invisible-text.ts'

/** Longest own wording of a subject, a title, a label or a button, and of a paragraph. */
export const longestLine = 200
export const longestParagraph = 2000

export type TextProblem =
  | { code: 'blank' }
  | { code: 'tooLong'; longest: number }
  | { code: 'oneLine' }
  | { code: 'notPlain' }
  | { code: 'looseBrace' }
  | { code: 'unknown'; names: string[] }
  | { code: 'missing'; names: string[] }

/** Says nothing of the event, so that an own wording may do without it. */
const optional: ReadonlySet<string> = new Set(['store'])

/** A sentence may have several lines; a subject, a title, a label and a button have one: a line break could add a header. */
export function mayHaveLines(shipped: string): boolean {
  return /[.:!?؟]$/u.test(shipped)
}

export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
}

/**
 * Why a wording of the owner cannot stand for the shipped one (platform.md#message-texts). The shipped text says which values
 * there are; what the reader needs must stay.
 */
export function problemOfText(shipped: string, text: string): TextProblem | undefined {
  const longest = mayHaveLines(shipped) ? longestParagraph : longestLine
  if (text.trim() === '') return { code: 'blank' }
  if (text.length > longest) return { code: 'tooLong', longest }
  if (!mayHaveLines(shipped) && /[\n\r]/.test(text)) return { code: 'oneLine' }
  // Private use marks the secrets of a mail (mail-secrets.ts).
  if (/[^\P{Cc}\n]|[\p{Co}\u2028\u2029]/u.test(text)) return { code: 'notPlain' }
  if (!mayHaveLines(shipped) && hasInvisibleCharacters(text)) return { code: 'notPlain' }
  const known = placeholdersOf(shipped)
  const used = placeholdersOf(text)
  const unknown = used.filter((name) => !known.includes(name))
  if (unknown.length > 0) return { code: 'unknown', names: unknown }
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) return { code: 'looseBrace' }
  const missing = known.filter((name) => !used.includes(name) && !optional.has(name))
  return missing.length > 0 ? { code: 'missing', names: missing } : undefined
}

const longestValue = 2000

/**
 * The body of a mail with one of its texts worded anew: finds where `before` was filled in, and fills the same values into
 * `after`. `encode` is how the body writes a text; values stay as the body has them.
 */
export function rewordIn(
  body: string,
  before: string,
  after: string,
  encode: (text: string) => string,
): string {
  const parts = before.split(/\{(\w+)\}/g)
  const pieces = parts.filter((_, index) => index % 2 === 0).map(encode)
  const names = parts.filter((_, index) => index % 2 === 1)
  const encoded = encode(after)
  let out = ''
  let copied = 0
  for (let start = 0; start < body.length; start = nextStart(body, start)) {
    const found = start < copied ? undefined : valuesAt(body, start, pieces)
    if (!found) continue
    const { values, end } = found
    const filled = fillPlaceholders(encoded, (name) => values[names.indexOf(name)])
    out += body.slice(copied, start) + filled
    copied = end
  }
  return out + body.slice(copied)
}

/** A text begins after a tag or at the beginning of a line. */
function nextStart(body: string, after: number): number {
  for (let at = after + 1; at < body.length; at++) if (/[>\n]/.test(body.charAt(at - 1))) return at
  return body.length
}

/** Without backtracking, so that a long mail takes no longer than its length. */
function valuesAt(body: string, start: number, pieces: readonly string[]) {
  const [first = '', ...rest] = pieces
  if (!body.startsWith(first, start)) return undefined
  const values: string[] = []
  let at = start + first.length
  for (const [index, piece] of rest.entries()) {
    let next = body.indexOf(piece, at)
    if (index === rest.length - 1)
      while (next >= 0 && next - at <= longestValue && !isEnd(body, next + piece.length))
        next = next === body.length ? -1 : body.indexOf(piece, next + 1)
    if (next < 0 || next - at > longestValue) return undefined
    const value = body.slice(at, next)
    if (/[<>\n]/.test(value)) return undefined
    values.push(value)
    at = next + piece.length
  }
  // A label is followed by a colon in the plain text.
  return isEnd(body, at) || (rest.length === 0 && body[at] === ':') ? { values, end: at } : undefined
}

function isEnd(body: string, at: number): boolean {
  return at >= body.length || body[at] === '<' || body[at] === '\n'
}
