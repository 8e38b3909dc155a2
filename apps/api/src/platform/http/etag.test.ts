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
])('who has %s and is offered %s has it already: %s', (header, etag, known) => {
  expect(matchesEtag(header, etag)).toBe(known)
})
