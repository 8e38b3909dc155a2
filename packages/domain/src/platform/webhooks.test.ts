import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from './duration.ts'
import { webhookRetryDelay } from './webhooks.ts'

test('attempts are spread over three days, then given up', () => {
  const delays = Array.from({ length: 9 }, (_, index) => webhookRetryDelay(index + 1, { chance: 0.5 }) ?? 0)
  expect(delays[0]).toBe(seconds(5))
  expect(delays[1]).toBe(minutes(5))
  const whole = delays.reduce((sum, delay) => sum + delay, 0)
  expect(whole).toBeGreaterThan(days(3))
  expect(whole).toBeLessThan(days(4))
  expect(webhookRetryDelay(10, { chance: 0.5 })).toBeUndefined()
})

test('a delay varies by a tenth', () => {
  expect(webhookRetryDelay(4, { chance: 0 })).toBe(minutes(108))
  expect(webhookRetryDelay(4, { chance: 1 })).toBe(minutes(132))
})

test('a receiver may ask for a longer delay, of a day at most', () => {
  expect(webhookRetryDelay(1, { chance: 0.5, requested: minutes(10) })).toBe(minutes(10))
  expect(webhookRetryDelay(4, { chance: 0.5, requested: minutes(10) })).toBe(hours(2))
  expect(webhookRetryDelay(1, { chance: 0.5, requested: days(365) })).toBe(days(1))
})
