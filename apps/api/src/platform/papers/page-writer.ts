import { direction } from '@tecnoclick/messages/platform/locales'
import PdfDocument from 'pdfkit'
import type { Paper, PaperFormat } from './paper.ts'
import { paperFonts, type Weight } from './paper-fonts.ts'
import { plainLine, plainTitle, type Run, shapeLine } from './shape-text.ts'
import { wrapText } from './wrap-text.ts'

export interface Style {
  size: number
  weight?: Weight
  color?: string
}

export const ink = '#14172b'
export const mutedInk = '#565b70'
const lineHeight = 1.32

/** In points. A roll of 80 mm prints 72 mm, one of 58 mm 48 mm; its height is that of its content. */
const pages: Record<PaperFormat, { width: number; height: number; margin: number }> = {
  sheet: { width: 595.28, height: 841.89, margin: 48 },
  roll80: { width: 226.77, height: 14_000, margin: 11.34 },
  roll58: { width: 164.41, height: 14_000, margin: 14.17 },
}
const pageNumberRoom = 24
/** In milliseconds. */
const longestTurn = 10

/** A structure element of the document, to which drawn content is added. */
export type Element = PDFKit.PDFStructureElement

/**
 * Writes lines of text on pages, from the side where the language starts. `inline` positions are counted from there; all that is
 * drawn is either content of an element or an artifact, so that the document can be read aloud.
 */
export function createPageWriter(paper: Paper, rollHeight?: number) {
  const { width, margin, ...page } = pages[paper.format]
  const height = rollHeight ?? page.height
  const isSheet = paper.format === 'sheet'
  const dir = direction(paper.locale)
  const widths = new Map<string, number>()
  const document = new PdfDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: paper.locale,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: plainTitle(paper.title), Author: plainTitle(paper.issuer.name) },
  })
  for (const { name, bytes } of paperFonts()) document.registerFont(name, bytes)
  const root = document.struct('Document')
  document.addStructure(root)
  const lowest = height - margin - (isSheet ? pageNumberRoom : 0)
  let y = margin
  let pageCount = 0
  let resumedAt = performance.now()
  let onNewPage: (() => void) | undefined

  function fontFor(script: string, { size, weight = 'regular' }: Style): void {
    document.font(`${script}-${weight}`).fontSize(size)
  }

  /** Of the text in one line. */
  function widthOf(text: string, style: Style): number {
    const key = `${style.size} ${style.weight ?? ''} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    let sum = 0
    for (const run of shapeLine(text, dir)) sum += runWidth(run, style)
    widths.set(key, sum)
    return sum
  }

  /** Sets the font too. */
  function runWidth({ text, script }: Run, style: Style): number {
    fontFor(script, style)
    return document.widthOfString(text)
  }

  function artifact(draw: () => void): void {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }

  const writer = {
    document,
    root,
    direction: dir,
    isSheet,
    width: width - 2 * margin,
    get y() {
      return y
    },
    set y(next: number) {
      y = next
    },
    /** Lets other requests be answered: drawing has the only thread of the process. */
    async pause(): Promise<void> {
      if (performance.now() - resumedAt < longestTurn) return
      await new Promise(setImmediate)
      resumedAt = performance.now()
    },
    /** How many pages there are. */
    get page() {
      return pageCount
    },
    /** Points that are left on this page. */
    get space() {
      return lowest - y
    },
    heightOf: ({ size }: Style) => size * lineHeight,
    widthOf,
    artifact,
    /** The left side of a box at `inline` points from the start. */
    leftOf: (inline: number, boxWidth: number) =>
      dir === 'rtl' ? width - margin - inline - boxWidth : margin + inline,
    wrap: (text: string, boxWidth: number, style: Style) =>
      wrapText(text, boxWidth, (part) => widthOf(part, style)),

    /** One line, from left to right as it is read. */
    line(
      text: string,
      box: { inline: number; width: number; align?: 'start' | 'end' | 'center' },
      style: Style,
    ) {
      const free = box.width - widthOf(text, style)
      const atEnd = (box.align === 'end') !== (dir === 'rtl')
      let x = writer.leftOf(box.inline, box.width) + (box.align === 'center' ? free / 2 : atEnd ? free : 0)
      const baseline = y + style.size * 1.02
      document.fillColor(style.color ?? ink)
      for (const run of shapeLine(text, dir)) {
        const textWidth = runWidth(run, style)
        document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
        x += textWidth
      }
    },
    rule(weight = 0.75, color = '#c9ccd6', inline = 0, ruleWidth = width - 2 * margin) {
      artifact(() => {
        const left = writer.leftOf(inline, ruleWidth)
        document.moveTo(left, y).lineTo(left + ruleWidth, y)
        document.lineWidth(weight).strokeColor(color).stroke()
      })
    },
    /** Starts another page where fewer points than these are left. */
    room(points: number): void {
      if (y + points <= lowest || y <= margin) return
      writer.addPage()
    },
    /** Drawn at the top of each page that is added. */
    set header(draw: (() => void) | undefined) {
      onNewPage = draw
    },
    addPage() {
      document.addPage()
      pageCount += 1
      y = margin
      if (paper.mark) drawMark(plainLine(paper.mark))
      onNewPage?.()
    },
    /** Page numbers, and the bytes. */
    finish(pageNumber: (page: number, count: number) => string): Promise<Buffer> {
      const { count } = document.bufferedPageRange()
      for (let page = 0; isSheet && page < count; page += 1) {
        document.switchToPage(page)
        y = height - margin - 10
        const style = { size: 8, color: mutedInk }
        document.markContent('Artifact', { type: 'Pagination' })
        writer.line(pageNumber(page + 1, count), { inline: 0, width: writer.width, align: 'end' }, style)
        document.endMarkedContent()
      }
      root.end()
      const chunks: Buffer[] = []
      return new Promise((resolve, reject) => {
        document.on('data', (chunk: Buffer) => chunks.push(chunk))
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.on('error', reject)
        document.end()
      })
    },
  }

  function drawMark(text: string): void {
    const size = isSheet ? Math.min(84, (84 * 560) / widthOf(text, { size: 84, weight: 'bold' })) : 20
    const style = { size, weight: 'bold', color: '#e4e6ee' } as const
    const before = y
    artifact(() => {
      document.save()
      if (isSheet) document.rotate(-52, { origin: [width / 2, height / 2] })
      y = isSheet ? height / 2 - size / 2 : margin
      const center = { inline: 0, width: width - 2 * margin, align: 'center' } as const
      writer.line(text, center, isSheet ? style : { ...style, color: mutedInk })
      document.restore()
    })
    y = isSheet ? before : before + size * lineHeight
  }

  writer.addPage()
  return writer
}

export type PageWriter = ReturnType<typeof createPageWriter>
