import { expect, test } from 'vitest'
import { namesModel } from './own-printer.ts'

test.each([
  ['l3250', true],
  ['tinta L-3250', true],
  ['epson l3250', true],
  ['3250', true],
  ['tinta epson', false],
  ['l325', false],
  ['50', false],
  ['', false],
])('a search for %j names the Epson L3250: %s', (searched, isNamed) => {
  expect(namesModel(searched, 'Epson L3250')).toBe(isNamed)
})
