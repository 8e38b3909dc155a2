import type { SQL } from 'drizzle-orm'
import { dayStart } from '../../platform/listing/day-start.ts'

/** The beginning of a day that is known to be one. */
export function startOf(day: string, later = 0): SQL {
  const start = dayStart(day, later)
  if (!start) throw new Error(`${day} is not a day`)
  return start
}
