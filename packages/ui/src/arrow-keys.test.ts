import { expect, test } from 'vitest'
import { indexAfterKey } from './arrow-keys.ts'

test.each([
  ['ArrowDown', 'down', 0, 1],
  ['ArrowDown', 'down', 2, 0],
  ['ArrowDown', 'down', -1, 0],
  ['ArrowUp', 'down', 0, 2],
  ['ArrowUp', 'down', -1, 2],
  ['Home', 'down', 2, 0],
  ['End', 'right', 0, 2],
  ['ArrowRight', 'right', 0, 1],
  ['ArrowLeft', 'right', 0, 2],
  ['ArrowLeft', 'left', 0, 1],
  ['ArrowRight', 'left', 1, 0],
] as const)('%s in a list with direction %s moves from %d to %d of three', (key, axis, from, to) => {
  expect(indexAfterKey(key, axis, from, 3)).toBe(to)
})

test('other keys and empty lists do not move the focus', () => {
  expect(indexAfterKey('a', 'down', 0, 3)).toBeUndefined()
  expect(indexAfterKey('ArrowUp', 'right', 0, 3)).toBeUndefined()
  expect(indexAfterKey('ArrowDown', 'down', -1, 0)).toBeUndefined()
})
