import type { MessageText } from '@tecnoclick/contract/platform/message-texts/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { messageTexts } from '@tecnoclick/database/schema/platform/message-texts'
import { problemOfText } from '@tecnoclick/domain/platform/message-text'
import { shippedMessages } from '@tecnoclick/messages/editable-messages'
import type { ShippedMessage } from '@tecnoclick/messages/platform/editable-texts'
import { locales } from '@tecnoclick/messages/platform/locales'
import { messageTexts as office } from '@tecnoclick/messages/platform/office-message-texts'
import type { ListRequest } from '../listing/list-request.ts'

type Stored = Pick<typeof messageTexts.$inferSelect, 'texts' | 'version'>

/** Part of an address of the office, where a dot would be that of a file. */
const keyOf = ({ language, name }: { language: string; name: string }) =>
  `${language}-${name.replace('.', '-')}`

const byKey = new Map(shippedMessages.map((message) => [keyOf(message), message]))

export function findMessage(key: string): ShippedMessage | undefined {
  return byKey.get(key)
}

export async function readMessageTexts(db: Drizzle | Transaction): Promise<MessageText[]> {
  const rows = await db.select().from(messageTexts)
  const stored = new Map(rows.map((row) => [keyOf(row), row]))
  return shippedMessages.map((message) => onWire(message, stored.get(keyOf(message))))
}

export function onWire(message: ShippedMessage, stored: Stored | undefined): MessageText {
  const own = new Map(Object.entries(stored?.texts ?? {}))
  const isOutdated = [...own].some(([path, text]) => {
    const shipped = message.texts.get(path)
    return shipped === undefined || problemOfText(shipped, text) !== undefined
  })
  const { name, language } = message
  return {
    ...{ key: keyOf(message), name, language },
    state: isOutdated ? 'outdated' : own.size > 0 ? 'changed' : 'shipped',
    texts: Array.from(message.texts, ([path, shipped]) => ({ path, shipped, own: own.get(path) ?? null })),
    version: stored?.version ?? 0,
  }
}

/** Some dozens, so they are filtered and sorted here. */
export function pageOf(messages: readonly MessageText[], { where, sort, skip, limit }: ListRequest) {
  const words = String(where.search ?? '').toLocaleLowerCase('es')
  const nameOf = ({ name }: MessageText) => office.names[name as keyof typeof office.names]
  const found = messages.filter(
    (message) =>
      (where.key === undefined || message.key === where.key) &&
      (where.name === undefined || message.name === where.name) &&
      (where.language === undefined || message.language === where.language) &&
      (where.state === undefined || message.state === where.state) &&
      [nameOf(message), ...message.texts.map(({ own, shipped }) => own ?? shipped)].some((text) =>
        text.toLocaleLowerCase('es').includes(words),
      ),
  )
  const ordered = found.toSorted(
    (a, b) =>
      nameOf(a).localeCompare(nameOf(b), 'es') || locales.indexOf(a.language) - locales.indexOf(b.language),
  )
  if (sort[0]?.descending) ordered.reverse()
  return { data: ordered.slice(skip, skip + limit), total: ordered.length }
}
