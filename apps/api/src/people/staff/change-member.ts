import type { StaffChange, StaffMember } from '@tecnoclick/contract/people/staff/schemas'
import { type Drizzle, type Transaction, violatedConstraint } from '@tecnoclick/database/connect'
import { staffInvitations } from '@tecnoclick/database/schema/people/staff-invitations'
import { users } from '@tecnoclick/database/schema/people/users'
import { office } from '@tecnoclick/messages/office'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { releaseAssignments } from '../../staff/desk/change-desk.ts'
import { findMember } from './read-staff.ts'

const { staff: texts } = office

/**
 * A new role, or the end of it. Triggers end the person's sessions and keep the last administrator
 * (people.md#staff).
 */
export async function changeMember(
  db: Drizzle,
  actor: Actor,
  { id, change, now }: { id: number; change: StaffChange; now: Date },
): Promise<StaffMember | Refusal> {
  try {
    return await transact(db, (tx) => applyChange(tx, actor, { id, change, now }))
  } catch (error) {
    if (violatedConstraint(error) !== 'users_keep_an_administrator') throw error
    return refuse('conflict', { fields: { staffRole: texts.lastAdministrator } })
  }
}

async function applyChange(
  tx: Transaction,
  actor: Actor,
  { id, change, now }: { id: number; change: StaffChange; now: Date },
): Promise<StaffMember | Refusal> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'admin')))
    .for('update')
  const user = atVersion(found, change.version)
  if (isRefusal(user)) return user
  const before = { staffRole: user.staffRole, enabled: user.enabled }
  const after = {
    staffRole: change.staffRole ?? before.staffRole,
    enabled: change.enabled ?? before.enabled,
  }
  const isChanged = after.staffRole !== before.staffRole || after.enabled !== before.enabled
  // Nobody locks themselves out, nor gives themselves another role.
  if (isChanged && id === actor.userId) return refuse('conflict', { fields: { staffRole: texts.own } })
  if (isChanged) {
    await tx
      .update(users)
      .set({ ...after, version: user.version + 1 })
      .where(eq(users.id, id))
    await recordAudit(tx, actor, { action: 'update', entity: 'staff', entityId: id, before, after })
    await releaseAssignments(tx, id, after)
    if (after.staffRole !== 'administrator' || !after.enabled) await withdrawInvitationsOf(tx, id, now)
  }
  return (await findMember(tx, id)) ?? refuse('notFound')
}

/** Who may no longer invite leaves no link behind that would still make somebody staff. */
async function withdrawInvitationsOf(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ endedAt: now })
    .where(and(eq(staffInvitations.invitedBy, userId), isNull(staffInvitations.endedAt)))
}
