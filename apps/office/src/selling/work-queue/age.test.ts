import { days, hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { ageText } from './age.ts'

test.each([
  [seconds(20), 'un momento'],
  [minutes(59), '59 min'],
  [hours(26), '26 h'],
  [days(3) + hours(5), '3 días'],
])('%i ms is said as %s', (age, text) => expect(ageText(age)).toBe(text))
