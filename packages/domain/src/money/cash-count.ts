/** What moved in the till, on the wire. */
interface CashMoved {
  collected: number
  refunded: number
  /** Entered by hand: put in, and taken out for whatever reason. */
  paidIn: number
  paidOut: number
  /** Too much when registers were counted, or missing below zero: explained then. */
  difference: number
}

/** How much more should be in the till than at the beginning, in minor units (selling.md#closing-of-the-day). */
export function gainOf(moved: CashMoved | undefined): number {
  if (!moved) return 0
  const { collected, refunded, paidIn, paidOut, difference } = moved
  const parts = [collected, -refunded, paidIn, -paidOut, difference]
  return parts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
}

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
