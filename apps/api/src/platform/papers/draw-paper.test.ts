import { expect, test } from 'vitest'
import { drawPaper } from './draw-paper.ts'
import type { Block, Paper } from './paper.ts'
import { isolate, leftToRight, plainLine, shapeLine } from './shape-text.ts'
import { readPdf } from './testing/read-pdf.ts'
import { wrapText } from './wrap-text.ts'

const paperOf = (blocks: Block[], more: Partial<Paper> = {}): Paper => ({
  ...{ locale: 'es', format: 'sheet', title: 'Factura proforma ORDEN-001', blocks },
  issuer: { name: 'TecnoClick', lines: ['Calle 23, La Habana'] },
  heading: { text: 'Factura proforma ORDEN-001', lines: ['19/11/2026'] },
  ...more,
})

const columns = [
  { header: 'Producto', share: 3 },
  { header: 'Importe', share: 1, align: 'end' },
] as const

const read = async (paper: Paper) => {
  const bytes = await drawPaper(paper)
  expect(bytes.length).toBeLessThan(60_000)
  return readPdf(bytes)
}

test('a paper has its text, title and language, and is tagged', async () => {
  const rows = [[['Impresora Epson', 'Color: Negro'], '$1,234.50 USD']]
  const pdf = await read(
    paperOf([
      { kind: 'table', title: 'Productos', columns, rows },
      { kind: 'sums', sums: [{ name: 'Total', amount: '$1,234.50 USD', isTotal: true }] },
    ]),
  )
  expect(pdf).toMatchObject({ pages: 1, title: 'Factura proforma ORDEN-001', language: 'es' })
  for (const text of [
    'TecnoClick',
    'Impresora Epson',
    'Color: Negro',
    'Total\t$1,234.50 USD',
    'Página 1 de 1',
  ])
    expect(pdf.text).toContain(text)
  for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD']) expect(pdf.tags).toContain(tag)
})

test('sixty lines go on over pages, each with the header of the table and its number', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Producto ${index + 1}`, `$${index + 1}.00`])
  const pdf = await read(paperOf([{ kind: 'table', title: 'Productos', columns, rows }]))
  expect(pdf.pages).toBeGreaterThan(1)
  expect(pdf.text.match(/Producto\tImporte/g)).toHaveLength(pdf.pages)
  for (const [name, amount] of rows) expect(pdf.text).toContain(`${name}\t${amount}`)
  expect(pdf.text).toContain(`Página ${pdf.pages} de ${pdf.pages}`)
  expect(pdf.tags.filter((tag) => tag === 'TH')).toHaveLength(2)
})

test('a mark stands on each page of what is no final document', async () => {
  const rows = Array.from({ length: 60 }, () => ['Producto', '$1.00'])
  const blocks: Block[] = [{ kind: 'table', title: 'Productos', columns, rows }]
  const pdf = await read(paperOf(blocks, { mark: 'NO ES FACTURA' }))
  expect(pdf.text.match(/NO ES FACTURA/g)).toHaveLength(pdf.pages)
  expect((await read(paperOf(blocks))).text).not.toContain('NO ES FACTURA')
})

test.each([
  ['ru', 'Счёт-проформа', 'Итого'],
  ['ar', 'فاتورة مبدئية', 'المجموع'],
] as const)('in %s the letters are found as they are typed', async (locale, heading, total) => {
  const pdf = await read(
    paperOf([{ kind: 'sums', sums: [{ name: total, amount: leftToRight('$5.00 USD'), isTotal: true }] }], {
      ...{ locale, title: heading, heading: { text: heading, lines: [] } },
    }),
  )
  const inOrder = (text: string) => (locale === 'ar' ? [...text].reverse().join('') : text)
  expect(pdf).toMatchObject({ language: locale, title: heading })
  // Runs of another font stand apart.
  const text = pdf.text.replaceAll('\t', '')
  expect(text).toContain(inOrder(heading))
  expect(text).toContain(inOrder(total))
  expect(pdf.text).toContain('$5.00 USD')
})

test('a roll is as long as its content, on one page', async () => {
  const sums = Array.from({ length: 50 }, (_, index) => ({ name: `Línea ${index}`, amount: '$1.00' }))
  for (const format of ['roll80', 'roll58'] as const) {
    const pdf = await read(paperOf([{ kind: 'sums', sums }], { format }))
    expect(pdf.pages).toBe(1)
    expect(pdf.text).toContain('Línea 49\t$1.00')
    expect(pdf.text).not.toContain('Página')
  }
})

test('characters that control or reorder do neither', async () => {
  const name = 'Ana\u202egnp.exe\u0000\u0007\u2066 \u{1f642} 漢字'
  const pdf = await read(paperOf([{ kind: 'text', text: isolate(name) }], { title: name }))
  expect(pdf.text).toContain('Anagnp.exe')
  expect(pdf.text).toContain('? ??')
  for (const character of ['\u202e', '\u0000', '\u0007']) expect(pdf.title).not.toContain(character)
  expect(plainLine('a\u202eb\nc')).toBe('ab c')
})

test('in a text from right to left, numbers and names keep their direction and brackets are mirrored', () => {
  const shown = shapeLine(`رقم ${isolate('ORDEN-001')} (نسخة)`, 'rtl').map(({ text }) => text)
  expect(shown.join('|')).toMatch(/^\(.*\|?نسخة.*ORDEN-001.*رقم/s)
  expect(shapeLine(leftToRight('$5.00 USD'), 'rtl')).toMatchObject([{ text: '$5.00 USD' }])
})

test('text is wrapped at spaces, and a word that is too long anywhere', () => {
  const widthOf = (text: string) => [...text].length
  expect(wrapText('uno dos tres\ncuatro', 7, widthOf)).toEqual(['uno dos', 'tres', 'cuatro'])
  expect(wrapText(`a ${'x'.repeat(12)} b`, 5, widthOf)).toEqual(['a', 'xxxxx', 'xxxxx', 'xx b'])
  expect(wrapText(isolate('uno dos'), 5, (text) => widthOf(text.replaceAll(/[\u2066-\u2069]/g, '')))).toEqual(
    [isolate('uno'), isolate('dos')],
  )
})
