import { hours } from './duration.ts'

export const channels = ['mail', 'telegram'] as const
export type Channel = (typeof channels)[number]

/** What messages to a customer are about. The customer chooses the channel of each (platform.md#channels). */
export const noticeTopics = ['orders', 'payments', 'repairs', 'resets', 'news'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Every other kind goes by mail: what protects the account, what is for the shop, and what asks to confirm an address. */
const topics: Readonly<Record<string, NoticeTopic>> = {
  'order-confirmation': 'orders',
  'order-edited': 'orders',
  invoice: 'orders',
  'order-status': 'orders',
  'order-answer': 'orders',
  'order-step': 'orders',
  'order-expiring': 'orders',
  'order-unchecked': 'orders',
  'order-expired': 'orders',
  'return-accepted': 'orders',
  'return-refused': 'orders',
  'return-received': 'orders',
  'return-settled': 'orders',
  'review-request': 'orders',
  'order-payment': 'payments',
  'order-refund': 'payments',
  'credit-expiring': 'payments',
  'service-request': 'repairs',
  'service-answer': 'repairs',
  'service-quote': 'repairs',
  'service-message': 'repairs',
  'recorded-decision': 'repairs',
  'reset-request': 'resets',
  'reset-verified': 'resets',
  'reset-rejected': 'resets',
  'reset-key': 'resets',
  'reset-decision': 'resets',
  'stock-alert': 'news',
  'cart-reminder': 'news',
}

export const noticeKinds = Object.keys(topics)

export function topicOf(kind: string): NoticeTopic | undefined {
  return Object.hasOwn(topics, kind) ? topics[kind] : undefined
}

/** Full hours in Havana. */
export interface QuietHours {
  from: number
  until: number
}

export interface NoticeReader {
  /** Telegram refuses to deliver: blocked, or the chat is gone. */
  isBroken: boolean
  channels: Readonly<Record<NoticeTopic, Channel>>
  quiet: QuietHours | undefined
}

interface Message {
  kind: string
  /** With the one that is under way. */
  attempts: number
  /** `mail` once Telegram has refused the message. */
  channel: Channel | null
}

/** After so many attempts in about a quarter of an hour the message goes by mail. */
const telegramTries = 5

/** Which channel a message takes now, or until when it waits. Without `reader` no other channel is connected. */
export function channelFor(
  { kind, attempts, channel }: Message,
  reader: NoticeReader | undefined,
  now: Date,
): Channel | { waitUntil: Date } {
  const topic = topicOf(kind)
  if (!topic || !reader || reader.isBroken || channel === 'mail' || attempts > telegramTries) return 'mail'
  if (reader.channels[topic] === 'mail') return 'mail'
  const waitUntil = reader.quiet && endOfQuiet(reader.quiet, now)
  return waitUntil ? { waitUntil } : 'telegram'
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Havana',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Undefined outside quiet hours. Steps by the clock of Havana, which skips and repeats an hour each year. */
export function endOfQuiet(quiet: QuietHours, now: Date): Date | undefined {
  const isQuiet = (at: Date) => isWithin(quiet, Number(clock.format(at)))
  if (!isQuiet(now)) return undefined
  const hour = hours(1)
  let next = Math.floor(now.getTime() / hour) * hour
  do next += hour
  while (isQuiet(new Date(next)))
  return new Date(next)
}

function isWithin({ from, until }: QuietHours, hour: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}
