import { randomKey } from '@tecnoclick/contract/platform/request-key'
import { sendMessage } from '@tecnoclick/contract/site/contact/endpoints'
import type { QueuedRequest } from '../../offline/outbox.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

/** site.md#contact */
export const contactFields = ['name', 'email', 'subject', 'body'] as const

/** Honeypot: hidden from people, so only bots fill it in. */
export const trapField = 'website'

/** The idempotency key, made in the browser, so that a retry is not a second message. */
export const keyField = 'key'

/** The request that is sent to the API when the connection is back. */
export function messageRequest(form: FormData): QueuedRequest {
  return {
    key: textOf(form, keyField),
    method: 'POST',
    path: sendMessage.path,
    body: { ...textsOf(form, contactFields), website: textOf(form, trapField) },
  }
}

/** The same text has the same key until the page is left, so that a retry is not a second message. */
export function createMessageKeys(): (form: FormData) => string {
  let last: { text: string; key: string } | undefined
  return (form) => {
    const text = JSON.stringify([...form].filter(([, value]) => typeof value === 'string'))
    if (last?.text !== text) last = { text, key: randomKey() }
    return last.key
  }
}
