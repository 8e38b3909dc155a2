import { sql } from 'drizzle-orm'
import type { Transaction } from '../connect.ts'

/** 'seed' in ASCII. */
const seedLock = 0x73656564

/**
 * Concurrent servers seed one after the other; the second finds nothing to do. It waits as long as necessary: the
 * timeouts of a request (platform.md#constants) do not apply to a seed.
 */
export async function takeSeedLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config(name, '300s', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`)
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
}
