import { expect, test } from 'vitest'
import { days, hours } from '../platform/duration.ts'
import { urgencyOf, type WorkItemKind } from './work-queue.ts'

const now = Date.UTC(2026, 0, 5)

test.each<[string, WorkItemKind, number, number | null]>([
  ['overdue', 'key', hours(30), -1],
  ['soon', 'key', hours(21), hours(3)],
  ['today', 'key', hours(2), hours(22)],
  ['today', 'payment', hours(2), null],
  ['soon', 'payment', days(1), null],
  ['later', 'review', days(5), null],
  ['later', 'ready', hours(2), null],
  ['soon', 'ready', days(1), null],
])('%s: a %s that waits for %i ms and is due in %s ms', (urgency, kind, wait, left) => {
  const item = { kind, since: now - wait, due: left === null ? null : now + left }
  expect(urgencyOf(item, now)).toBe(urgency)
})
