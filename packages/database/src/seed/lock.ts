import { sql } from 'drizzle-orm'
import type { Transaction } from '../connect.ts'

/** 'seed' in ASCII. */
const seedLock = 0x73656564

/** Servers that start together seed one after the other; the second finds everything there. */
export async function takeSeedLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
}
