import { expect, test } from 'vitest'
import { axisMaximum, percentChange, salesSeries } from './sales-series.ts'

test('every day of the range is present, and the busiest currency comes first', () => {
  const series = salesSeries({
    from: '2026-02-27',
    to: '2026-03-02',
    beforeFrom: '2026-02-23',
    salesBefore: [
      { day: '2026-02-23', currency: 'USD', orders: 1, total: 60 },
      { day: '2026-02-26', currency: 'MLC', orders: 1, total: 5 },
    ],
    sales: [
      { day: '2026-02-28', currency: 'CUP', orders: 1, total: 9000 },
      { day: '2026-02-28', currency: 'USD', orders: 2, total: 100 },
      { day: '2026-03-02', currency: 'USD', orders: 1, total: 50 },
    ],
  })
  expect(series.map(({ currency, total, orders }) => [currency, total, orders])).toEqual([
    ['USD', 150, 3],
    ['CUP', 9000, 1],
    ['MLC', 0, 0],
  ])
  expect(series[0]?.days.map(({ total }) => total)).toEqual([0, 100, 0, 50])
  expect(series[0]?.days.map(({ before }) => before)).toEqual([60, 0, 0, 0])
  expect(series.map(({ before }) => before.total)).toEqual([60, 0, 5])
})

test('the axis ends at a round number', () => {
  expect([0, 3, 7, 100, 1200, 48_000].map(axisMaximum)).toEqual([1, 3, 8, 100, 1500, 50_000])
})

test('a change in percent needs something to compare with', () => {
  expect(percentChange(150, 60)).toBe(150)
  expect(percentChange(30, 60)).toBe(-50)
  expect(percentChange(30, 0)).toBeUndefined()
})
