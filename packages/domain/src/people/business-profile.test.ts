import { expect, test } from 'vitest'
import { lacksBusinessData } from './business-profile.ts'

test.each([
  [undefined, true],
  [{ name: '', ruccode: null }, true],
  [{ name: 'Imprenta', ruccode: ' ' }, true],
  [{ name: 'Imprenta', ruccode: '132.0.04567' }, false],
])('a business with %j: %s', (profile, lacks) => {
  expect(lacksBusinessData(profile)).toBe(lacks)
})
