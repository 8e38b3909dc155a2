import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { sayCount } from '../../platform/say.ts'

const { ages } = office.waiting

/** '12 min', '3 h', '2 días': the largest unit alone, for one looks at it in passing. */
export function ageText(milliseconds: number): string {
  if (milliseconds < minutes(1)) return ages.now
  if (milliseconds < hours(1)) return sayCount(ages.minutes, Math.floor(milliseconds / minutes(1)))
  if (milliseconds < days(2)) return sayCount(ages.hours, Math.floor(milliseconds / hours(1)))
  return sayCount(ages.days, Math.floor(milliseconds / days(1)))
}
