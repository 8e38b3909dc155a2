import { expect, test } from 'vitest'
import { groupProblems, problemsCsv } from './import-problems.ts'

const unknown = { column: 'Marca', message: 'No existe: Epzon.' }
const problems = [
  { line: 2, sku: 'A-1', column: 'Precio USD', message: 'Escriba un número.' },
  { line: 3, sku: '=1+1', ...unknown },
  { line: 7, sku: 'A "3"', ...unknown },
]

test('the same problem in many rows is one group, the most frequent first', () => {
  expect(groupProblems(problems)).toEqual([
    { ...unknown, lines: [3, 7] },
    { column: 'Precio USD', message: 'Escriba un número.', lines: [2] },
  ])
})

test('the file has a row for each problem, quoted and without formulas', () => {
  const lines = problemsCsv(problems).split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Línea","SKU","Columna","Qué pasa"')
  expect(lines[2]).toBe(`"3","'=1+1","Marca","No existe: Epzon."`)
  expect(lines[3]).toContain('"A ""3""",')
})
