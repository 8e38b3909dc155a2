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
