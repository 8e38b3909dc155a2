import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  pages: number
  /** The lines of each page, as they are drawn: what is read from right to left is in visual order. */
  text: string
  title: string
  language: string
  /** Structure elements in their order. */
  tags: string[]
}

interface PdfObject {
  dictionary: string
  stream: Buffer | undefined
}

/** Reads what our own library writes: objects one by one, with compressed streams. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes))
  const all = [...objects.values()]
  const catalogue = all.find(({ dictionary }) => /\/Type \/Catalog/.test(dictionary))?.dictionary ?? ''
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
  const xml = all.find(({ dictionary }) => /\/Type \/Metadata/.test(dictionary))?.stream?.toString() ?? ''
  return {
    pages: pages.length,
    text: pages.map(({ dictionary }) => pageText(dictionary, objects)).join('\n'),
    title: /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)/.exec(xml)?.[1] ?? '',
    language: /\/Lang \((.*?)\)/.exec(catalogue)?.[1] ?? '',
    tags: all.flatMap(({ dictionary }) => /^<<\n\/S \/(\w+)/.exec(dictionary)?.slice(1) ?? []),
  }
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const streamAt = text.slice(start, end).search(/\nstream\r?\n/)
    const dictionary = streamAt < 0 ? text.slice(start, end) : text.slice(start, start + streamAt)
    const dataStart = start + streamAt + 8
    const data = streamAt < 0 ? undefined : bytes.subarray(dataStart, text.lastIndexOf('\nendstream', end))
    const stream = data && /FlateDecode/.test(dictionary) ? inflateSync(data) : data
    objects.set(match[1] ?? '', { dictionary, stream })
  }
  return objects
}

const refAfter = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? ''

function pageText(page: string, objects: Map<string, PdfObject>): string {
  const resources = objects.get(refAfter(page, 'Resources'))?.dictionary ?? ''
  const content = objects.get(refAfter(page, 'Contents'))?.stream?.toString('latin1') ?? ''
  const letters = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const cmap =
        objects.get(refAfter(objects.get(id)?.dictionary ?? '', 'ToUnicode'))?.stream?.toString() ?? ''
      return [name, lettersOf(cmap)]
    }),
  )
  const lines = new Map<string, string>()
  for (const [, y = '', font = '', shown = ''] of content.matchAll(
    /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n([\s\S]*?)ET/g,
  )) {
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    const part = glyphs
      .map((glyph) => letters.get(font)?.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
      .join('')
    lines.set(y, `${lines.get(y) ?? ''}${lines.has(y) ? '\t' : ''}${part}`)
  }
  // Amounts are kept on one line.
  return [...lines.values()].join('\n').replaceAll('\u00a0', ' ')
}

function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16)
    for (const [offset, hex] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters.set(
        first + offset,
        Buffer.from((hex[1] ?? '').replaceAll(' ', ''), 'hex')
          .swap16()
          .toString('utf16le'),
      )
  }
  return letters
}
