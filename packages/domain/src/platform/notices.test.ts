import { expect, test } from 'vitest'
import { channelFor, type NoticeReader, noticeKinds, topicOf, waysFor } from './notices.ts'

const byTelegram = {
  orders: 'telegram',
  payments: 'telegram',
  repairs: 'telegram',
  resets: 'telegram',
  news: 'mail',
} as const
const reader: NoticeReader = {
  reached: ['telegram'],
  channels: byTelegram,
  fallback: 'mail-sms',
  quiet: undefined,
}
const message = { kind: 'order-status', attempts: 1, channel: null, refusedBy: [] }
const noon = new Date('2026-03-02T17:00:00Z')

test('a message takes the channel that its reader chose for its topic', () => {
  expect(channelFor(message, reader, noon)).toBe('telegram')
  expect(channelFor({ ...message, kind: 'stock-alert' }, reader, noon)).toBe('mail')
  expect(channelFor(message, undefined, noon)).toBe('mail')
})

test.each([
  'activation',
  'recovery-code',
  'password-changed',
  'new-device',
  'second-factor',
  'account-closed',
  'order-shop',
  'webhook-disabled',
  'constructor',
])('%s always goes by mail', (kind) => {
  expect(topicOf(kind)).toBeUndefined()
  expect(channelFor({ ...message, kind }, reader, noon)).toBe('mail')
})

test('a broken link, a refused message and five failures lead to mail', () => {
  expect(channelFor(message, { ...reader, reached: [] }, noon)).toBe('mail')
  expect(channelFor({ ...message, channel: 'mail' }, reader, noon)).toBe('mail')
  expect(channelFor({ ...message, refusedBy: ['telegram'] }, reader, noon)).toBe('mail')
  expect(channelFor({ ...message, attempts: 5 }, reader, noon)).toBe('telegram')
  expect(channelFor({ ...message, attempts: 6 }, reader, noon)).toBe('mail')
})

test.each([
  { at: '2026-03-02T02:59:59Z', until: undefined, what: '21:59 in Havana' },
  { at: '2026-03-02T03:00:00Z', until: '2026-03-02T12:00:00.000Z', what: '22:00' },
  { at: '2026-03-02T11:59:59Z', until: '2026-03-02T12:00:00.000Z', what: '06:59' },
  { at: '2026-03-02T12:00:00Z', until: undefined, what: '07:00' },
  { at: '2026-03-08T04:30:00Z', until: '2026-03-08T11:00:00.000Z', what: 'the night that loses an hour' },
  { at: '2026-11-01T03:30:00Z', until: '2026-11-01T12:00:00.000Z', what: 'the night that has one more' },
])('quiet hours from 22 to 7: $what', ({ at, until }) => {
  const night = { ...reader, quiet: { from: 22, until: 7 } }
  const expected = until ? { waitUntil: new Date(until) } : 'telegram'
  expect(channelFor(message, night, new Date(at))).toEqual(expected)
  expect(channelFor({ ...message, channel: 'mail' }, night, new Date(at))).toBe('mail')
})

test('quiet hours may lie within one day, and none are quiet from an hour until the same', () => {
  const at = new Date('2026-03-02T18:30:00Z')
  const siesta = { ...reader, quiet: { from: 13, until: 15 } }
  expect(channelFor(message, siesta, at)).toEqual({ waitUntil: new Date('2026-03-02T20:00:00Z') })
  expect(channelFor(message, { ...reader, quiet: { from: 13, until: 13 } }, at)).toBe('telegram')
})

const both: NoticeReader = { ...reader, reached: ['telegram', 'sms'] }
const bySms = { ...both, channels: { ...byTelegram, orders: 'sms' } } as const

test.each([
  { who: both, refusedBy: [], ways: ['telegram', 'mail', 'sms'] },
  { who: { ...both, fallback: 'sms-mail' }, refusedBy: [], ways: ['telegram', 'sms', 'mail'] },
  { who: { ...both, fallback: 'mail' }, refusedBy: [], ways: ['telegram', 'mail'] },
  { who: bySms, refusedBy: [], ways: ['sms', 'mail'] },
  { who: { ...bySms, fallback: 'mail' }, refusedBy: ['sms'], ways: ['mail'] },
  { who: both, refusedBy: ['telegram', 'mail'], ways: ['sms'] },
  { who: both, refusedBy: ['telegram', 'mail', 'sms'], ways: [] },
  { who: { ...bySms, reached: [] }, refusedBy: [], ways: ['mail'] },
] as const)('what is tried after what: $ways', ({ who, refusedBy, ways }) => {
  expect(waysFor({ ...message, refusedBy }, who)).toEqual(ways)
})

test('each channel has five attempts, and a message that costs money and nobody waits for is no SMS', () => {
  const first = { ...both, fallback: 'sms-mail' } as const
  const wayAt = (attempts: number) => waysFor({ ...message, attempts }, first)[0]
  expect([5, 6, 10, 11].map(wayAt)).toEqual(['telegram', 'sms', 'sms', 'mail'])
  expect(waysFor({ ...message, kind: 'order-answer' }, bySms)).toEqual(['mail'])
  expect(waysFor({ ...message, kind: 'password-changed' }, bySms)).toEqual(['mail'])
})

test('quiet hours hold an SMS back too', () => {
  const night = { ...bySms, quiet: { from: 11, until: 14 } }
  expect(channelFor(message, night, noon)).toEqual({ waitUntil: new Date('2026-03-02T19:00:00Z') })
})

test('every kind fits the column of the outbox', () => {
  for (const kind of noticeKinds) expect(kind).toMatch(/^[a-z0-9-]{1,40}$/)
})
