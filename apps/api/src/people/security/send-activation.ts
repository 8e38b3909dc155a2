import type { ResendActivation, ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { activationKeys, users } from '@tecnoclick/database/schema/people/users'
import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type MailSecrets, placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { activationMail } from './account-mails.ts'

/** What a mail with a link needs. */
export interface LinkMail {
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

export interface PendingAccount {
  userId: number
  email: string
  /** The page of the shop that the link leads back to. */
  next?: string | undefined
}

/** A new key; earlier ones stay valid until they expire. */
export async function sendActivation(
  tx: Transaction,
  { userId, email, next }: PendingAccount,
  { storeUrl, mailSecrets, now }: LinkMail,
): Promise<void> {
  const token = createToken()
  const expiresAt = new Date(now.getTime() + activationKeyLife)
  const [key] = await tx
    .insert(activationKeys)
    .values({ userId, keyHash: hashToken(token), createdAt: now, expiresAt })
    .returning({ id: activationKeys.id })
  if (!key) throw new Error('The activation key was not stored')
  const query = next ? `?${new URLSearchParams({ next })}` : ''
  const link = `${storeUrl}/activate/user/${placeholder('token')}${query}`
  const secrets = mailSecrets.seal(email, { token })
  const envelope = { kind: 'activation', to: email, secrets, dedupeKey: `activation:${key.id}` }
  await queueWrittenMail(tx, envelope, (store) => activationMail(store, link))
}

/** The response is the same for every address; only an account that is not activated gets a mail. */
export async function resendActivation(
  { database: { db }, mailSecrets, now, wakeMail }: ApiDeps,
  { email, next }: ResendActivation,
  storeUrl: string,
): Promise<ToldAddress> {
  await inTransaction(db, async (tx) => {
    const [pending] = await tx
      .select({ userId: users.id, email: users.email })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), users.enabled, isNull(users.activatedAt)))
    if (pending) await sendActivation(tx, { ...pending, next }, { storeUrl, mailSecrets, now: now() })
  })
  wakeMail()
  return { email }
}
