import { expect, test } from 'vitest'
import { mergeIds } from './account-sync.ts'

test('ids added on either side are merged once', () => {
  expect(mergeIds([1], [1, 2, 4], [1, 3, 4])).toEqual([1, 3, 4, 2])
})

test('ids removed on either side are removed', () => {
  expect(mergeIds([1, 2, 3], [1, 3], [1, 2])).toEqual([1])
})

test('without a base nothing is removed from the remote list', () => {
  expect(mergeIds([], [9], [1, 2])).toEqual([1, 2, 9])
})
