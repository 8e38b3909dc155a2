import { expect, test } from 'vitest'
import { axisMaximum, salesSeries } from './sales-series.ts'

test('every day of the range is present, and the busiest currency comes first', () => {
  const series = salesSeries({
    from: '2026-02-27',
    to: '2026-03-02',
    sales: [
      { day: '2026-02-28', currency: 'CUP', orders: 1, total: 9000 },
      { day: '2026-02-28', currency: 'USD', orders: 2, total: 100 },
      { day: '2026-03-02', currency: 'USD', orders: 1, total: 50 },
    ],
  })
  expect(series.map(({ currency, total, orders }) => [currency, total, orders])).toEqual([
    ['USD', 150, 3],
    ['CUP', 9000, 1],
  ])
  expect(series[0]?.days.map(({ total }) => total)).toEqual([0, 100, 0, 50])
})

test('the axis ends at a round number', () => {
  expect([0, 3, 7, 100, 1200, 48_000].map(axisMaximum)).toEqual([1, 3, 8, 100, 1500, 50_000])
})
