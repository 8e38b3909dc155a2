import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHavanaLocal, havanaLocal } from './havana-time.ts'

test('winter and summer time of Havana', () => {
  expect(fromHavanaLocal('2026-01-15T09:00')?.toISOString()).toBe('2026-01-15T14:00:00.000Z')
  expect(fromHavanaLocal('2026-07-15T09:00')?.toISOString()).toBe('2026-07-15T13:00:00.000Z')
  expect(havanaLocal(new Date('2026-07-15T03:30:00Z'))).toBe('2026-07-14T23:30')
  for (const wrong of ['', 'mañana', '2026-01-15', '2026-13-40T09:00', '2026-01-15T09:00:00'])
    expect(fromHavanaLocal(wrong)).toBeUndefined()
})

test('what the clock of an instant shows leads back to it, but for the hour that is repeated', () => {
  const minute = fc.integer({ min: 29_000_000, max: 31_000_000 }).map((count) => count * 60_000)
  fc.assert(
    fc.property(minute, (time) => {
      const local = havanaLocal(new Date(time))
      const back = fromHavanaLocal(local)
      expect(back && havanaLocal(back)).toBe(local)
      expect([0, 3_600_000, -3_600_000]).toContain((back?.getTime() ?? 0) - time)
    }),
  )
})
