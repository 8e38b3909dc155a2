import type { Transaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { closedAddress } from '@tecnoclick/domain/people/closed-account'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import { nobodysHash } from '../security/hashing.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { readOpenMatters } from './open-matters.ts'

/** Carts belong to another area; the application passes it in. */
export type EmptyCart = (tx: Transaction, userId: number) => Promise<void>

interface ClosingRequest {
  actor: Actor
  /** The session that was confirmed. A change of the password, or another device, may have ended it since. */
  sessionId: number
  emptyCart: EmptyCart
}

/**
 * people.md#closing-the-account. The cart is locked first, as everywhere: no order can be placed from it meanwhile. A
 * trigger refuses whatever else would be added to a closed account.
 */
export async function closeAccount(
  { database: { db }, now, wakeMail }: ApiDeps,
  { actor, sessionId, emptyCart }: ClosingRequest,
): Promise<Refusal | undefined> {
  const { userId } = actor
  const at = now()
  const outcome = await transact(db, async (tx) => {
    await emptyCart(tx, userId)
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), users.enabled))
      .for('update')
    if (!user || !(await tx.$count(sessions, eq(sessions.id, sessionId)))) return refuse('unauthenticated')
    if (user.role === 'admin') return refuse('conflict')
    if ((await readOpenMatters(tx, userId)).length > 0) return refuse('conflict')
    await erasePersonalData(tx, user)
    await disable(tx, userId, at)
    await recordAudit(tx, actor, { action: 'delete', entity: 'account', entityId: userId })
    const envelope = { kind: 'account-closed', to: user.email, dedupeKey: `account-closed:${userId}` }
    await queueWrittenMail(tx, envelope, (store) => accountClosedMail(store, at))
    return undefined
  })
  wakeMail()
  return outcome
}

/** A trigger ends the sessions. The address is free: somebody may register with it again. */
async function disable(tx: Transaction, userId: number, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      email: closedAddress(`account-${userId}`),
      passwordHash: nobodysHash,
      enabled: false,
      closedAt: at,
      lastSignInAt: null,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId))
}

function accountClosedMail({ storeName: store }: Store, at: Date): WrittenMail {
  const { subject, heading, happened, kept, again, notYou } = mails.accountClosed
  const time = formatDateTime(at, 'es')
  return {
    subject: fillText(subject, { store }),
    content: { heading, paragraphs: [fillText(happened, { time }), kept, again, notYou] },
  }
}
