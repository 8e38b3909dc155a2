import { expect, test } from 'vitest'
import { matchingOptions } from './search-select-options.ts'

const options = [
  { value: 'toner', label: 'Tóner', detail: 'Consumibles' },
  { value: 'fonts', label: 'Fuentes para tóner', detail: 'Partes' },
  { value: 'l3250', label: 'Epson L3250' },
]
const found = (typed: string) => matchingOptions(options, typed).map(({ value }) => value)

test('accents and case do not matter, and every word must match', () => {
  expect(found('TONER')).toEqual(['toner', 'fonts'])
  expect(found('toner partes')).toEqual(['fonts'])
  expect(found('3250 epson')).toEqual(['l3250'])
  expect(found('nada')).toEqual([])
})

test('what starts with the text comes first; nothing typed shows everything in order', () => {
  expect(matchingOptions(options.toReversed(), 'toner').map(({ value }) => value)).toEqual(['toner', 'fonts'])
  expect(found(' ')).toEqual(['toner', 'fonts', 'l3250'])
})
