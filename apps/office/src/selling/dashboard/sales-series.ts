import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'

export interface DaySales {
  day: string
  total: number
  orders: number
}

export interface SalesSeries {
  currency: string
  days: DaySales[]
  total: number
  orders: number
}

/** Sales per currency with every day of the range, also those without sales. */
export function salesSeries({ from, to, sales }: Pick<Dashboard, 'from' | 'to' | 'sales'>): SalesSeries[] {
  const days = everyDay(from, to)
  return [...Map.groupBy(sales, ({ currency }) => currency)]
    .map(([currency, ofCurrency]) => {
      const byDay = new Map(ofCurrency.map((sale) => [sale.day, sale]))
      const filled = days.map((day) => ({
        day,
        total: byDay.get(day)?.total ?? 0,
        orders: byDay.get(day)?.orders ?? 0,
      }))
      return {
        currency,
        days: filled,
        total: filled.reduce((sum, { total }) => sum + total, 0),
        orders: filled.reduce((sum, { orders }) => sum + orders, 0),
      }
    })
    .toSorted((one, other) => other.orders - one.orders)
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
