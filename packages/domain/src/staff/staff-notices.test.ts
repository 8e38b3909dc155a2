import { expect, test } from 'vitest'
import { isNumbered, noticeDueAt, noticeGroupsOf } from './staff-notices.ts'
import { kindsOf, workItemKinds, workItemUrl } from './work-queue.ts'

const noon = new Date('2026-03-02T17:00:00Z')
const afterMinutes = (count: number) => new Date(noon.getTime() + count * 60_000)

test('each role hears of what it deals with', () => {
  expect(noticeGroupsOf('administrator')).toHaveLength(8)
  expect(noticeGroupsOf('seller')).toEqual(['payments', 'orders', 'deliveries', 'returns', 'repairs'])
  expect(noticeGroupsOf('technician')).toEqual(['repairs', 'resets'])
  expect(noticeGroupsOf('editor')).toEqual(['people'])
  expect(kindsOf('editor')).toEqual(['review'])
  expect(noticeGroupsOf('courier')).toEqual([])
  expect(noticeGroupsOf(null)).toEqual([])
})

test('only numbers of the shop are named', () => {
  const unnamed = workItemKinds.filter((kind) => !isNumbered(kind))
  expect(unnamed).toEqual([
    'key',
    'resetPayment',
    'bankMessage',
    'resetFailure',
    'serviceNumber',
    'business',
    'message',
    'mail',
    'rate',
    'review',
  ])
})

test('the first one goes at once, the next five minutes later', () => {
  const timing = { channel: 'push', quiet: undefined } as const
  expect(noticeDueAt({ ...timing, lastSentAt: undefined }, noon)).toEqual(noon)
  expect(noticeDueAt({ ...timing, lastSentAt: afterMinutes(-9) }, noon)).toEqual(noon)
  expect(noticeDueAt({ ...timing, lastSentAt: afterMinutes(-2) }, noon)).toEqual(afterMinutes(3))
})

test('in quiet hours only mails go', () => {
  const quiet = { from: 12, until: 13 }
  expect(noticeDueAt({ channel: 'push', quiet, lastSentAt: undefined }, noon)).toEqual(afterMinutes(60))
  expect(noticeDueAt({ channel: 'telegram', quiet, lastSentAt: undefined }, noon)).toEqual(afterMinutes(60))
  expect(noticeDueAt({ channel: 'mail', quiet, lastSentAt: undefined }, noon)).toEqual(noon)
  // The pause ends within them.
  const quietSoon = { from: 13, until: 14 }
  const before = afterMinutes(58)
  expect(noticeDueAt({ channel: 'push', quiet: quietSoon, lastSentAt: before }, before)).toEqual(
    afterMinutes(120),
  )
})

test('every row has its page', () => {
  expect(workItemUrl({ kind: 'payment', id: 7 })).toBe('/admin/orders/7')
  expect(workItemUrl({ kind: 'message', id: 7 })).toBe('/admin/contact-messages/7')
  expect(workItemUrl({ kind: 'rate', id: 2 })).toBe('/admin/settings/mlcPrices')
  expect(workItemUrl({ kind: 'rate', id: 1 })).toBe('/admin/recalculate')
})
