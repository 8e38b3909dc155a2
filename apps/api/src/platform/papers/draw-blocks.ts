import { encode } from 'uqr'
import { type Element, ink, mutedInk, type PageWriter, type Style } from './page-writer.ts'
import type { Block, Fact } from './paper.ts'

const gap = 14

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Text sizes of a sheet and of a roll. */
function sizesOf({ isSheet }: PageWriter) {
  return isSheet ? { text: 9.5, small: 8.5, total: 12 } : { text: 8.5, small: 7.5, total: 10.5 }
}

/** Lines as content of one element, which may go on on the next page. */
export function drawLines(
  writer: PageWriter,
  parent: Element,
  tag: string,
  text: string,
  style: Style,
  box: { inline?: number; width?: number; align?: 'start' | 'end' | 'center' } = {},
): void {
  const { inline = 0, width = writer.width, align = 'start' } = box
  const { document } = writer
  const element = document.struct(tag)
  parent.add(element)
  const height = writer.heightOf(style)
  let lines = writer.wrap(text, width, style)
  while (lines.length > 0) {
    writer.room(height)
    const top = writer.y
    const fitting = countFitting(writer, lines.length, height)
    const here = lines.slice(0, fitting)
    element.add(() => {
      for (const line of here) {
        writer.line(line, { inline, width, align }, style)
        writer.y += height
      }
    })
    writer.y = top + here.length * height
    lines = lines.slice(fitting)
  }
  element.end()
}

function countFitting(writer: PageWriter, wanted: number, height: number): number {
  return Math.max(1, Math.min(wanted, Math.floor(writer.space / height)))
}

function drawTitle(writer: PageWriter, parent: Element, title: string | undefined): void {
  if (!title) return
  const style: Style = { size: sizesOf(writer).text, weight: 'bold' }
  writer.room(writer.heightOf(style) * 3)
  drawLines(writer, parent, 'H2', title, style)
  writer.y += 3
}

function drawParties(writer: PageWriter, parent: Element, { parties }: BlockOf<'parties'>): void {
  const { text, small } = sizesOf(writer)
  const columns = writer.isSheet ? Math.max(2, parties.length) : 1
  const width = (writer.width - gap * (columns - 1)) / columns
  const top = writer.y
  let bottom = top
  for (const [index, { title, name, lines }] of parties.entries()) {
    if (writer.isSheet) writer.y = top
    const box = { inline: writer.isSheet ? index * (width + gap) : 0, width }
    const section = writer.document.struct('Sect')
    parent.add(section)
    drawLines(writer, section, 'H2', title, { size: small, color: mutedInk }, box)
    if (name) drawLines(writer, section, 'P', name, { size: text, weight: 'bold' }, box)
    for (const line of lines.filter(Boolean)) drawLines(writer, section, 'P', line, { size: text }, box)
    section.end()
    bottom = Math.max(bottom, writer.y)
    if (!writer.isSheet) writer.y += 6
  }
  writer.y = Math.max(bottom, writer.y) + gap
}

function drawFacts(writer: PageWriter, parent: Element, { title, facts }: BlockOf<'facts'>): void {
  const given = facts.flatMap(([name, value]: Fact) => (value?.trim() ? [[name, value.trim()] as const] : []))
  if (given.length === 0) return
  drawTitle(writer, parent, title)
  const { text } = sizesOf(writer)
  const list = writer.document.struct('L')
  parent.add(list)
  const nameWidth = writer.isSheet ? 132 : writer.width
  for (const [name, value] of given) {
    writer.room(writer.heightOf({ size: text }) * (writer.isSheet ? 1 : 2))
    const item = writer.document.struct('LI')
    list.add(item)
    const [top, page] = [writer.y, writer.page]
    drawLines(writer, item, 'Lbl', name, { size: text, color: mutedInk }, { width: nameWidth - 8 })
    const below = writer.y
    if (writer.isSheet && writer.page === page) writer.y = top
    const box = writer.isSheet ? { inline: nameWidth, width: writer.width - nameWidth } : {}
    drawLines(writer, item, 'LBody', value, { size: text }, box)
    if (writer.page === page) writer.y = Math.max(writer.y, below)
    writer.y += writer.isSheet ? 2 : 3
    item.end()
  }
  list.end()
  writer.y += gap - 2
}

function drawSums(writer: PageWriter, parent: Element, { sums }: BlockOf<'sums'>): void {
  const { text, total } = sizesOf(writer)
  const width = writer.isSheet ? Math.min(writer.width, 280) : writer.width
  const start = writer.width - width
  for (const { name, amount, isTotal } of sums) {
    const style: Style = isTotal ? { size: total, weight: 'bold' } : { size: text }
    const amountWidth = writer.widthOf(amount, style)
    const lines = writer.wrap(name, Math.max(60, width - amountWidth - 12), style)
    writer.room(writer.heightOf(style) * lines.length)
    if (isTotal) {
      writer.y += 2
      writer.rule(1, ink, start, width)
      writer.y += 3
    }
    const top = writer.y
    const row = writer.document.struct('P')
    parent.add(row)
    row.add(() => {
      for (const line of lines) {
        writer.line(line, { inline: start, width }, style)
        writer.y += writer.heightOf(style)
      }
      writer.y = top + writer.heightOf(style) * (lines.length - 1)
      writer.line(amount, { inline: start, width, align: 'end' }, style)
    })
    row.end()
    writer.y = top + writer.heightOf(style) * lines.length + 1
  }
  writer.y += gap - 4
}

function drawText(writer: PageWriter, parent: Element, { title, text, isStrong }: BlockOf<'text'>): void {
  if (!text.trim()) return
  drawTitle(writer, parent, title)
  drawLines(writer, parent, 'P', text, { size: sizesOf(writer).text, weight: isStrong ? 'bold' : 'regular' })
  writer.y += writer.isSheet ? gap - 4 : 3
}

/** Lines to sign on, kept together with their names. */
function drawSignatures(writer: PageWriter, parent: Element, { names }: BlockOf<'signatures'>): void {
  const { small } = sizesOf(writer)
  const columns = writer.isSheet ? names.length : 1
  const width = (writer.width - gap * 2 * (columns - 1)) / columns
  writer.room(90)
  const top = writer.y + 52
  for (const [index, name] of names.entries()) {
    const inline = columns === 1 ? 0 : index * (width + gap * 2)
    writer.y = columns === 1 && index > 0 ? writer.y + 44 : top
    writer.rule(0.75, ink, inline, width)
    writer.y += 3
    drawLines(writer, parent, 'P', name, { size: small }, { inline, width })
  }
  writer.y += gap
}

function drawQr(writer: PageWriter, parent: Element, { text, label, lines }: BlockOf<'qr'>): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = writer.isSheet ? 96 : Math.min(110, writer.width)
  writer.room(side + 12)
  const module = side / size
  const left = writer.leftOf(writer.isSheet ? 0 : (writer.width - side) / 2, side)
  const top = writer.y
  const figure = writer.document.struct('Figure', {
    alt: label,
    bbox: [left, top, left + side, top + side],
  })
  parent.add(figure)
  figure.add(() => {
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) writer.document.rect(left + column * module, top + row * module, module, module)
    writer.document.fill(ink)
  })
  figure.end()
  const inline = writer.isSheet ? side + gap : 0
  writer.y = writer.isSheet ? top : top + side + 4
  for (const line of lines.filter(Boolean))
    drawLines(
      writer,
      parent,
      'P',
      line,
      { size: sizesOf(writer).text },
      { inline, width: writer.width - inline },
    )
  writer.y = Math.max(writer.y, top + side) + gap
}

export const drawBlock = {
  parties: drawParties,
  facts: drawFacts,
  sums: drawSums,
  text: drawText,
  signatures: drawSignatures,
  qr: drawQr,
}
