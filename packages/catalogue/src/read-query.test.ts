import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { writeQuery } from './testing/write-query.ts'

const defaults = { limit: 12 }

function read(address: string) {
  return readQuery(new URLSearchParams(address), defaults)
}

function rewritten(address: string): string {
  return writeQuery(read(address), defaults)
}

test('an empty query string is the first page of everything', () => {
  expect(read('')).toEqual({
    category: undefined,
    text: undefined,
    brands: [],
    price: undefined,
    discount: undefined,
    attributes: new Map(),
    sort: 'default',
    page: 1,
    limit: 12,
  })
})

test.each([
  ['page=1&limit=12&sort=default', ''],
  ['filter_color=rojo,azul&filter_brand=epson,canon', 'filter_brand=canon,epson&filter_color=azul,rojo'],
  ['filter_brand=epson&filter_brand=canon', 'filter_brand=epson'],
  ['filter_brand=hp--inc', 'filter_brand=hp--inc'],
  ['page=3&q=tinta+l3250&sort=price_asc&limit=24', 'q=tinta+l3250&sort=price_asc&limit=24&page=3'],
  ['filter_price=100-500', 'filter_price=100-500'],
  ['filter_price=-500', 'filter_price=0-500'],
  ['filter_price=100-', 'filter_price=100-999999999'],
  ['filter_discount=yes&filter_discount=no', 'filter_discount=yes'],
  ['filter_category=tintas', 'category=tintas'],
  ['category=impresion&filter_category=tintas', 'category=tintas'],
  ['q=%F0%9F%96%A8+a%26b', 'q=%F0%9F%96%A8+a%26b'],
])('%s is written as %s', (address, written) => {
  expect(rewritten(address)).toBe(written)
})

test.each([
  'page=-1',
  'page=0',
  'page=abc',
  'page=1e3',
  'sort=price',
  'sort=__proto__',
  'filter___proto__=x',
  '__proto__=x',
  'filter_constructor=Con+Mayusculas',
  'filter_=x',
  'filter_price=500-100',
  'filter_price=abc',
  'filter_price=-',
  'filter_price=1-2-3',
  'filter_discount=maybe',
  'filter_brand=,,%00,../etc',
  'q=',
  'q=+%00%1F+',
  'unknown=1',
])('%s is ignored', (address) => {
  expect(rewritten(address)).toBe('')
})

test('a page size is between 1 and 100', () => {
  expect(read('limit=1000000000').limit).toBe(100)
  expect(read('limit=0').limit).toBe(1)
  expect(read('limit=-5').limit).toBe(1)
  expect(read('limit=1e9').limit).toBe(12)
})

test('ten kilobytes of text are cut to a hundred characters', () => {
  expect(read(`q=${'ñ'.repeat(10_000)}`).text).toBe('ñ'.repeat(100))
  expect([...(read(`q=${encodeURIComponent('🖨'.repeat(300))}`).text ?? '')]).toHaveLength(100)
})

test('a category page leaves its own category out of the URL', () => {
  const own = { limit: 12, category: 'tintas' }
  expect(readQuery([], own).category).toBe('tintas')
  expect(writeQuery(readQuery([['page', '2']], own), own)).toBe('page=2')
})

test('any query string survives a write and read round trip', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'q',
      'page',
      'limit',
      'sort',
      'category',
      'filter_brand',
      'filter_price',
      'filter_discount',
    ),
    fc.string().map((slug) => `filter_${slug}`),
    fc.string(),
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('\uD83D', 'ñandú 🖨', '\u202E'),
    fc.constantFrom('a,b', '1-5', 'yes', '7', 'rating_desc'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (search) => {
      const query = readQuery(search, defaults)
      expect(read(writeQuery(query, defaults))).toEqual(query)
    }),
  )
})
