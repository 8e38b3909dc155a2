import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { recoveryCodes, users } from '@tecnoclick/database/schema/people/users'
import { recoveryCodeLife, recoveryCodesPerDay, recoveryDay } from '@tecnoclick/domain/people/recovery-code'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { recoveryCodeMail } from './account-mails.ts'
import { drawRecoveryCode, hashRecoveryCode } from './check-recovery-code.ts'

/** Returns a handle for every address; only an existing account gets a code, at most three a day. */
export async function requestRecovery(
  { database: { db }, now, wakeMail }: ApiDeps,
  email: string,
): Promise<string> {
  const handle = createToken()
  const at = now()
  await inTransaction(db, async (tx) => {
    const user = await lockAccount(tx, email)
    if (!user || (await codesOfTheDay(tx, user.id, at)) >= recoveryCodesPerDay) return
    await endLiveCode(tx, user.id, at)
    const code = drawRecoveryCode()
    const [row] = await tx
      .insert(recoveryCodes)
      .values({
        userId: user.id,
        codeHash: hashRecoveryCode(user.id, code),
        handleHash: hashToken(handle),
        createdAt: at,
        expiresAt: new Date(at.getTime() + recoveryCodeLife),
      })
      .returning({ id: recoveryCodes.id })
    if (!row) throw new Error('The recovery code was not stored')
    const dedupeKey = `recovery-code:${row.id}`
    await queueWrittenMail(tx, { kind: 'recovery-code', to: user.email, dedupeKey }, (store) =>
      recoveryCodeMail(store, code),
    )
  })
  wakeMail()
  return handle
}

/** Locked first, as when the code is used: concurrent requests create one active code. */
async function lockAccount(
  tx: Transaction,
  email: string,
): Promise<{ id: number; email: string } | undefined> {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), users.enabled))
    .for('no key update')
  return user
}

function codesOfTheDay(tx: Transaction, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - recoveryDay)
  return tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), gt(recoveryCodes.createdAt, since)))
}

async function endLiveCode(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ endedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.endedAt)))
}
