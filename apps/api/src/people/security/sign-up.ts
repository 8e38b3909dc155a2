import type { SignUp, ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import type { Role } from '@tecnoclick/domain/people/roles'
import { and, eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { addressTakenMail } from './account-mails.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { Hashing } from './hashing.ts'
import { sendActivation } from './send-activation.ts'

export interface NewAccount extends SignUp {
  role: Exclude<Role, 'admin'>
  storeUrl: string
}

/**
 * The response and the work are the same whether or not the address is taken (people.md#registration). An account that
 * is not activated counts as taken and keeps its password: someone else may have registered first, and a second link
 * would let the owner activate a stranger's password. Recovery proves who reads the mail.
 */
export async function signUp(
  { database: { db }, mailSecrets, now, wakeMail }: ApiDeps,
  hashing: Hashing,
  { email, password, phone, next, role, storeUrl }: NewAccount,
): Promise<ToldAddress | Refusal> {
  const refused = await refuseCommonPassword(email, password)
  if (refused) return refused
  const passwordHash = await hashing.protect(password)
  if (isRefusal(passwordHash)) return passwordHash
  const at = { storeUrl, mailSecrets, now: now() }
  await inTransaction(db, async (tx) => {
    const userId = await insertUser(tx, { email, role, passwordHash, passwordChangedAt: at.now })
    if (userId === undefined) await queueOwnerMail(tx, email, at)
    else {
      if (phone) await tx.insert(profiles).values({ userId, phone })
      await sendActivation(tx, { userId, email, next }, at)
    }
  })
  wakeMail()
  return { email }
}

/** Undefined if the address is taken, also by a concurrent request that committed first. */
async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return row?.id
}

/** At most once a day, so that nobody can flood another person's mailbox. */
async function queueOwnerMail(
  tx: Transaction,
  email: string,
  { storeUrl, now }: { storeUrl: string; now: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), users.enabled))
  if (!owner) return
  const dedupeKey = `address-taken:${owner.id}:${now.toISOString().slice(0, 10)}`
  await queueWrittenMail(tx, { kind: 'address-taken', to: owner.email, dedupeKey }, (store) =>
    addressTakenMail(store, storeUrl),
  )
}
