import { asPrintable } from './code-page.ts'
import { type Bitmap, escpos } from './escpos.ts'
import type { Block, Cell, Column, Paper } from './paper.ts'

/** Characters of the printers' usual font on a roll. */
const widths = { roll58: 32, roll80: 48 } as const

export type Roll = keyof typeof widths

interface TicketOptions {
  roll: Roll
  logo?: Bitmap | undefined
  /** Opens the cash drawer first. */
  opensDrawer?: boolean
}

/** A paper as bytes for a receipt printer (platform.md#papers). */
export function drawTicket(paper: Paper, { roll, logo, opensDrawer }: TicketOptions): Uint8Array {
  const width = widths[roll]
  const lines = (texts: readonly (string | null | undefined)[], columns: number = width) =>
    texts.flatMap((text) => (text ? wrapText(text, columns).flatMap(escpos.line) : []))
  return Uint8Array.from([
    ...escpos.start(),
    ...(opensDrawer ? escpos.openDrawer() : []),
    ...escpos.align('center'),
    ...(logo ? escpos.picture(logo) : []),
    ...escpos.bold(true),
    ...lines([paper.issuer.name]),
    ...escpos.bold(false),
    ...lines(paper.issuer.lines),
    ...escpos.line(),
    ...escpos.bold(true),
    ...lines([paper.heading.text]),
    ...escpos.bold(false),
    ...lines(paper.heading.lines),
    ...(paper.mark ? [...escpos.large(true), ...lines([paper.mark], width / 2), ...escpos.large(false)] : []),
    ...escpos.align('start'),
    ...paper.blocks.flatMap((block) => [...escpos.line('-'.repeat(width)), ...drawBlock(block, width)]),
    ...escpos.feed(3),
    ...escpos.cut(),
  ])

  function drawBlock(block: Block, columns: number): number[] {
    switch (block.kind) {
      case 'parties':
        return block.parties.flatMap(({ title, name, lines: more }) => lines([`${title}: ${name}`, ...more]))
      case 'facts':
        return [
          ...titleOf(block.title),
          ...block.facts.flatMap(([name, value]) => (value ? lines([`${name}: ${value}`]) : [])),
        ]
      case 'table':
        return block.rows.flatMap((row) => drawRow(row, block.columns, columns))
      case 'sums':
        return block.sums.flatMap(({ name, amount, isTotal }) => [
          ...(isTotal ? escpos.bold(true) : []),
          ...bothEnds(name, amount, columns).flatMap(escpos.line),
          ...(isTotal ? escpos.bold(false) : []),
        ])
      case 'text':
        return [...titleOf(block.title), ...lines(block.text.split('\n'))]
      case 'signatures':
        return block.names.flatMap((name) => [
          ...escpos.feed(2),
          ...escpos.line('_'.repeat(columns)),
          ...lines([name]),
        ])
      case 'qr':
        return [
          ...escpos.align('center'),
          ...escpos.qr(block.text),
          ...lines([block.label, ...block.lines]),
          ...escpos.align('start'),
        ]
    }
  }

  function titleOf(title: string | undefined): number[] {
    return title ? [...escpos.bold(true), ...lines([title]), ...escpos.bold(false)] : []
  }
}

/** The first column over the whole width, with its notes; the figures below it, the last one at the end. */
function drawRow(row: readonly Cell[], columns: readonly Column[], width: number): number[] {
  const texts = row.map((cell) => (typeof cell === 'string' ? [cell] : cell))
  const isFigure = (at: number) => columns[at]?.align === 'end'
  const named = texts.flatMap((cell, at) =>
    isFigure(at) ? [] : cell.flatMap((line) => wrapText(line, width)),
  )
  const figures = texts.flatMap((cell, at) => (isFigure(at) ? [cell.join(' ')] : []))
  const last = figures.at(-1)
  const below = last === undefined ? [] : bothEnds(`  ${figures.slice(0, -1).join(' x ')}`, last, width)
  return [...named, ...below].flatMap(escpos.line)
}

/** On one line where both fit. */
function bothEnds(start: string, end: string, width: number): string[] {
  const [first, last] = [asPrintable(start), asPrintable(end)]
  const space = width - first.length - last.length
  if (space > 0) return [`${first}${' '.repeat(space)}${last}`]
  return [...wrapText(first, width), last.slice(0, width).padStart(width)]
}

/** At spaces; a longer word is cut. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (let word of asPrintable(text).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    for (; word.length > width; word = word.slice(width)) lines.push(word.slice(0, width))
    line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}
