export interface Row {
  what: string
  unit: string
  measured: number
  /** A minimum or a maximum. A row without a budget is informative only. */
  least?: number
  most?: number
  /** Decimal places, by default one. */
  digits?: number
  /** Depends on how fast the machine is: the budget is for the reference machine. */
  isSpeed?: true
}

/** The budget for a machine with this share of the speed of the reference machine; a faster one gets no stricter budget. */
export function scaleBudget(row: Row, speed: number): Row {
  const share = Math.min(1, speed)
  if (!row.isSpeed) return row
  return {
    ...row,
    ...(row.least !== undefined && { least: Math.round(row.least * share) }),
    ...(row.most !== undefined && { most: Math.round((row.most / share) * 10) / 10 }),
  }
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
