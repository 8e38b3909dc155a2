import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { chooseEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('a long list of encodings is read in linear time', async () => {
  for (const piece of [',', ', ', 'br;', 'br;q=0,', 'gzip ', ' '])
    for (const inputOf of [repeating(piece), repeating(piece, 'br;q=0.', 'x'), repeating(piece, ',br', 'x')])
      expect(await growsLinearly(chooseEncoding, inputOf), inputOf(10)).toBe(true)
})
