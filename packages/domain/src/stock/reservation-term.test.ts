import { expect, test } from 'vitest'
import { hours } from '../platform/duration.ts'
import { reservationTerm } from './reservation-term.ts'

const start = new Date('2026-03-02T15:00:00Z')
const after = (span: number) => new Date(start.getTime() + hours(span))
const six = { maxReservationHours: 6 }

test.each([
  ['the first unit begins a term', undefined, 0, { startedAt: start, endsAt: after(6), isPaused: false }],
  ['later units belong to it', start, 5, { startedAt: start, endsAt: after(6), isPaused: false }],
  ['at its end the pause begins', start, 6, { startedAt: start, endsAt: after(6), isPaused: true }],
  ['which lasts two hours', start, 7.9, { startedAt: start, endsAt: after(6), isPaused: true }],
  ['then a new term begins', start, 8, { startedAt: after(8), endsAt: after(14), isPaused: false }],
])('%s', (_, startedAt, hour, term) => {
  expect(reservationTerm(startedAt, six, after(hour))).toEqual(term)
})

test('0 sets no limit', () => {
  const term = reservationTerm(start, { maxReservationHours: 0 }, after(100))
  expect(term).toMatchObject({ endsAt: undefined, isPaused: false })
})
