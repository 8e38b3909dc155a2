import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"ab"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %s with the tag %s: %s', (header, etag, known) => {
  expect(matchesEtag(header, etag)).toBe(known)
})
