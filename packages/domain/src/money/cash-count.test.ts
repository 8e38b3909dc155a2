import { expect, test } from 'vitest'
import { countedNow, needsNote } from './cash-count.ts'

test('a note is needed where cash is missing or too much', () => {
  const exact = { expected: 100, counted: 100 }
  expect(needsNote([])).toBe(false)
  expect(needsNote([exact])).toBe(false)
  expect(needsNote([exact, { expected: 100, counted: 99 }])).toBe(true)
  expect(needsNote([{ expected: -5, counted: 0 }])).toBe(true)
})

test('the last correction holds', () => {
  expect(countedNow({ counted: 5 }, [])).toBe(5)
  expect(countedNow({ counted: 5 }, [{ counted: 7 }, { counted: 6 }])).toBe(6)
})
