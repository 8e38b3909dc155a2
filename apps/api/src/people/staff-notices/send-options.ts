import type { Drizzle } from '@tecnoclick/database/connect'
import type { staffMessages } from '@tecnoclick/database/schema/people/staff-notices'
import type { Logger } from 'pino'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import type { TelegramOptions } from '../../platform/telegram/bot-api.ts'
import type { PostOptions } from '../../platform/webhooks/post-event.ts'

export interface SendOptions {
  db: Drizzle
  encryption: Encryption
  telegram: TelegramOptions
  log: Logger
  now(): Date
  publicUrl?: string | undefined
  /** Only tests send push messages into their own network. */
  push?: Partial<PostOptions> | undefined
}

export type Message = typeof staffMessages.$inferSelect

/**
 * `gone`: the browser or chat takes nothing ever again. `refused`: not this message. `token`: the bot itself is refused. `failed`:
 * nobody knows whether it arrived. `later`: too many at once.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'gone' | 'refused' | 'token' | 'failed'; reason: string }
  | { kind: 'later'; until: Date; reason: string }
