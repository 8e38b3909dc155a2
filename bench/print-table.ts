export interface Row {
  what: string
  unit: string
  measured: number
  /** The budget: at least so much, or at most. */
  least?: number
  most?: number
}

/** Prints what was measured beside its budget and tells whether all were kept. */
export function printTable(rows: readonly Row[]): boolean {
  for (const row of rows) {
    const budget = row.least === undefined ? `≤ ${row.most}` : `≥ ${row.least}`
    const verdict = isKept(row) ? 'ok  ' : 'FAIL'
    console.log(
      `${verdict} ${row.what.padEnd(42)} ${row.measured.toFixed(1).padStart(10)} ${row.unit.padEnd(10)} ${budget}`,
    )
  }
  return rows.every(isKept)
}

function isKept({
  measured,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
}: Row): boolean {
  return measured >= least && measured <= most
}
