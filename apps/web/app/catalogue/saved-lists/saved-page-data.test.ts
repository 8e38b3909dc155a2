import { expect, test } from 'vitest'
import { changedIds } from './saved-page-data.ts'

test('a product is on the list once, the newest last', () => {
  expect(changedIds([1, 2], 'add', 3)).toEqual([1, 2, 3])
  expect(changedIds([1, 2], 'add', 1)).toEqual([2, 1])
})

test('it is removed, or all of them are', () => {
  expect(changedIds([1, 2], 'remove', 1)).toEqual([2])
  expect(changedIds([1, 2], 'clear', undefined)).toEqual([])
})

test('nonsense changes nothing', () => {
  expect(changedIds([1, 2], 'add', undefined)).toEqual([1, 2])
  expect(changedIds([1, 2], '__proto__', undefined)).toEqual([1, 2])
})
