import { expect, test } from 'vitest'
import { wordQuery } from './word-search.ts'

test('each word is the beginning of one, without accents', () => {
  expect(wordQuery('Peñalver, Zoé')).toBe('penalver:* & zoe:*')
  expect(wordQuery('ana@correo.cu')).toBe('ana:* & correo:* & cu:*')
})

test('digits are one word, of a phone the last eight', () => {
  expect(wordQuery('+53 5555 0101')).toBe('5355550101:* | 55550101:*')
  expect(wordQuery('+53 5555')).toBe('535555:* | 5555:*')
  expect(wordQuery('5555 01')).toBe('555501:*')
  expect(wordQuery('85010112345')).toBe('85010112345:* | 10112345:*')
})

test('without letters and digits there is no query', () => {
  for (const search of ['', '  ', '+', '%%', ':*', "' | !"]) expect(wordQuery(search), search).toBeUndefined()
})
