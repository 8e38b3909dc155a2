import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { recoveryCodes, users } from '@tecnoclick/database/schema/people/users'
import {
  formatRecoveryCode,
  isLastTry,
  recoveryCodeCount,
  recoveryTries,
} from '@tecnoclick/domain/people/recovery-code'
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'

/** Identifies the account by e-mail address, by session, or by the cookie of the recovery request. */
export type RecoverySubject = { email: string } | { userId: number } | { handle: string }

export interface RightCode {
  id: number
  userId: number
}

/** A wrong attempt is committed here, whatever happens to the request later. */
export function checkRecoveryCode(
  db: Drizzle,
  subject: RecoverySubject,
  typed: string,
  now: Date,
): Promise<RightCode | Refusal> {
  return inTransaction(db, async (tx) => {
    const [live] = await tx
      .select({
        id: recoveryCodes.id,
        userId: recoveryCodes.userId,
        codeHash: recoveryCodes.codeHash,
        tries: recoveryCodes.tries,
      })
      .from(recoveryCodes)
      .innerJoin(users, eq(users.id, recoveryCodes.userId))
      .where(
        and(
          isOf(subject),
          users.enabled,
          isNull(recoveryCodes.endedAt),
          gt(recoveryCodes.expiresAt, now),
          lt(recoveryCodes.tries, recoveryTries),
        ),
      )
      .for('update', { of: recoveryCodes })
    if (!live) return refuse('badCode')
    const { id, userId, tries } = live
    if (timingSafeEqual(live.codeHash, hashRecoveryCode(userId, typed))) return { id, userId }
    await tx
      .update(recoveryCodes)
      .set({ tries: sql`${recoveryCodes.tries} + 1`, ...(isLastTry(tries) && { endedAt: now }) })
      .where(eq(recoveryCodes.id, id))
    return refuse('badCode')
  })
}

function isOf(subject: RecoverySubject): SQL {
  if ('email' in subject) return eq(sql`lower(${users.email})`, subject.email)
  if ('userId' in subject) return eq(users.id, subject.userId)
  return eq(recoveryCodes.handleHash, hashToken(subject.handle))
}

export function drawRecoveryCode(): string {
  return formatRecoveryCode(randomInt(recoveryCodeCount))
}

/**
 * Salted with the account, so that equal codes have different hashes. A code is protected by tries and time, not by its
 * hash.
 */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}
