import { minutes } from './duration.ts'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

let last = { minute: Number.NaN, day: '' }

/** `2026-03-02`, the date in Havana. Every page asks for today's, and formatting is slow: the last minute is remembered. */
export function havanaDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / minutes(1))
  if (minute !== last.minute) last = { minute, day: calendar.format(instant) }
  return last.day
}

/** An instant that is on that day in Havana and in Europe, for showing the day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
