import { days, hours } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { type SQL, sql } from 'drizzle-orm'
import type { ListDefinition } from './list-query.ts'

const dayPattern = /^(?:19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * The instant at which a day in Havana begins, plus `later` days; undefined for an invalid day. Computed here because
 * in SQL it would be evaluated per row and no index could be used.
 */
export function dayStart(text: unknown, later = 0): SQL | undefined {
  if (typeof text !== 'string' || !dayPattern.test(text)) return undefined
  return sql`${havanaMidnight(Date.parse(text) + days(later)).toISOString()}::timestamptz`
}

/** The same of a day that is known to be one. */
export function knownDayStart(day: string, later = 0): SQL {
  const start = dayStart(day, later)
  if (!start) throw new Error(`${day} is not a day`)
  return start
}

/** The list's filters `from` and `to`: the days in Havana on which the instant lies, both included. */
export function dayFilters(instant: SQL) {
  return {
    from(value) {
      const start = dayStart(value)
      return start && sql`${instant} >= ${start}`
    },
    to(value) {
      const end = dayStart(value, 1)
      return end && sql`${instant} < ${end}`
    },
  } satisfies ListDefinition['filters']
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
