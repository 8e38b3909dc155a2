import type { ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import { inTransaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { sendActivation } from './send-activation.ts'

/** Says the same for every address; only an account that waits for its activation gets a mail. */
export async function resendActivation(
  { database: { db }, now, wakeMail }: ApiDeps,
  email: string,
  storeUrl: string,
): Promise<ToldAddress> {
  await inTransaction(db, async (tx) => {
    const [pending] = await tx
      .select({ userId: users.id, email: users.email })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), users.enabled, isNull(users.activatedAt)))
    if (pending) await sendActivation(tx, pending, { storeUrl, now: now() })
  })
  wakeMail()
  return { email }
}
