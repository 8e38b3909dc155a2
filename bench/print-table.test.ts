import { expect, test } from 'vitest'
import { isKept, type Row, scaleBudget } from './print-table.ts'

const rate: Row = { what: 'pages', unit: 'requests/s', measured: 180, least: 250, isSpeed: true }
const time: Row = { what: 'list', unit: 'ms', measured: 7, most: 5, isSpeed: true }
const memory: Row = { what: 'memory', unit: 'MB', measured: 400, most: 350 }

test('a slow machine has to do its share of the budget, in more time', () => {
  expect(scaleBudget(rate, 0.68)).toMatchObject({ least: 170 })
  expect(scaleBudget(time, 0.68)).toMatchObject({ most: 7.4 })
  expect([rate, time].map((row) => isKept(scaleBudget(row, 0.68)))).toEqual([true, true])
  expect([rate, time].map((row) => isKept(scaleBudget(row, 1)))).toEqual([false, false])
})

test('a fast machine has the same budget, and memory is no speed', () => {
  expect(scaleBudget(rate, 3)).toEqual(rate)
  expect(scaleBudget(memory, 0.5)).toEqual(memory)
})
