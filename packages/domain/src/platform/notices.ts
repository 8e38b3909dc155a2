import { hours } from './duration.ts'

export const channels = ['mail', 'telegram', 'sms'] as const
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

/** A short text costs money: only what somebody waits for, or has to act on, is sent as one. */
const smsKinds: readonly string[] = [
  'order-confirmation',
  'order-status',
  'order-step',
  'order-expiring',
  'order-payment',
  'order-refund',
  'service-request',
  'service-answer',
  'service-quote',
  'reset-verified',
  'reset-key',
]

/** Codes that prove who holds the phone or the chat: they go there, or nowhere. */
export const codeKinds = ['phone-code', 'sign-in-code'] as const

export function isCodeKind(kind: string): boolean {
  return codeKinds.some((known) => known === kind)
}

/** What is tried where the chosen channel does not deliver. */
export const fallbacks = ['mail-sms', 'sms-mail', 'mail'] as const
export type Fallback = (typeof fallbacks)[number]
export const initialFallback: Fallback = 'mail-sms'

export function topicOf(kind: string): NoticeTopic | undefined {
  return Object.hasOwn(topics, kind) ? topics[kind] : undefined
}

/** Full hours in Havana. */
export interface QuietHours {
  from: number
  until: number
}

export interface NoticeReader {
  /** What delivers beside mail: Telegram is connected and not blocked, the phone is verified and the shop has a gateway. */
  reached: readonly Channel[]
  channels: Readonly<Record<NoticeTopic, Channel>>
  fallback: Fallback
  quiet: QuietHours | undefined
}

interface Message {
  kind: string
  /** With the one that is under way. */
  attempts: number
  /** `mail`: by mail whatever else there is. */
  channel: Channel | null
  /** What has refused this message. */
  refusedBy: readonly Channel[]
}

/** After so many attempts in about a quarter of an hour the message goes by the next channel. */
const triesOfChannel = 5

/** Which channel a message takes now, or until when it waits. Without `reader` no other channel is connected. */
export function channelFor(
  message: Message,
  reader: NoticeReader | undefined,
  now: Date,
): Channel | { waitUntil: Date } {
  const [way = 'mail'] = waysFor(message, reader)
  if (way === 'mail') return 'mail'
  const waitUntil = reader?.quiet && endOfQuiet(reader.quiet, now)
  return waitUntil ? { waitUntil } : way
}

/** What is left to try, in its order. Empty once all have refused. */
export function waysFor(
  { kind, attempts, channel, refusedBy }: Message,
  reader: NoticeReader | undefined,
): Channel[] {
  const topic = topicOf(kind)
  if (!topic || !reader || channel === 'mail') return refusedBy.includes('mail') ? [] : ['mail']
  const chosen = reader.channels[topic]
  const ways = [...new Set<Channel>([chosen, ...fallbackWays[reader.fallback], 'mail'])].filter(
    (way) => way === 'mail' || (reader.reached.includes(way) && (way !== 'sms' || smsKinds.includes(kind))),
  )
  return ways.filter((way, index) => {
    const isUsedUp = way !== 'mail' && attempts > triesOfChannel * (index + 1)
    return !refusedBy.includes(way) && !isUsedUp
  })
}

const fallbackWays: Readonly<Record<Fallback, readonly Channel[]>> = {
  'mail-sms': ['mail', 'sms'],
  'sms-mail': ['sms', 'mail'],
  mail: ['mail'],
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
