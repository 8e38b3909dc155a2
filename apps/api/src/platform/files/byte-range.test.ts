import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  [null, undefined],
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
])('%s of ten bytes', (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range)
})
