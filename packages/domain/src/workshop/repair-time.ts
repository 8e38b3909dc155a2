import { minutes } from '../platform/duration.ts'

export interface MeasuredTime {
  startedAt: Date
  /** Null while it runs. */
  endedAt: Date | null
  correctedMinutes: number | null
}

/** Whole minutes, a begun one too; what was corrected counts as it was corrected. */
export function usedMinutes({ startedAt, endedAt, correctedMinutes }: MeasuredTime, now: Date): number {
  if (correctedMinutes !== null) return correctedMinutes
  return Math.max(0, Math.ceil(((endedAt ?? now).getTime() - startedAt.getTime()) / minutes(1)))
}

/** Longest time that is entered by hand or expected of a task. */
export const longestMinutes = 6000
