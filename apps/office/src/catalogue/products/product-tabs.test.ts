import { expect, test } from 'vitest'
import { problemsByTab } from './product-tabs.ts'

test('errors are counted by tab, in the order of the tabs; other errors belong to no tab', () => {
  const errors = { categories: {}, price: {}, sku: {}, name: {}, root: {} }
  expect(Object.entries(problemsByTab(errors))).toEqual([
    ['main', 2],
    ['prices', 1],
    ['place', 1],
  ])
  expect(problemsByTab({ root: {} })).toEqual({})
})
