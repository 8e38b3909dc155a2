import { toSlug } from '../platform/slug.ts'

/**
 * The subset of Markdown that staff use: headings, paragraphs, lists, quotes; bold, italics, code, links. The result is
 * data that React renders, so HTML in a text never reaches a page. A Markdown library would be larger than any page
 * that uses it.
 */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

export interface Section {
  heading: Extract<Block, { kind: 'heading' }> | undefined
  blocks: Block[]
}

export function parseMarkdown(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap(splitHeading)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(parseBlock)
}

/** The blocks under each second-level heading; the first section has no heading. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ heading: undefined, blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ heading: block, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections.filter(({ heading, blocks: held }) => heading || held.length > 0)
}

/** The plain text, for machines and word counts. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('')
}

/** A heading may be followed by its text without a blank line. */
function splitHeading(chunk: string): string[] {
  return chunk.split(/(?<=^#{1,6} .*)\n|\n(?=#{1,6} )/m)
}

function parseBlock(chunk: string): Block {
  const marker = chunk.includes('\n') ? undefined : /^(#{1,6}) +/.exec(chunk)
  if (marker) {
    const content = parseInline(chunk.slice(marker[0].length))
    return {
      kind: 'heading',
      // The page's title is the first level.
      level: (marker[1]?.length ?? 2) <= 2 ? 2 : 3,
      id: toSlug(plainText(content)) ?? '',
      content,
    }
  }
  const lines = chunk.split('\n')
  if (lines.every((line) => /^>/.test(line)))
    return { kind: 'quote', content: parseInline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) }
  if (/^[-*] /.test(chunk)) return { kind: 'list', ordered: false, items: itemsOf(chunk, /^[-*] +/) }
  if (/^\d+[.)] /.test(chunk)) return { kind: 'list', ordered: true, items: itemsOf(chunk, /^\d+[.)] +/) }
  return { kind: 'paragraph', content: parseInline(lines.join(' ')) }
}

/** A line that starts no item continues the previous one. */
function itemsOf(chunk: string, marker: RegExp): Inline[][] {
  const items: string[] = []
  for (const line of chunk.split('\n')) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map((item) => parseInline(item))
}

/** Limits nesting, so that a text of nothing but markers is parsed in bounded time. */
const deepest = 3

/**
 * Linear in the length of the text: each kind of closing marker is searched once from left to right, however many opening
 * ones wait for it.
 */
function parseInline(text: string, depth = 0): Inline[] {
  if (depth > deepest) return [text]
  const parts: Inline[] = []
  const spanAt = createSpanFinder(text, depth + 1)
  const nextMarker = createFinder(text, /[*`[]/g)
  let done = 0
  for (let at = nextMarker(0); at !== -1; ) {
    const span = spanAt(at)
    if (span) {
      parts.push(text.slice(done, at), span.inline)
      done = span.end
    }
    at = nextMarker(span ? span.end : at + 1)
  }
  return [...parts, text.slice(done)].filter((part) => part !== '')
}

interface Span {
  inline: Inline
  end: number
}

function createSpanFinder(text: string, depth: number): (at: number) => Span | undefined {
  const doubleStar = createFinder(text, /\*\*(?!\*)/g)
  const star = createFinder(text, /\*/g)
  const backtick = createFinder(text, /`/g)
  const bracket = createFinder(text, /\]/g)
  const endOfLink = createFinder(text, /[()\s]/g)

  function emphasisAt(at: number): Span | undefined {
    const strongEnd = text[at + 1] === '*' ? doubleStar(at + 3) : -1
    if (strongEnd !== -1) {
      const content = parseInline(text.slice(at + 2, strongEnd), depth)
      return { inline: { kind: 'strong', content }, end: strongEnd + 2 }
    }
    const end = star(at + 2)
    if (end === -1) return undefined
    return { inline: { kind: 'em', content: parseInline(text.slice(at + 1, end), depth) }, end: end + 1 }
  }

  function codeAt(at: number): Span | undefined {
    const end = backtick(at + 1)
    if (end <= at + 1) return undefined
    return { inline: { kind: 'code', content: [text.slice(at + 1, end)] }, end: end + 1 }
  }

  function linkAt(at: number): Span | undefined {
    const labelEnd = bracket(at + 1)
    if (labelEnd <= at + 1 || text[labelEnd + 1] !== '(') return undefined
    const end = endOfLink(labelEnd + 2)
    if (end <= labelEnd + 2 || text[end] !== ')') return undefined
    const [label, href] = [text.slice(at + 1, labelEnd), text.slice(labelEnd + 2, end)]
    if (!isSafeLink(href)) return { inline: label, end: end + 1 }
    return { inline: { kind: 'link', href, content: parseInline(label, depth) }, end: end + 1 }
  }

  return (at) => {
    if (text[at] === '*') return emphasisAt(at)
    return text[at] === '`' ? codeAt(at) : linkAt(at)
  }
}

/** Finds the next match at or after an index, or -1. Indexes never decrease, so a match that lies ahead is still the next one. */
function createFinder(text: string, pattern: RegExp): (from: number) => number {
  let found: number | undefined
  return (from) => {
    if (found === undefined || (found !== -1 && found < from)) {
      pattern.lastIndex = from
      found = pattern.exec(text)?.index ?? -1
    }
    return found
  }
}

/** A path or fragment of this site, or an https URL; never a script. */
function isSafeLink(href: string): boolean {
  return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(href)
}
