import { expect, test } from 'vitest'
import { editDistance, maxEditsFor, nearestTerms } from './typos.ts'
import { createWordIndex, lookUp, patchWordIndex, termsWithPrefix } from './word-index.ts'
import { foldText, joinWords, stem, termsOf, tokenize } from './words.ts'

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
  expect([...termsOf(tokenize(text))].toSorted()).toEqual(terms.toSorted())
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
  const [left, right] = [one, many].map((word) => [...termsOf(tokenize(word))])
  expect(left).toEqual(right)
})

test('codes are not stemmed', () => {
  expect(stem('58as')).toBe('58as')
  expect(joinWords(tokenize('L - 3250 / x'))).toBe('l3250x')
})

test.each([
  ['epson', 'epsom', 1],
  ['raton', 'ratno', 1],
  ['impresora', 'imprsora', 1],
  ['kingston', 'kinsgton', 1],
  ['calculadora', 'calcladroa', 2],
  ['abcd', 'wxyz', 3],
])('from %s to %s are %d edits', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits)
  expect(editDistance(other, one, 2)).toBe(edits)
})

test('one mistake is allowed from four letters, two from eight, none in numbers', () => {
  expect(['tin', 'tint', 'impreso', 'impresor', '123456789'].map(maxEditsFor)).toEqual([0, 1, 1, 2, 0])
})

test('the nearest terms are all at the smallest distance', () => {
  const index = createWordIndex([[1, ['raton', 'rato', 'razon', 'melon']]])
  expect(nearestTerms(index.terms, 'raton', 1)).toEqual({ terms: ['raton'], edits: 0 })
  expect(nearestTerms(index.terms, 'ramon', 1).terms).toEqual(['raton', 'razon'])
})

test('a patched index equals one created from scratch', () => {
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
  expect(termsWithPrefix(after, '')).toEqual(['aa', 'ab', 'b', 'd', 'zz'])
  expect(lookUp(after, 'ab')).toEqual([2])
  expect(lookUp(after, 'b')).toEqual([2, 4])
  expect(termsWithPrefix(after, 'a')).toEqual(['aa', 'ab'])
  expect(termsWithPrefix(before, '')).toEqual(['a', 'ab', 'b', 'c'])
})

test.each([
  ['Impresión', 'impresion'],
  ['CÁMARA', 'camara'],
  ['Pingüino', 'pinguino'],
  ['Año', 'año'],
  ['AN\u0303O', 'año'],
  ['São', 'sao'],
  ['L3250', 'l3250'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
