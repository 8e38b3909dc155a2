import { days } from '@tecnoclick/domain/platform/duration'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

/** 2026-03-02, as Havana's calendar has it. */
export function todayInHavana(now = new Date()): string {
  return calendar.format(now)
}

export function dayAfter(day: string, count: number): string {
  return new Date(noonOf(day).getTime() + days(count)).toISOString().slice(0, 10)
}

/** An instant that lies in that day on either side of the ocean. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noonOf(text).getTime())
}
