import { textWidth } from './helvetica.ts'

export type TextRun = { x: number; y: number; size: number; bold: boolean; text: string }
export type Page = TextRun[]

/** A4 in points. */
export const pageSize = { width: 595, height: 842 }
const margin = 64
const bottom = 72
const usable = pageSize.width - 2 * margin

const style = {
  title: { size: 18, bold: true, leading: 24, before: 0, after: 14 },
  heading: { size: 11.5, bold: true, leading: 16, before: 8, after: 2 },
  text: { size: 10.5, bold: false, leading: 15, before: 0, after: 6 },
} as const

type Style = (typeof style)[keyof typeof style]

/** Breaks the text into lines and pages, with the shop's name above and the page number below. */
export function layOut(title: string, body: string): Page[] {
  const pages: Page[] = []
  let page: Page = []
  let y = 0

  const turn = () => {
    page = [{ x: margin, y: pageSize.height - 44, size: 9, bold: true, text: 'TecnoClick' }]
    pages.push(page)
    y = pageSize.height - 84
  }
  const write = (text: string, chosen: Style) => {
    const { size, bold, leading, before, after } = chosen
    y -= before
    for (const line of wrap(text, size, bold)) {
      // Keeps a heading on the same page as its paragraph.
      if (y < bottom + (bold ? 3 * leading : 0)) turn()
      page.push({ x: margin, y, size, bold, text: line })
      y -= leading
    }
    y -= after
  }

  turn()
  write(title, style.title)
  for (const line of body.split('\n').filter((line) => line.trim() !== '')) {
    if (line.startsWith('## ')) write(line.slice(3), style.heading)
    else write(line, style.text)
  }
  for (const [n, each] of pages.entries()) {
    const text = `Página ${n + 1} de ${pages.length}`
    each.push({ x: margin, y: 40, size: 9, bold: false, text })
  }
  return pages
}

export function wrap(text: string, size: number, bold: boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size, bold) > usable) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}
