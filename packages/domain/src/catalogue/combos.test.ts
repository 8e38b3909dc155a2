import { expect, test } from 'vitest'
import { comboMargin } from './combos.ts'

test('the margin of a combo is its price less what its parts cost', () => {
  const parts = [
    { cost: 12_000, quantity: 1 },
    { cost: 525, quantity: 2 },
  ]
  expect(comboMargin(19_800, parts)).toEqual({ margin: 6750 })
  expect(comboMargin(10_000, parts)).toEqual({ margin: -3050 })
})

test('a part without a known cost leaves no margin', () => {
  expect(comboMargin(100, [{ cost: undefined, quantity: 1 }])).toEqual({ unknown: 1 })
})
