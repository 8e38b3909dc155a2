import type { Transaction } from '@tecnoclick/database/connect'
import {
  backupCodes,
  passkeys,
  signInChallenges,
  totpSecrets,
} from '@tecnoclick/database/schema/people/second-factors'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, ne } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { isEnabled, readFactors } from './read-second-factor.ts'
import { secondFactorMail } from './second-factor-mails.ts'

/** Whose factors, and why. */
export interface FactorReset {
  userId: number
  of: 'staff' | 'customer'
  reason?: string
}

/** For who lost phone, passkey and backup codes. Staff enrol again after the next sign-in (people.md#second-factor). */
export async function resetFactors(
  { database: { db }, now, wakeMail }: ApiDeps,
  actor: Actor,
  { userId, of, reason }: FactorReset,
): Promise<undefined | Refusal> {
  // The own factor is changed at /account/second-factor, where the last one stays.
  if (userId === actor.userId) return refuse('conflict')
  const at = now()
  const outcome = await transact(db, async (tx) => {
    const [member] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), of === 'staff' ? eq(users.role, 'admin') : ne(users.role, 'admin')))
      .for('no key update')
    if (!member) return refuse('notFound')
    const removal = { userId, email: member.email, now: at, ...(reason && { after: { reason } }) }
    const change = of === 'staff' ? 'reset' : 'resetCustomer'
    const isRemoved = await removeFactors(tx, actor, { ...removal, change })
    return isRemoved ? undefined : refuse('notFound')
  })
  wakeMail()
  return outcome
}

interface FactorRemoval {
  userId: number
  email: string
  /** Of the mail to the account. */
  change: 'reset' | 'resetCustomer' | 'recovered'
  /** For the audit log. */
  after?: Record<string, unknown>
  now: Date
}

/** With the sessions that were opened by them; false if the account has none. Call `wakeMail` after the commit. */
export async function removeFactors(
  tx: Transaction,
  actor: Actor,
  { userId, email, change, after, now }: FactorRemoval,
): Promise<boolean> {
  const factors = await readFactors(tx, userId)
  if (!isEnabled(factors)) return false
  for (const table of [totpSecrets, passkeys, backupCodes, signInChallenges, sessions])
    await tx.delete(table).where(eq(table.userId, userId))
  const before = { totp: factors.totpSince !== undefined, passkeys: factors.passkeys.length }
  await recordAudit(tx, actor, {
    action: 'delete',
    entity: 'second-factor',
    entityId: userId,
    before,
    ...(after && { after }),
  })
  const dedupeKey = `second-factor:${userId}:${change}:${now.getTime()}`
  await queueWrittenMail(tx, { kind: 'second-factor', to: email, dedupeKey }, (store) =>
    secondFactorMail(store, change, now),
  )
  return true
}
