import { expect, test } from 'vitest'
import { mergeIds } from './account-sync.ts'

test('what either side added is there, once', () => {
  expect(mergeIds([1], [1, 2, 4], [1, 3, 4])).toEqual([1, 3, 4, 2])
})

test('what either side took off is gone', () => {
  expect(mergeIds([1, 2, 3], [1, 3], [1, 2])).toEqual([1])
})

test('a browser that never met the account takes nothing from it', () => {
  expect(mergeIds([], [9], [1, 2])).toEqual([1, 2, 9])
})
