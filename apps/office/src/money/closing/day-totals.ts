import { days } from '@tecnoclick/domain/platform/duration'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'

export function addDays(day: string, count: number): string {
  return new Date(noonOf(day).getTime() + days(count)).toISOString().slice(0, 10)
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text).getTime())
}

interface CurrencyGroup<Line> {
  currency: string
  lines: Line[]
  total: number
}

/** Sums in cents, as integers: 0.1 + 0.2 must be 0.3. */
export function groupByCurrency<Line extends { currency: string; total: number }>(
  lines: readonly Line[],
): CurrencyGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ currency }) => currency)
  return [...groups].map(([currency, members]) => ({
    currency,
    lines: members,
    total: members.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100,
  }))
}
