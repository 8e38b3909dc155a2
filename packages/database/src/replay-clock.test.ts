import { expect, test } from 'vitest'
import { createReplayClock } from './replay-clock.ts'
import { parsePosition } from './wal-position.ts'

test('positions of the log are compared as numbers', () => {
  expect(parsePosition('16/B374D848')).toBe(0x16_b374_d848n)
  expect(parsePosition('1/0')).toBeGreaterThan(parsePosition('0/FFFFFFFF'))
})

test('a replica is as old as the oldest position that it lacks', () => {
  let now = 0
  const clock = createReplayClock(() => now)
  clock.committed(10n)
  now = 1_000
  clock.committed(20n)
  clock.replayed(10n)
  expect(clock.lagMs()).toBe(0)
  now = 3_000
  clock.replayed(15n)
  expect(clock.lagMs()).toBe(2_000)
  clock.replayed(25n)
  expect(clock.lagMs()).toBe(0)
})

test('a shop in which nobody writes has no lag, and a silent replica grows older', () => {
  let now = 0
  const clock = createReplayClock(() => now)
  clock.committed(10n)
  clock.replayed(10n)
  now = 4_000
  clock.committed(10n)
  expect(clock.ageMs()).toBe(0)
  clock.replayed(10n)
  now = 64_000
  expect(clock.ageMs()).toBe(60_000)
})
