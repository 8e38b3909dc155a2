/** Lines of one currency with what they come to. */
export interface CurrencyGroup<Line> {
  currency: string
  lines: Line[]
  total: number
}

/** By currency, in the order in which they come. Cents are summed as integers: 0.1 + 0.2 is 0.3 here. */
export function byCurrency<Line extends { currency: string; total: number }>(
  lines: readonly Line[],
): CurrencyGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ currency }) => currency)
  return [...groups].map(([currency, members]) => ({
    currency,
    lines: members,
    total: members.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100,
  }))
}
