import { expect, test } from 'vitest'
import {
  compareSerials,
  mayCorrectSerial,
  needsSerials,
  serialKey,
  serialsMissing,
  splitSerials,
} from './serials.ts'

test.each([
  ['sn-001 a/2', 'SN001A2'],
  ['ＳＮ００１', 'SN001'],
  ['  x5nv:042117 ', 'X5NV042117'],
])('%s is compared as %s', (typed, key) => expect(serialKey(typed)).toBe(key))

test.each(['', '--', 'a1', 'ñandú-1', 'x'.repeat(41), 'серия7'])('%s is no serial', (typed) =>
  expect(serialKey(typed)).toBeUndefined(),
)

test('a pasted list has a serial in each line, or between commas, semicolons and tabs', () => {
  expect(splitSerials('A-1\r\nB-2,, C 3;\tD4\n\n')).toEqual(['A-1', 'B-2', 'C 3', 'D4'])
})

test('what is scanned is compared with what was packed, however it is written', () => {
  expect(compareSerials(['AB-123', 'CD-456'], ['ab123', 'EF-789'])).toEqual({
    missing: ['CD-456'],
    foreign: ['EF-789'],
  })
  expect(compareSerials(['AB-123'], ['AB 123'])).toEqual({ missing: [], foreign: [] })
})

test('staff correct what is in the shop, and nothing that is with a customer', () => {
  const inShop = { isSold: false }
  expect(mayCorrectSerial({ ...inShop, state: 'stock' }, 'lost')).toBe(true)
  expect(mayCorrectSerial({ ...inShop, state: 'lost' }, 'stock')).toBe(true)
  expect(mayCorrectSerial({ state: 'delivered', isSold: true }, 'stock')).toBe(false)
  expect(mayCorrectSerial({ state: 'sold', isSold: true }, 'lost')).toBe(false)
  expect(mayCorrectSerial({ ...inShop, state: 'stock' }, 'delivered')).toBe(false)
  expect(mayCorrectSerial({ ...inShop, state: 'stock' }, 'stock')).toBe(false)
  expect(mayCorrectSerial({ state: 'defective', isSold: true }, 'stock')).toBe(false)
})

test('a line needs as many serials as units, if its category requires them', () => {
  const line = { quantity: 3, units: ['A'] }
  expect(serialsMissing([{ ...line, required: true }])).toBe(2)
  expect(serialsMissing([{ ...line, required: false }])).toBe(0)
})

test('a category asks for serials for those below it too', () => {
  const category = { parentId: null, serialsRequired: false }
  const categories = [
    { ...category, id: 1, slug: 'computo', serialsRequired: true },
    { ...category, id: 2, slug: 'portatiles', parentId: 1 },
    { ...category, id: 3, slug: 'tinta' },
  ]
  expect(needsSerials(['portatiles'], categories)).toBe(true)
  expect(needsSerials(['tinta'], categories)).toBe(false)
  expect(needsSerials(['tinta', 'computo'], categories)).toBe(true)
})
