import { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { and, inArray, sql } from 'drizzle-orm'
import type { Drizzle, Transaction } from './connect.ts'
import { sessions, users } from './schema/people/users.ts'

const isDemoUser = inArray(sql`lower(${users.email})`, [...demoEmails])

/** Whether one of them is enabled (people.md#demo-accounts). */
export async function hasDemoAccounts(db: Drizzle): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(and(isDemoUser, users.enabled)).limit(1)
  return found.length > 0
}

/** Where demo accounts cannot sign in, the sessions that they opened before end too. */
export async function endDemoSessions(db: Drizzle | Transaction): Promise<void> {
  const ids = db.select({ id: users.id }).from(users).where(isDemoUser)
  await db.delete(sessions).where(inArray(sessions.userId, ids))
}
