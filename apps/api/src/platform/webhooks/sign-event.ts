import { createHmac, randomBytes } from 'node:crypto'
import { hours } from '@tecnoclick/domain/platform/duration'
import type { SentEventType } from '@tecnoclick/domain/platform/webhooks'
import type { Encryption } from '../secrets/encryption.ts'

/** After a rotation both secrets sign for so long. */
export const rotationMs = hours(24)

const prefix = 'whsec_'
const secretBytes = 32

export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

export interface WebhookSecrets {
  seal(secret: string): Buffer
  /** Undefined where the key is another one, such as after a restore on another machine. */
  open(sealed: Buffer): string | undefined
}

export function createWebhookSecrets({ encrypt, decrypt }: Encryption): WebhookSecrets {
  return {
    seal: (secret) => encrypt(Buffer.from(secret), 'webhook'),
    open: (sealed) => decrypt(sealed, 'webhook')?.toString(),
  }
}

/** The body is made of the stored event alone, so that every attempt sends the same. */
export function bodyOf(event: { type: SentEventType; createdAt: Date; data: object }): string {
  return JSON.stringify({ type: event.type, timestamp: event.createdAt.toISOString(), data: event.data })
}

export function messageId(eventId: string): string {
  return `evt_${eventId.replaceAll('-', '')}`
}

/** Headers of the Standard Webhooks specification 1.0. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'user-agent': 'TecnoClick-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => {
        const key = Buffer.from(secret.slice(prefix.length), 'base64')
        const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
        return `v1,${signature}`
      })
      .join(' '),
  }
}
