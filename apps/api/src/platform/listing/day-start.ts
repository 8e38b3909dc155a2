import { days, hours } from '@tecnoclick/domain/platform/duration'
import { type SQL, sql } from 'drizzle-orm'

const dayPattern = /^(?:19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

/** 2026-03-02, a day in Havana. */
export function havanaDay(instant: Date): string {
  return calendar.format(instant)
}

/**
 * The instant at which a day in Havana begins, plus `later` days; undefined for an invalid day. Computed here because
 * in SQL it would be evaluated per row and no index could be used.
 */
export function dayStart(text: unknown, later = 0): SQL | undefined {
  if (typeof text !== 'string' || !dayPattern.test(text)) return undefined
  return sql`${havanaMidnight(Date.parse(text) + days(later)).toISOString()}::timestamptz`
}

/**
 * `midnight` is midnight in UTC, four or five hours earlier. Cuba changes its clocks at midnight, so one day begins at
 * one.
 */
export function havanaMidnight(midnight: number): Date {
  const summer = new Date(midnight + hours(4))
  const isThatDay = havanaDay(summer) === new Date(midnight).toISOString().slice(0, 10)
  return isThatDay ? summer : new Date(midnight + hours(5))
}
