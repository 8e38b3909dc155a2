import { expect, test } from 'vitest'
import { needsNote } from './cash-count.ts'

test('a note is needed where cash is missing or too much', () => {
  const exact = { expected: 100, counted: 100 }
  expect(needsNote([])).toBe(false)
  expect(needsNote([exact])).toBe(false)
  expect(needsNote([exact, { expected: 100, counted: 99 }])).toBe(true)
  expect(needsNote([{ expected: -5, counted: 0 }])).toBe(true)
})
