import { layOut, type Page, pageSize } from './pdf-layout.ts'

/**
 * A PDF 1.4 of plain text in the standard fonts, so no font is embedded. The encoding is WinAnsi, which for Spanish
 * equals Latin-1.
 */
export function pdf(document: { title: string; body: string }): Buffer {
  const pages = layOut(document.title, document.body)
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-CU) >>',
    `<< /Type /Pages /Kids [${pages.map((_, n) => `${pageObject(n)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(document.title)}) /Author (TecnoClick) /Producer (TecnoClick) >>`,
  ]
  for (const [n, page] of pages.entries()) objects.push(pageEntry(pageObject(n) + 1), content(page))
  return assemble(objects)
}

/** Objects 1 to 5 are the catalogue, the page tree, two fonts and the title; then two for each page. */
const pageObject = (n: number) => 6 + 2 * n

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const pageEntry = (contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
  `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${contents} 0 R >>`

function content(page: Page): string {
  const shown = page.map(
    ({ x, y, size, bold, text }) =>
      `BT /${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${y.toFixed(2)} Tm (${escaped(text)}) Tj ET`,
  )
  const stream = shown.join('\n')
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (character) => `\\${character}`)
}

/** One character is one byte here, so string lengths are offsets. */
function assemble(objects: readonly string[]): Buffer {
  let out = '%PDF-1.4\n%âãÏÓ\n'
  const offsets: number[] = []
  for (const [n, object] of objects.entries()) {
    offsets.push(out.length)
    out += `${n + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${out.length}\n%%EOF\n`
  return Buffer.from(out + xref + trailer, 'latin1')
}
