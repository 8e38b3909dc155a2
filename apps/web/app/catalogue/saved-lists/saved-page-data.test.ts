import { expect, test } from 'vitest'
import { changedIds } from './saved-page-data.ts'

test('a product is on the list once, newest last', () => {
  expect(changedIds([1, 2], 'add', 3)).toEqual([1, 2, 3])
  expect(changedIds([1, 2], 'add', 1)).toEqual([2, 1])
})

test('remove takes one product off, clear all of them', () => {
  expect(changedIds([1, 2], 'remove', 1)).toEqual([2])
  expect(changedIds([1, 2], 'clear', undefined)).toEqual([])
})

test('invalid input changes nothing', () => {
  expect(changedIds([1, 2], 'add', undefined)).toEqual([1, 2])
  expect(changedIds([1, 2], '__proto__', undefined)).toEqual([1, 2])
})
