import type { Database } from '@tecnoclick/database/connect'
import type { Logger } from 'pino'

/** What the API needs of the house around it; tests pass a test database and a still clock. */
export interface ApiDeps {
  database: Database
  log: Logger
  /** Where the store is reached from outside, without a trailing slash; mails link there. */
  publicUrl?: string | undefined
  /** Multiplies every rate limit: 1 in a shop, larger in a load test. */
  rateLimitFactor: number
  now(): Date
  /** Called after a commit that wrote to the outbox. */
  wakeMail(): void
}
