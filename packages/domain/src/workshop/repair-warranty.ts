import { days } from '../platform/duration.ts'

/** Longest warranty of a repair. */
export const longestWarrantyMonths = 36

/** The last moment of the warranty of a repair; undefined before it is completed, and without a warranty. */
export function warrantyEnd(completedAt: Date | null, months: number): Date | undefined {
  if (!completedAt || months === 0) return undefined
  const end = new Date(completedAt)
  end.setUTCMonth(end.getUTCMonth() + months)
  // 31 January and a month is 28 February, not 3 March.
  if (end.getUTCDate() !== completedAt.getUTCDate()) end.setUTCDate(0)
  return end
}

/** As long as an order. */
const reopenTerm = days(1)

/** Within a day, and while the warranty lasts: what comes back then is repaired again (workshop.md#service-orders). */
export function mayReopenRepair(
  repair: { status: string; completedAt: Date | null; warrantyMonths: number },
  now: Date,
): boolean {
  const { status, completedAt, warrantyMonths } = repair
  if (status !== 'COMPLETADA' || completedAt === null) return false
  const warranty = warrantyEnd(completedAt, warrantyMonths)?.getTime() ?? 0
  return now.getTime() <= Math.max(completedAt.getTime() + reopenTerm, warranty)
}
