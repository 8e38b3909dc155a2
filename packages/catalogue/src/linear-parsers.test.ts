import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { foldText, proseTerms, termsOf, termsOfProse, tokenize } from './words.ts'

const query = (text: string) => readQuery(new URLSearchParams(text), { limit: 12 })

test.each([
  repeating(' ', 'q=a', 'b'),
  repeating('\u0301', 'q='),
  repeating(',', 'filter_brand='),
  repeating('a,', 'filter_color='),
  repeating('filter_a=b&'),
  repeating('1', 'filter_price='),
  repeating('-', 'filter_price='),
  repeating('9', 'page='),
])('a list query is read in linear time', async (inputOf) => {
  expect(await growsLinearly(query, inputOf), inputOf(10)).toBe(true)
})

test.each([
  'a',
  'aB',
  'a-',
  '-',
  'a.b',
  '1,',
  ',1',
  '1a',
  'a1',
  '\u0303',
  'n\u0303',
  '\u0301',
  'ñ',
  '·',
  ' ',
])('the words of a text of nothing but %j are found in linear time', async (piece) => {
  for (const split of [(text: string) => termsOf(tokenize(text)), termsOfProse, proseTerms, foldText])
    expect(await growsLinearly(split, repeating(piece))).toBe(true)
})
