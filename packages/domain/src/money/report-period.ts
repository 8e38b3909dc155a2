import { days as daysLong } from '../platform/duration.ts'
import { havanaDay, noonOf } from '../platform/havana-day.ts'

/** The last days up to today, or a month of the calendar. */
export interface AskedPeriod {
  days?: number | undefined
  /** `2026-03`; instead of `days`. */
  month?: string | undefined
  /** `2026-03-02`, alone; instead of both. */
  day?: string | undefined
}

/** First and last days, in Havana, and those of the period that it is compared with. */
export interface ReportPeriod {
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
}

/** Figures, margin and rankings share one period (back-office.md#dashboard). The current month ends today, as does the part of the month before. */
export function reportPeriod({ days = 30, month, day }: AskedPeriod, now: Date): ReportPeriod {
  if (day !== undefined) {
    const before = dayAfter(day, -1)
    return { from: day, to: day, beforeFrom: before, beforeTo: before }
  }
  const today = havanaDay(now)
  if (month === undefined) {
    const from = dayAfter(today, 1 - days)
    return { from, to: today, beforeFrom: dayAfter(from, -days), beforeTo: dayAfter(from, -1) }
  }
  const from = `${month}-01`
  const lastDay = dayAfter(`${monthAfter(month, 1)}-01`, -1)
  const isRunning = from <= today && today < lastDay
  const [beforeFrom, dayBefore] = [`${monthAfter(month, -1)}-01`, dayAfter(from, -1)]
  if (!isRunning) return { from, to: lastDay, beforeFrom, beforeTo: dayBefore }
  const sameDay = `${monthAfter(month, -1)}${today.slice(7)}`
  return { from, to: today, beforeFrom, beforeTo: sameDay < dayBefore ? sameDay : dayBefore }
}

/** `2026-12`, 1 → `2027-01` */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** A month of the years that orders can be of. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** A day of those years. */
export const dayPattern = /^20\d{2}-/

/** Both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / daysLong(1)) + 1
}

function dayAfter(day: string, count: number): string {
  return new Date(noonOf(day).getTime() + daysLong(count)).toISOString().slice(0, 10)
}
