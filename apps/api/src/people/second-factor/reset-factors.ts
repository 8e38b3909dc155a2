import {
  backupCodes,
  passkeys,
  signInChallenges,
  totpSecrets,
} from '@tecnoclick/database/schema/people/second-factors'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { isEnabled, readFactors } from './read-second-factor.ts'
import { secondFactorMail } from './second-factor-mails.ts'

/** For staff who lost phone, passkey and backup codes. They enrol again after the next sign-in (people.md#staff). */
export async function resetFactors(
  { database: { db }, now, wakeMail }: ApiDeps,
  actor: Actor,
  userId: number,
): Promise<undefined | Refusal> {
  // The own factor is changed at /account/second-factor, where the last one stays.
  if (userId === actor.userId) return refuse('conflict')
  const at = now()
  const outcome = await transact(db, async (tx) => {
    const [member] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.role, 'admin')))
      .for('no key update')
    if (!member) return refuse('notFound')
    const factors = await readFactors(tx, userId)
    if (!isEnabled(factors)) return refuse('notFound')
    for (const table of [totpSecrets, passkeys, backupCodes, signInChallenges, sessions])
      await tx.delete(table).where(eq(table.userId, userId))
    const before = { totp: factors.totpSince !== undefined, passkeys: factors.passkeys.length }
    await recordAudit(tx, actor, { action: 'delete', entity: 'second-factor', entityId: userId, before })
    const dedupeKey = `second-factor:${userId}:reset:${at.getTime()}`
    await queueWrittenMail(tx, { kind: 'second-factor', to: member.email, dedupeKey }, (store) =>
      secondFactorMail(store, 'reset', at),
    )
    return undefined
  })
  wakeMail()
  return outcome
}
