import type { Client } from '@tecnoclick/contract/platform/client'
import { changeMessageText, listMessageTexts } from '@tecnoclick/contract/platform/message-texts/endpoints'
import type { MessageText } from '@tecnoclick/contract/platform/message-texts/schemas'
import { office } from '@tecnoclick/messages/office'
import { numberOf } from '../api/form-values.ts'
import { keyedCalls, type ResourceCalls, type Row } from '../api/resource-calls.ts'

export type MessageTextRow = MessageText & Row

export function messageTextCalls(client: Client): ResourceCalls {
  return keyedCalls(client, listMessageTexts, (key, { texts, version }) => {
    const body = { texts: texts as Record<string, string>, version: numberOf(version) }
    return client.call(changeMessageText, { params: { key }, body })
  })
}

export function nameOf({ name }: MessageText): string {
  const { names } = office.messageTexts
  return names[name as keyof typeof names]
}
