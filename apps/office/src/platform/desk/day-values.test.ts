import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './day-values.ts'

test('a moment goes into a field of date and time and comes back to the minute', () => {
  const moment = '2026-03-02T15:04:00.000Z'
  expect(toLocalInput(moment)).toMatch(/^2026-03-0\dT\d\d:04$/)
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment)
})

test('nothing is nothing, and nonsense too', () => {
  expect(toLocalInput(null)).toBe('')
  expect([fromLocalInput(''), fromLocalInput('ayer'), fromLocalInput(undefined)]).toEqual([null, null, null])
})
