import type { Database } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import type { Logger } from 'pino'
import type { MailSecrets } from '../mail/mail-secrets.ts'
import type { CampaignTokens } from '../secrets/campaign-tokens.ts'
import type { Encryption } from '../secrets/encryption.ts'
import type { SignedIds } from '../secrets/signed-ids.ts'
import type { TelegramOptions } from '../telegram/bot-api.ts'
import type { PostOptions } from '../webhooks/post-event.ts'

export interface JobDeps {
  database: Database
  log: Logger
  now(): Date
  /** The public URL, if configured: a job has no request to take it from. */
  publicUrl?: string | undefined
  /** Without it a mail has no link with a token. */
  mailSecrets?: MailSecrets | undefined
  /** Of carts as links, and of the links that ask for a review; without them a mail has no link. */
  cartTokens?: SignedIds | undefined
  reviewTokens?: SignedIds | undefined
  /** Without it no payment provider is asked: their secrets cannot be read. */
  encryption?: Encryption | undefined
  /** Without it nobody is told by Telegram. */
  telegram?: TelegramOptions | undefined
  /** Only tests send push messages into their own network. */
  push?: Partial<PostOptions> | undefined
  /** Without it no campaign is sent. */
  campaignTokens?: CampaignTokens | undefined
  tracer?: Tracer | undefined
}

/** Periodic work. Runs in one process at a time and may be repeated after a crash. */
export interface Job {
  everyMs: number
  run(deps: JobDeps): Promise<void>
}

const batchSize = 5_000

/** Repeats a limited deletion until nothing is left: a single statement might hit the statement timeout. */
export async function inBatches(removeUpTo: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await removeUpTo(batchSize)
    removed += count
    if (count < batchSize) return removed
  }
}
