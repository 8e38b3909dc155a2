import { expect, test } from 'vitest'
import { mayReopenRepair, warrantyEnd } from './repair-warranty.ts'

test.each([
  ['2026-03-02T15:00:00.000Z', 3, '2026-06-02T15:00:00.000Z'],
  ['2026-01-31T15:00:00.000Z', 1, '2026-02-28T15:00:00.000Z'],
  ['2026-11-30T15:00:00.000Z', 3, '2027-02-28T15:00:00.000Z'],
])('%s and %i months end at %s', (completed, months, end) => {
  expect(warrantyEnd(new Date(completed), months)?.toISOString()).toBe(end)
})

test('a repair that is not completed, or has no months, has no end', () => {
  expect(warrantyEnd(null, 3)).toBeUndefined()
  expect(warrantyEnd(new Date(), 0)).toBeUndefined()
})

test.each([
  ['a day later', 'COMPLETADA', 0, '2026-03-03T15:00:00.000Z', true],
  ['two days later, without a warranty', 'COMPLETADA', 0, '2026-03-04T15:00:00.000Z', false],
  ['at the end of its warranty', 'COMPLETADA', 3, '2026-06-02T15:00:00.000Z', true],
  ['after its warranty', 'COMPLETADA', 3, '2026-06-02T15:00:00.001Z', false],
  ['while it is open', 'EN PROCESO', 3, '2026-03-02T15:00:00.000Z', false],
] as const)('reopening a repair %s', (_, status, warrantyMonths, now, may) => {
  const completedAt = status === 'COMPLETADA' ? new Date('2026-03-02T15:00:00.000Z') : null
  expect(mayReopenRepair({ status, completedAt, warrantyMonths }, new Date(now))).toBe(may)
})
