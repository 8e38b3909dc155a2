import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const header = 'SKU;Nombre\r\n'

async function namesIn(bytes: Buffer): Promise<unknown> {
  const file = await readCsv(bytes)
  return 'rows' in file ? file.rows.map(({ cells }) => cells[1]) : file
}

test('a CSV of Spanish Excel in Windows-1252 keeps its accents, quotes and euros', async () => {
  const bytes = Buffer.from(`${header}T-1;T\xf3ner \x93HP\x94 a 10 \x80\r\nT-2;\xd1and\xfa\r\n`, 'latin1')
  expect(await namesIn(bytes)).toEqual(['Tóner “HP” a 10 €', 'Ñandú'])
})

test.each([
  ['with the mark in front', '\ufeff'],
  ['without it', ''],
])('UTF-8 %s is read, other scripts included', async (_, mark) => {
  const bytes = Buffer.from(`${mark}${header}T-1;Tóner “HP” 🖨️\r\nT-2;Тонер\r\n`)
  expect(await namesIn(bytes)).toEqual(['Tóner “HP” 🖨️', 'Тонер'])
})
