import type { Transaction } from '@tecnoclick/database/connect'
import { activationKeys } from '@tecnoclick/database/schema/people/users'
import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { activationMail } from './account-mails.ts'

export interface PendingAccount {
  userId: number
  email: string
}

/** A new key beside those sent before: only their hashes are left, and each serves until its own time is over. */
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
