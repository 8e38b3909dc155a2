import {
  type Channel,
  type Fallback,
  fallbacks,
  initialFallback,
  type NoticeReader,
  type NoticeTopic,
  noticeTopics,
} from '@tecnoclick/domain/platform/notices'

export interface StoredChoices {
  byMail: readonly string[] | null
  bySms: readonly string[] | null
  fallback: string | null
  quietFrom: number | null
  quietUntil: number | null
}

/** Telegram is used where it is connected, unless the customer chose otherwise. */
export function channelsOf({
  byMail,
  bySms,
}: Pick<StoredChoices, 'byMail' | 'bySms'>): Record<NoticeTopic, Channel> {
  const channelOf = (topic: NoticeTopic): Channel => {
    if (byMail?.includes(topic)) return 'mail'
    return bySms?.includes(topic) ? 'sms' : 'telegram'
  }
  return Object.fromEntries(noticeTopics.map((topic) => [topic, channelOf(topic)])) as Record<
    NoticeTopic,
    Channel
  >
}

export function fallbackOf({ fallback }: Pick<StoredChoices, 'fallback'>): Fallback {
  return fallbacks.find((known) => known === fallback) ?? initialFallback
}

interface Reached {
  isBroken: boolean
  hasTelegram: boolean
  hasSms: boolean
}

export function readerOf(choices: StoredChoices & Reached): NoticeReader {
  const { isBroken, hasTelegram, hasSms, quietFrom: from, quietUntil: until } = choices
  const quiet = from !== null && until !== null ? { from, until } : undefined
  const reached: Channel[] = [
    ...(hasTelegram && !isBroken ? (['telegram'] as const) : []),
    ...(hasSms ? (['sms'] as const) : []),
  ]
  return { reached, channels: channelsOf(choices), fallback: fallbackOf(choices), quiet }
}
