interface CashCount {
  expected: number
  counted: number
}

/** A difference is explained in a note (selling.md#closing-of-the-day). */
export function needsNote(counts: readonly CashCount[]): boolean {
  return counts.some(({ expected, counted }) => expected !== counted)
}
