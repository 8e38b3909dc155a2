import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './form-values.ts'

test('a date survives a datetime-local input to the minute', () => {
  const moment = '2026-03-02T15:04:00.000Z'
  expect(toLocalInput(moment)).toMatch(/^2026-03-0\dT\d\d:04$/)
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment)
})

test('no date and an invalid one are null', () => {
  expect(toLocalInput(null)).toBe('')
  expect([fromLocalInput(''), fromLocalInput('ayer'), fromLocalInput(undefined)]).toEqual([null, null, null])
})
