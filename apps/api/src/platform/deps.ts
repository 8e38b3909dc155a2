import type { Database } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import type { Logger } from 'pino'
import type { Exposure } from './exposure/exposure.ts'
import type { MailSecrets } from './mail/mail-secrets.ts'
import type { CampaignTokens } from './secrets/campaign-tokens.ts'
import type { Encryption } from './secrets/encryption.ts'
import type { SignedIds } from './secrets/signed-ids.ts'
import type { TelegramOptions } from './telegram/bot-api.ts'
import type { WebhookSecrets } from './webhooks/sign-event.ts'

export interface PasswordHasher {
  protect(transformed: string): Promise<string>
  verify(storedHash: string, transformed: string): Promise<boolean>
  /** Compared for unknown accounts, so that the response time does not disclose them. */
  nobodysHash: string
}

/** Dependencies of the API; tests pass a test database and a fixed clock. */
export interface ApiDeps {
  database: Database
  log: Logger
  /** The public URL without a trailing slash, for links in mails. */
  publicUrl?: string | undefined
  /** Where the shop listens, as the start printed it; for links in mails without a public URL. */
  address: string
  /** Whether other machines can reach the shop, and demo accounts may sign in (people.md#demo-accounts). */
  exposure: Exposure
  mailSecrets: MailSecrets
  /** Multiplies every rate limit: 1 in a shop, larger in a load test. */
  rateLimitFactor: number
  /** For the secrets of authenticator apps. */
  factorEncryption: Encryption
  webhookSecrets: WebhookSecrets
  telegram: TelegramOptions
  /** Of the links with which orders are paid. */
  orderTokens: SignedIds
  /** Of the links in mails that show an order. */
  ticketTokens: SignedIds
  /** Of the links with which somebody pays for the buyer. */
  familyTokens: SignedIds
  /** Of the links in mails of campaigns. */
  campaignTokens: CampaignTokens
  /** Of carts as links. */
  cartTokens: SignedIds
  /** Of the links that ask buyers for a review. */
  reviewTokens: SignedIds
  /** How long a stream of changes lasts; fifteen minutes unless a test says otherwise. */
  streamLifetimeMs?: number
  /** The least time of answers that must not disclose an account; a quarter of a second unless a test says otherwise. */
  minimumDuration?: () => Promise<unknown>
  /** With the costs of a shop unless a test says otherwise. */
  passwordHasher?: PasswordHasher
  now(): Date
  /** Called after a commit that wrote to the outbox. */
  wakeMail(): void
  tracer?: Tracer | undefined
}
