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
  const heading = /^(#{1,6}) +(.+)$/.exec(chunk)
  if (heading) {
    const content = parseInline(heading[2] ?? '')
    return {
      kind: 'heading',
      // The page's title is the first level.
      level: (heading[1]?.length ?? 2) <= 2 ? 2 : 3,
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

const inlinePattern = /\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g

/** Limits nesting, so that a text of nothing but markers is parsed in bounded time. */
const deepest = 3

function parseInline(text: string, depth = 0): Inline[] {
  if (depth > deepest) return [text]
  const parts: Inline[] = []
  let done = 0
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, strong, em, code, label, href] = match
    parts.push(text.slice(done, match.index), inlineOf({ strong, em, code, label, href }, depth + 1))
    done = match.index + whole.length
  }
  return [...parts, text.slice(done)].filter((part) => part !== '')
}

type Found = Record<'strong' | 'em' | 'code' | 'label' | 'href', string | undefined>

function inlineOf({ strong, em, code, label = '', href = '' }: Found, depth: number): Inline {
  if (strong !== undefined) return { kind: 'strong', content: parseInline(strong, depth) }
  if (em !== undefined) return { kind: 'em', content: parseInline(em, depth) }
  if (code !== undefined) return { kind: 'code', content: [code] }
  return isSafeLink(href) ? { kind: 'link', href, content: parseInline(label, depth) } : label
}

/** A path or fragment of this site, or an https URL; never a script. */
function isSafeLink(href: string): boolean {
  return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(href)
}
