import type { ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { activationKeys, users } from '@tecnoclick/database/schema/people/users'
import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { activationMail } from './account-mails.ts'

export interface PendingAccount {
  userId: number
  email: string
}

/** A new key; earlier ones stay valid until they expire. */
export async function sendActivation(
  tx: Transaction,
  { userId, email }: PendingAccount,
  { storeUrl, now }: { storeUrl: string; now: Date },
): Promise<void> {
  const token = createToken()
  const expiresAt = new Date(now.getTime() + activationKeyLife)
  const [key] = await tx
    .insert(activationKeys)
    .values({ userId, keyHash: hashToken(token), createdAt: now, expiresAt })
    .returning({ id: activationKeys.id })
  if (!key) throw new Error('The activation key was not stored')
  const link = `${storeUrl}/activate/user/${token}`
  await queueWrittenMail(tx, { kind: 'activation', to: email, dedupeKey: `activation:${key.id}` }, (store) =>
    activationMail(store, link),
  )
}

/** The response is the same for every address; only an account that is not activated gets a mail. */
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
