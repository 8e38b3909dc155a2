import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'

export interface DaySales {
  day: string
  total: number
  orders: number
  /** What was sold on the same place of the period before. */
  before: number
}

interface Totals {
  total: number
  orders: number
}

export interface SalesSeries extends Totals {
  currency: string
  days: DaySales[]
  before: Totals
}

type Sales = Pick<Dashboard, 'from' | 'to' | 'sales' | 'beforeFrom' | 'salesBefore'>

/** Sales per currency with every day of the range, also those without sales. The busiest currency comes first. */
export function salesSeries({ from, to, sales, beforeFrom, salesBefore }: Sales): SalesSeries[] {
  const days = everyDay(from, to)
  const daysBefore = everyDay(beforeFrom, from)
  const currencies = [...new Set([...sales, ...salesBefore].map(({ currency }) => currency))]
  return currencies
    .map((currency) => {
      const now = sales.filter((sale) => sale.currency === currency)
      const earlier = salesBefore.filter((sale) => sale.currency === currency)
      return {
        currency,
        days: days.map((day, index) => {
          const { total = 0, orders = 0 } = now.find((sale) => sale.day === day) ?? {}
          const before = earlier.find((sale) => sale.day === daysBefore[index])?.total ?? 0
          return { day, total, orders, before }
        }),
        ...totalsOf(now),
        before: totalsOf(earlier),
      }
    })
    .toSorted((one, other) => other.orders - one.orders || other.before.orders - one.before.orders)
}

function totalsOf(rows: readonly Totals[]): Totals {
  return {
    total: Math.round(rows.reduce((sum, { total }) => sum + total, 0) * 100) / 100,
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  }
}

/** In whole percent; undefined if there was nothing before. */
export function percentChange(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100)
}

function everyDay(from: string, to: string): string[] {
  const days: string[] = []
  // Noon, so that a clock change does not repeat or skip a day.
  for (let day = new Date(`${from}T12:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const text = day.toISOString().slice(0, 10)
    if (text > to) return days
    days.push(text)
  }
}

/** A round number not below the largest value. */
export function axisMaximum(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= largest) ?? 10) * power
}
