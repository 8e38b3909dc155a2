import {
  type Channel,
  type NoticeReader,
  type NoticeTopic,
  noticeTopics,
} from '@tecnoclick/domain/platform/notices'

export interface StoredChoices {
  byMail: readonly string[] | null
  quietFrom: number | null
  quietUntil: number | null
}

/** What is connected is used, unless the customer chose mail. */
export function channelsOf({ byMail }: Pick<StoredChoices, 'byMail'>): Record<NoticeTopic, Channel> {
  const channelOf = (topic: NoticeTopic): Channel => (byMail?.includes(topic) ? 'mail' : 'telegram')
  return Object.fromEntries(noticeTopics.map((topic) => [topic, channelOf(topic)])) as Record<
    NoticeTopic,
    Channel
  >
}

export function readerOf(choices: StoredChoices & { isBroken: boolean }): NoticeReader {
  const { isBroken, quietFrom: from, quietUntil: until } = choices
  const quiet = from !== null && until !== null ? { from, until } : undefined
  return { isBroken, channels: channelsOf(choices), quiet }
}
