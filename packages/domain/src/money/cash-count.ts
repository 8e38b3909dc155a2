interface CashCount {
  expected: number
  counted: number
}

/** A difference is explained in a note (selling.md#closing-of-the-day). */
export function needsNote(counts: readonly CashCount[]): boolean {
  return counts.some(({ expected, counted }) => expected !== counted)
}

/** What was counted as it stands: the last correction holds. Oldest first. */
export function countedNow(count: { counted: number }, corrections: readonly { counted: number }[]): number {
  return (corrections.at(-1) ?? count).counted
}
