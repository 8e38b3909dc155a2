import { expect, test } from 'vitest'
import { allowedSlips, nearestTerms, slipsBetween } from './typos.ts'
import { createWordIndex, lookUp, patchWordIndex, termsWithPrefix } from './word-index.ts'
import { joined, readWords, stem, termsOf } from './words.ts'

test.each([
  ['L3250', ['l3250', '3250']],
  ['HL-L2360DW', ['hll2360dw', 'hl', 'l2360dw', '2360dw']],
  ['EcoTank', ['ecotank', 'eco', 'tank']],
  ['Wi-Fi', ['wifi', 'wi', 'fi']],
  ['65 ml', ['65', 'ml', '65ml']],
  ['15,6 pulgadas', ['156', '15', 'pulgad']],
  ['Impresoras láser de tinta', ['impresor', 'laser', 'tint']],
  ['Año', ['año']],
])('%s is found by %j', (text, terms) => {
  expect([...termsOf(readWords(text))].toSorted()).toEqual(terms.toSorted())
})

test.each([
  ['impresora', 'impresoras'],
  ['monitor', 'monitores'],
  ['switch', 'switches'],
  ['cable', 'cables'],
  ['red', 'redes'],
  ['luz', 'luces'],
  ['negro', 'negras'],
  ['ratón', 'ratones'],
])('%s and %s are one word', (one, many) => {
  const [left, right] = [one, many].map((word) => [...termsOf(readWords(word))])
  expect(left).toEqual(right)
})

test('codes keep every sign', () => {
  expect(stem('58as')).toBe('58as')
  expect(joined(readWords('L - 3250 / x'))).toBe('l3250x')
})

test.each([
  ['epson', 'epsom', 1],
  ['raton', 'ratno', 1],
  ['impresora', 'imprsora', 1],
  ['kingston', 'kinsgton', 1],
  ['calculadora', 'calcladroa', 2],
  ['abcd', 'wxyz', 3],
])('from %s to %s are %d slips', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips)
  expect(slipsBetween(other, one, 2)).toBe(slips)
})

test('one slip is forgiven from four letters, two from eight, none in bare numbers', () => {
  expect(['tin', 'tint', 'impreso', 'impresor', '123456789'].map(allowedSlips)).toEqual([0, 1, 1, 2, 0])
})

test('the nearest terms are all at the smallest distance', () => {
  const index = createWordIndex([[1, ['raton', 'rato', 'razon', 'melon']]])
  expect(nearestTerms(index.sorted, 'raton', 1)).toEqual({ terms: ['raton'], slips: 0 })
  expect(nearestTerms(index.sorted, 'ramon', 1).terms).toEqual(['raton', 'razon'])
})

test('a patched index is the index made afresh', () => {
  const before = createWordIndex([
    [1, ['a', 'ab']],
    [2, ['ab', 'b']],
    [3, ['c']],
  ])
  const after = patchWordIndex(
    before,
    [
      [1, ['a', 'ab']],
      [3, ['c']],
    ],
    [
      [3, ['aa', 'd']],
      [4, ['b', 'zz']],
    ],
  )
  expect(after.sorted).toEqual(['aa', 'ab', 'b', 'd', 'zz'])
  expect(lookUp(after, 'ab')).toEqual([2])
  expect(lookUp(after, 'b')).toEqual([2, 4])
  expect([...termsWithPrefix(after, 'a')]).toEqual(['aa', 'ab'])
  expect(before.sorted).toEqual(['a', 'ab', 'b', 'c'])
})
