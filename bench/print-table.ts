export interface Row {
  what: string
  unit: string
  measured: number
  /** A minimum or a maximum. A row without a budget is informative only. */
  least?: number
  most?: number
  /** Decimal places, by default one. */
  digits?: number
}

/** Prints the results with their budgets and returns whether all were met. */
export function printTable(rows: readonly Row[]): boolean {
  for (const row of rows) {
    const budget = row.least !== undefined ? `≥ ${row.least}` : row.most !== undefined ? `≤ ${row.most}` : ''
    const verdict = isKept(row) ? 'ok  ' : 'FAIL'
    console.log(
      `${verdict} ${row.what.padEnd(46)} ${row.measured.toFixed(row.digits ?? 1).padStart(10)} ${row.unit.padEnd(10)} ${budget}`,
    )
  }
  return rows.every(isKept)
}

export function isKept({
  measured,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
}: Row): boolean {
  return measured >= least && measured <= most
}
