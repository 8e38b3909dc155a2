import { type SQL, sql } from 'drizzle-orm'

const day = /^(?:19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * The instant at which a day of Havana's begins, `later` days after it; undefined for what is no day. Counted from the
 * first of the month, so that a 31st of February is a day in March and not an error of the database.
 */
export function dayStart(text: unknown, later = 0): SQL | undefined {
  if (typeof text !== 'string' || !day.test(text)) return undefined
  const daysOn = Number(text.slice(8)) - 1 + later
  return sql`((${text.slice(0, 8)} || '01')::date + ${daysOn}::integer)::timestamp at time zone 'America/Havana'`
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

/** 2026-03-02 */
export function havanaDay(instant: Date): string {
  return calendar.format(instant)
}
