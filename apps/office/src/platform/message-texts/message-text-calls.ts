import type { Client } from '@tecnoclick/contract/platform/client'
import { changeMessageText, listMessageTexts } from '@tecnoclick/contract/platform/message-texts/endpoints'
import type { MessageText } from '@tecnoclick/contract/platform/message-texts/schemas'
import { office } from '@tecnoclick/messages/office'
import { numberOf } from '../api/form-values.ts'
import { listFrom, notFoundError, type ResourceCalls, type Row } from '../api/resource-calls.ts'

export type MessageTextRow = MessageText & Row

const toRow = (message: MessageText): MessageTextRow => ({ ...message, id: message.key })

/** A message is named by its key: it has no row before its first change. */
export function messageTextCalls(client: Client): ResourceCalls {
  const list = listFrom(client, listMessageTexts)
  return {
    async list(request, signal) {
      const { data, total } = await list(request, signal)
      return { data: data.map(toRow), total }
    },
    async get(id, signal) {
      const { data } = await list({ where: { key: String(id) }, limit: 1 }, signal)
      if (!data[0]) throw notFoundError()
      return toRow(data[0])
    },
    async update(id, { texts: worded, version }) {
      const body = { texts: worded as Record<string, string>, version: numberOf(version) }
      return toRow(await client.call(changeMessageText, { params: { key: String(id) }, body }))
    },
  }
}

export function nameOf({ name }: MessageText): string {
  const { names } = office.messageTexts
  return names[name as keyof typeof names]
}
