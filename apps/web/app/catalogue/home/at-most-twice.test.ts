import { expect, test } from 'vitest'
import { atMostTwice } from './at-most-twice.ts'

const products = (...ids: number[]) => ids.map((id) => ({ id }))

test('a product that two lists have shown is left out of the third, which goes on with the next', () => {
  const pick = atMostTwice()
  expect(pick(products(1, 2, 3), 2)).toEqual(products(1, 2))
  expect(pick(products(1, 3, 4), 2)).toEqual(products(1, 3))
  expect(pick(products(1, 2, 3, 4), 2)).toEqual(products(2, 3))
  expect(pick(products(2, 3), 2)).toEqual([])
})
