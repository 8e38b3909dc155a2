import type { Invitation, NewInvitation } from '@tecnoclick/contract/people/staff/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { staffInvitations } from '@tecnoclick/database/schema/people/staff-invitations'
import { users } from '@tecnoclick/database/schema/people/users'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import { hours } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type MailSecrets, placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { readInvitations } from './read-staff.ts'

const { staff: texts } = office
const entity = 'staff-invitation'

/** The link works for three days (people.md#staff). */
const invitationLife = hours(72)

interface Sending {
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

/** Mails a link that works once. A second invitation of the same address replaces the first. */
export function inviteStaff(
  db: Drizzle,
  actor: Actor,
  { email, staffRole, storeUrl, mailSecrets, now }: NewInvitation & Sending,
): Promise<Invitation | Refusal> {
  return transact(db, async (tx) => {
    const taken = await refusalForTaken(tx, email)
    if (taken) return taken
    await tx
      .update(staffInvitations)
      .set({ endedAt: now })
      .where(and(eq(sql`lower(${staffInvitations.email})`, email), isNull(staffInvitations.endedAt)))
    const token = createToken()
    const [row] = await tx
      .insert(staffInvitations)
      .values({
        email,
        staffRole,
        tokenHash: hashToken(token),
        invitedBy: actor.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + invitationLife),
      })
      .returning({ id: staffInvitations.id })
    if (!row) throw new Error('The invitation was not stored')
    await recordAudit(tx, actor, {
      action: 'create',
      entity,
      entityId: row.id,
      after: { email, staffRole },
    })
    const secrets = mailSecrets.seal(email, { token })
    const envelope = { kind: 'staff-invitation', to: email, secrets, dedupeKey: `staff-invitation:${row.id}` }
    const link = `${storeUrl}/admin/invitation/${placeholder('token')}`
    await queueWrittenMail(tx, envelope, (store) => invitationMail(store, staffRole, link))
    const { data } = await readInvitations(tx, now, sql`i.id = ${row.id}`)
    return data[0] ?? refuse('notFound')
  })
}

/** A customer's account never becomes a staff account: its password and mailbox were chosen for less. */
export async function refusalForTaken(tx: Transaction, email: string): Promise<Refusal | undefined> {
  const [user] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  if (!user) return undefined
  const problem = user.role === 'admin' ? texts.invite.isStaff : texts.invite.isCustomer
  return refuse('conflict', { fields: { email: problem } })
}

export function withdrawInvitation(
  db: Drizzle,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<undefined | Refusal> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(staffInvitations)
      .set({ endedAt: now })
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.endedAt)))
      .returning({ email: staffInvitations.email, staffRole: staffInvitations.staffRole })
    if (!row) return refuse('notFound')
    await recordAudit(tx, actor, { action: 'delete', entity, entityId: id, before: row })
    return undefined
  })
}

function invitationMail({ storeName: store }: Store, staffRole: StaffRole, link: string): WrittenMail {
  const { subject, heading, invited, validity, notYou, action } = mails.staffInvitation
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [
        fillText(invited, { store, role: texts.roles[staffRole].toLowerCase() }),
        fillText(validity, { hours: invitationLife / hours(1) }),
        notYou,
      ],
      action: { label: action, url: link },
    },
  }
}
