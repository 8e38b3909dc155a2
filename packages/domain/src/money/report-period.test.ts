import { expect, test } from 'vitest'
import { daysBetween, monthAfter, reportPeriod } from './report-period.ts'

const now = new Date('2026-03-20T03:00:00Z')

test('the last days end today in Havana and are compared with as many before', () => {
  const period = { from: '2026-03-13', to: '2026-03-19', beforeFrom: '2026-03-06', beforeTo: '2026-03-12' }
  expect(reportPeriod({ days: 7 }, now)).toEqual(period)
  expect(daysBetween(period.from, period.to)).toBe(7)
})

test('a month that is over is compared with the whole month before, the current one with the same days', () => {
  const month = (name: string, at = now) => Object.values(reportPeriod({ month: name }, at))
  expect(month('2026-02')).toEqual(['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'])
  expect(month('2026-01')).toEqual(['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'])
  expect(month('2026-03')).toEqual(['2026-03-01', '2026-03-19', '2026-02-01', '2026-02-19'])
  expect(month('2026-03', new Date('2026-03-30T17:00:00Z'))).toEqual([
    ...['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ])
  expect(month('2026-03', new Date('2026-03-31T17:00:00Z'))).toEqual([
    ...['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ])
})

test('months go on over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})
