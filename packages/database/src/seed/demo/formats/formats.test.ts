import { expect, test } from 'vitest'
import { documents } from '../site.ts'
import { textWidth } from './helvetica.ts'
import { pdf } from './pdf.ts'
import { layOut } from './pdf-layout.ts'
import { readZip } from './read-zip.ts'
import { zip } from './zip.ts'

test('a zip contains its files by name and is always the same', () => {
  const files = [
    { name: 'LÉAME.txt', data: Buffer.from('Bienvenido, ñandú\r\n') },
    { name: 'carpeta/vacío.bin', data: Buffer.alloc(0) },
    { name: 'datos.bin', data: Buffer.alloc(70_000, 'abc') },
  ]
  const archive = zip(files)
  expect([...readZip(archive)]).toEqual(files.map(({ name, data }) => [name, data]))
  expect(zip(files).equals(archive)).toBe(true)
  expect(archive.length).toBeLessThan(2_000)
})

test('every object of a PDF is at the offset in its table', () => {
  const file = pdf({ title: 'Acta (prueba)', body: '## Uno\nLínea con acentos: áéíóúñ ¿?\n' }).toString(
    'latin1',
  )
  expect(file.startsWith('%PDF-1.4\n')).toBe(true)
  expect(file.endsWith('%%EOF\n')).toBe(true)
  const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  offsets.forEach((offset, index) => {
    expect(file.slice(offset, offset + 8)).toContain(`${index + 1} 0 obj`)
  })
  for (const [, length, stream] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream).toHaveLength(Number(length))
  }
  expect(file).toContain('(Acta \\(prueba\\))')
  expect(file).toContain('Línea con acentos: áéíóúñ ¿?')
})

test('a long text has several numbered pages', () => {
  const body = Array.from({ length: 90 }, (_, n) => `Párrafo ${n} ${'palabra '.repeat(30)}`).join('\n')
  const file = pdf({ title: 'Largo', body }).toString('latin1')
  const pages = Number(/\/Count (\d+)/.exec(file)?.[1])
  expect(pages).toBeGreaterThan(3)
  expect(file.match(/\/Type \/Page /g)).toHaveLength(pages)
  expect(file).toContain(`(Página ${pages} de ${pages})`)
})

test('no line of a document exceeds its margin, and no character the encoding', () => {
  for (const { title, body } of documents) {
    for (const { x, y, size, bold, text } of layOut(title, body).flat()) {
      expect(x + textWidth(text, size, bold), text).toBeLessThanOrEqual(595 - 60)
      expect(y).toBeGreaterThan(30)
      expect(text).toMatch(/^[\x20-\x7e\xa1-\xff]*$/)
    }
  }
})
