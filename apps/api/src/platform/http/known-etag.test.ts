import { expect, test } from 'vitest'
import { isKnownEtag } from './known-etag.ts'

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
])('who has %s and is offered %s has it already: %s', (header, etag, known) => {
  expect(isKnownEtag(header, etag)).toBe(known)
})
