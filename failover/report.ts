/** What one fault did. */
export interface Outcome {
  fault: string
  /** The longest time without an order, in milliseconds. */
  gapMs: number
  lost: number
  double: number
  reads: number
  failedReads: number
  violations: readonly string[]
  /** What to print below the line. */
  notes: readonly string[]
}

/** docs/operations/many-machines.md promises service by then. */
export const longestGapMs = 30_000

/** What is wrong with an outcome. Lost orders are expected without synchronous replication, and only there. */
export function violationsOf(outcome: Outcome, synchronous: boolean): string[] {
  const { fault, gapMs, lost, double, failedReads, violations } = outcome
  const told = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : [])
  return [
    ...violations,
    ...(gapMs > longestGapMs ? [`no order for ${inSeconds(gapMs)}`] : []),
    ...(synchronous ? [...told(lost, 'orders lost'), ...told(double, 'orders double')] : []),
    ...told(failedReads, 'reads failed'),
  ].map((violation) => `${fault}: ${violation}`)
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

export function describeOutcome(position: string, outcome: Outcome): string {
  const { fault, gapMs, lost, double, reads, failedReads, violations, notes } = outcome
  const line = [
    position.padStart(7),
    fault.padEnd(28),
    `next order after ${inSeconds(gapMs).padStart(6)}`,
    `lost ${lost}`,
    `double ${double}`,
    `failed reads ${failedReads} of ${reads}`,
  ].join('  ')
  return [line, ...[...violations, ...notes].map((note) => `         ${note}`)].join('\n')
}

/** A row for each kind of fault. */
export function summarise(outcomes: readonly Outcome[]): string {
  const header = ['fault', 'times', 'median', 'longest', 'lost', 'double', 'failed reads']
  const rows = [...Map.groupBy(outcomes, ({ fault }) => fault)].map(([fault, group]) => {
    const gaps = group.map(({ gapMs }) => gapMs).sort((a, b) => a - b)
    const sum = (read: (outcome: Outcome) => number) =>
      String(group.reduce((total, outcome) => total + read(outcome), 0))
    return [
      fault,
      String(group.length),
      inSeconds(gaps[Math.floor(gaps.length / 2)] ?? 0),
      inSeconds(gaps.at(-1) ?? 0),
      sum(({ lost }) => lost),
      sum(({ double }) => double),
      `${sum(({ failedReads }) => failedReads)} of ${sum(({ reads }) => reads)}`,
    ]
  })
  const table = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
