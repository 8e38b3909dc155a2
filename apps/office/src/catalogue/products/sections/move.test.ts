import { expect, test } from 'vitest'
import { move } from './move.ts'

test('one goes a place on or back, and stays where there is none', () => {
  expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(move(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(move(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(move(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})
