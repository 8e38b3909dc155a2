import type { ClientConfig } from 'pg'
import { ScramClient } from './driver-internals/scram-client.ts'

/** One connection outside the pool, for work that is longer than a transaction. */
export function createClient(connectionString: string, config: ClientConfig = {}): ScramClient {
  return new ScramClient({ ...config, connectionString })
}
