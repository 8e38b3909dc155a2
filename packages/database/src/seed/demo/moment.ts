import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { z } from 'zod'

/** `[12, "15:40"]`: twelve days ago, at 15:40 in Bayamo. The day is at least 1, so that it is in the past. */
export const daysAgoSchema = z.tuple([z.int().min(1), z.string().regex(/^\d\d:\d\d$/)])
export type DaysAgo = readonly [days: number, time: string]

/** Cuba is four or five hours behind UTC; the demo uses five all year. */
const behindUtc = hours(5)

export function daysAgo(now: Date, [count, time]: DaysAgo): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const midnight = Math.floor(now.getTime() / days(1)) * days(1)
  return new Date(midnight - days(count) + hours(hour) + minutes(minute) + behindUtc)
}

export function later(from: Date, span: number): Date {
  return new Date(from.getTime() + span)
}
