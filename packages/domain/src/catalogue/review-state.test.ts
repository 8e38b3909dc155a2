import { expect, test } from 'vitest'
import { firstModeration, reviewState } from './review-state.ts'

test.each([
  [{ hasAccount: true, hasBought: true }, 'published'],
  [{ hasAccount: true, hasBought: false }, 'waiting'],
  [{ hasAccount: false, hasBought: false }, 'unconfirmed'],
  [{ hasAccount: false, hasBought: true }, 'unconfirmed'],
] as const)('%o: %s', (author, state) => {
  expect(reviewState(firstModeration(author))).toBe(state)
})

test('staff publish and hide', () => {
  expect(reviewState({ hidden: false, waitsFor: null })).toBe('published')
  expect(reviewState({ hidden: true, waitsFor: null })).toBe('hidden')
})
