import { expect, test } from 'vitest'
import { parseRows } from './parse-rows.ts'
import { readText, writeRows, writeText } from './text-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ['Ana;=1+1', "Ana;'=1+1"],
  ["Ana; '@x", "Ana; ''@x"],
  ['uno\r\n\r\n-dos', "uno\r\n\r\n'-dos"],
  ['+53 5555 0101', "'+53 5555 0101"],
])('%j is written as %j and read again as it was', (text, cell) => {
  expect(writeText(text)).toBe(cell)
  expect(readText(cell)).toBe(text)
})

test.each(['-12.50', 'a=b', 'a, -b', "l'été", ";'x", 'Ana; Eva', '  Sangría\r\n\r\nfin', ''])(
  '%j is no formula',
  (text) => {
    expect(writeText(text)).toBe(text)
    expect(readText(text)).toBe(text)
  },
)

test('cells with a separator of any spreadsheet are quoted, numbers stay numbers', () => {
  expect(writeRows([['a;b', 'a\tb', 'a,b', 'a', -5, '-5.00']])).toBe('"a;b","a\tb","a,b",a,-5,-5.00\n')
})

test('what is written is read again', () => {
  const rows = [
    ['uno', '=1;=2', "''+x"],
    ['\t-', 'dos "tres"\n=4', '-7'],
  ]
  expect(parseRows(Buffer.from(writeRows(rows)))).toEqual(rows)
})
