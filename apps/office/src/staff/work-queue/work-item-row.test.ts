import { days, hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { formatAge } from './work-item-row.tsx'

test.each([
  [seconds(20), 'un momento'],
  [minutes(59), '59 min'],
  [hours(26), '26 h'],
  [days(3) + hours(5), '3 días'],
])('%i ms is %s', (age, text) => expect(formatAge(age)).toBe(text))
