import { expect, test } from 'vitest'
import { warrantyEnd } from './repair-warranty.ts'

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
