import { type Element, ink, mutedInk, type PageWriter, type Style } from './page-writer.ts'
import type { Block, Cell } from './paper.ts'

type Table = Extract<Block, { kind: 'table' }>

const padding = 4

/** A table whose rows stay whole; its header stands on each page, and is read once. */
export async function drawTable(
  writer: PageWriter,
  parent: Element,
  { title, columns, rows }: Table,
): Promise<void> {
  const { document } = writer
  const { boxes, size } = layOut(writer, columns, rows)
  const style: Style = { size }
  const note: Style = { ...style, size: style.size - 1, color: mutedInk }
  const head: Style = { ...style, weight: 'bold' }
  const height = writer.heightOf(style)
  const headings = columns.map(({ header }, index) => writer.wrap(header, boxes[index]?.width ?? 0, head))
  const headHeight = Math.max(1, ...headings.map(({ length }) => length)) * height + padding * 2

  function drawHeading(index: number): void {
    const top = writer.y
    writer.y += padding
    for (const line of headings[index] ?? []) {
      const box = boxes[index]
      if (box) writer.line(line, box, head)
      writer.y += height
    }
    writer.y = top
  }

  function underline(): void {
    writer.y += headHeight
    writer.rule(1, ink)
    writer.y += 2
  }

  const table = document.struct('Table', { title })
  parent.add(table)
  writer.room(headHeight + height * 2)
  const headRow = document.struct('TR')
  table.add(headRow)
  for (const index of columns.keys()) {
    const cell = document.struct('TH', { scope: 'Column' })
    headRow.add(cell)
    cell.add(() => drawHeading(index))
    cell.end()
  }
  headRow.end()
  underline()
  writer.header = () => {
    writer.artifact(() => {
      for (const index of columns.keys()) drawHeading(index)
    })
    underline()
  }

  for (const row of rows) {
    await writer.pause()
    const cells = row.map((cell, index) => linesOf(cell, boxes[index]?.width ?? 0))
    const rowHeight = Math.max(...cells.map((lines) => lines.length)) * height + padding * 2
    writer.room(rowHeight)
    const top = writer.y
    const element = document.struct('TR')
    table.add(element)
    for (const [index, lines] of cells.entries()) {
      const cell = document.struct('TD')
      element.add(cell)
      cell.add(() => {
        writer.y = top + padding
        for (const { text, isNote } of lines) {
          const box = boxes[index]
          if (box) writer.line(text, box, isNote ? note : style)
          writer.y += height
        }
      })
      cell.end()
    }
    element.end()
    writer.y = top + rowHeight
    writer.rule()
  }
  writer.header = undefined
  table.end()
  writer.y += 10

  function linesOf(cell: Cell, width: number) {
    const [text = '', ...notes] = typeof cell === 'string' ? [cell] : cell
    return [
      ...writer.wrap(text, width, style).map((line) => ({ text: line, isNote: false })),
      ...notes.flatMap((more) =>
        writer.wrap(more, width, note).map((line) => ({ text: line, isNote: true })),
      ),
    ]
  }
}

const sizes = { usual: 9, smallest: 6 }

/** Columns of figures are as wide as their widest, so that no amount is divided; the others share the rest. */
function layOut(writer: PageWriter, columns: Table['columns'], rows: Table['rows']) {
  const style = { size: sizes.usual }
  const widest = columns.map(({ header, align }, index) => {
    if (align !== 'end') return 0
    const cells = rows.map((row) => writer.widthOf([row[index] ?? ''].flat()[0] ?? '', style))
    return Math.max(writer.widthOf(header, { ...style, weight: 'bold' }), ...cells) + padding * 4
  })
  // Many of them are written smaller, and leave a fifth to the names.
  const wanted = widest.reduce((sum, width) => sum + width, 0)
  const shrink = Math.min(1, (writer.width * 0.8) / Math.max(1, wanted))
  const left = writer.width - wanted * shrink
  const shares = columns.reduce((sum, { align, share }) => (align === 'end' ? sum : sum + share), 0)
  let used = 0
  const boxes = columns.map(({ share, align = 'start' }, index) => {
    const width = (widest[index] ?? 0) * shrink || (left * share) / shares
    const box = { inline: used + padding / 2, width: width - padding, align }
    used += width
    return box
  })
  return { boxes, size: Math.max(sizes.smallest, sizes.usual * shrink) }
}
