import type { Accepted, OpenInvitation } from '@tecnoclick/contract/people/staff/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { staffInvitations } from '@tecnoclick/database/schema/people/staff-invitations'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { hashToken } from '../../platform/session/token.ts'
import { refuseCommonPassword } from '../security/common-passwords.ts'
import { refusalForTaken } from './invite.ts'

/** Injected: protecting passwords belongs to security, with one queue per process. */
export type ProtectPassword = (transformed: string) => Promise<string | Refusal>

export async function findInvitation(
  db: Drizzle,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const [row] = await db.select().from(staffInvitations).where(isOpen(token, now))
  return row && { email: row.email, staffRole: row.staffRole, expiresDate: row.expiresAt.toISOString() }
}

/** Makes the account, once. Signing in is the next step: it may ask for more than the password. */
export async function acceptInvitation(
  { database: { db }, now }: ApiDeps,
  protect: ProtectPassword,
  { token, password, requestId }: { token: string; password: string; requestId: string },
): Promise<Accepted | Refusal> {
  // Only a link that is worth it gets a place in the queue of the hashes.
  const open = await findInvitation(db, token, now())
  if (!open) return refuse('notFound')
  const refused = await refuseCommonPassword(open.email, password)
  if (refused) return refused
  const passwordHash = await protect(password)
  if (isRefusal(passwordHash)) return passwordHash
  const at = now()
  return transact(db, async (tx) => {
    const [invitation] = await tx
      .update(staffInvitations)
      .set({ endedAt: at })
      .where(isOpen(token, at))
      .returning({
        id: staffInvitations.id,
        email: staffInvitations.email,
        staffRole: staffInvitations.staffRole,
      })
    if (!invitation) return refuse('notFound')
    const { id, email, staffRole } = invitation
    const [user] = await tx
      .insert(users)
      .values({
        email,
        role: 'admin',
        staffRole,
        passwordHash,
        passwordChangedAt: at,
        activatedAt: at,
        mailboxProvenAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return (await refusalForTaken(tx, email)) ?? refuse('conflict')
    await tx.update(staffInvitations).set({ acceptedBy: user.id }).where(eq(staffInvitations.id, id))
    const after = { email, staffRole, invitation: id }
    await recordAudit(
      tx,
      { userId: user.id, requestId },
      { action: 'create', entity: 'staff', entityId: user.id, after },
    )
    return { email }
  })
}

function isOpen(token: string, now: Date) {
  return and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    isNull(staffInvitations.endedAt),
    gt(staffInvitations.expiresAt, now),
  )
}
