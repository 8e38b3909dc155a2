import type { Database } from '@tecnoclick/database/connect'
import type { Logger } from 'pino'

/** Dependencies of the API; tests pass a test database and a fixed clock. */
export interface ApiDeps {
  database: Database
  log: Logger
  /** The public URL without a trailing slash, for links in mails. */
  publicUrl?: string | undefined
  /** Multiplies every rate limit: 1 in a shop, larger in a load test. */
  rateLimitFactor: number
  /** 256 bits, not in the database: encrypts what must not be readable there. */
  secretKey: Buffer
  /** Demo accounts may sign in, and staff among them work without a second factor. */
  demoAccounts: boolean
  now(): Date
  /** Called after a commit that wrote to the outbox. */
  wakeMail(): void
}
