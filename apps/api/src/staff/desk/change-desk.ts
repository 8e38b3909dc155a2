import type { Desk } from '@tecnoclick/contract/staff/desk/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { permissionsOf, type StaffRole } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { type DeskSubject, deskSubjects } from './desk-subjects.ts'
import { isColleague, readDesk } from './read-desk.ts'

/** Gives a record to a colleague who may work on it, or to nobody. */
export function assign(
  db: Drizzle,
  actor: Actor,
  subject: DeskSubject,
  { id, staffId, now }: { id: number; staffId: number | null; now: Date },
): Promise<Desk | Refusal> {
  const { entity, column, write } = subject
  return transact(db, async (tx) => {
    const before = await lockDesk(tx, subject, id)
    if (!before) return refuse('notFound')
    if (staffId === null) await tx.execute(sql`delete from assignments where ${column} = ${id}`)
    else {
      const { rowCount } = await tx.execute(sql`
        insert into assignments (${column}, staff_id, assigned_by, assigned_at)
        select ${id}::integer, u.id, ${actor.userId}::integer, ${now.toISOString()}::timestamptz from users as u
        where u.id = ${staffId} and ${isColleague(write)}
        on conflict (${column}) do update
        set staff_id = excluded.staff_id, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at`)
      if (rowCount !== 1) return refuse('invalid', { fields: { staffId: office.desk.cannot } })
    }
    if (before.assignee?.id !== (staffId ?? undefined))
      await recordAudit(tx, actor, {
        action: 'update',
        entity,
        entityId: id,
        before: { assignee: before.assignee?.id ?? null },
        after: { assignee: staffId },
      })
    return (await readDesk(tx, subject, id)) ?? refuse('notFound')
  })
}

/** The log of changes cannot be erased, so it does not hold the text, which may name people. */
export function addNote(
  db: Drizzle,
  actor: Actor,
  subject: DeskSubject,
  { id, text, key, now }: { id: number; text: string; key: string | undefined; now: Date },
): Promise<Desk | Refusal> {
  const { entity, column } = subject
  const call = { userId: actor.userId, scope: `note:${entity.replace(' ', '-')}:${id}`, key, request: text }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      if (!(await lockDesk(tx, subject, id))) return refuse('notFound')
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into staff_notes (${column}, author_id, text, created_at)
        values (${id}, ${actor.userId}, ${text}, ${now.toISOString()}::timestamptz) returning id`)
      const after = { about: entity, of: id }
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'staff-note',
        entityId: rows[0]?.id ?? '',
        after,
      })
      return (await readDesk(tx, subject, id)) ?? refuse('notFound')
    }),
  )
}

/** Only one's own. */
export function removeNote(
  db: Drizzle,
  actor: Actor,
  subject: DeskSubject,
  { id, noteId }: { id: number; noteId: number },
): Promise<Desk | Refusal> {
  const { entity, column } = subject
  return transact(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from staff_notes where id = ${noteId} and ${column} = ${id} and author_id = ${actor.userId}`)
    if (rowCount !== 1) return refuse('notFound')
    const before = { about: entity, of: id }
    await recordAudit(tx, actor, { action: 'delete', entity: 'staff-note', entityId: noteId, before })
    return (await readDesk(tx, subject, id)) ?? refuse('notFound')
  })
}

/** What somebody may no longer work on is given to nobody. Called with a change of role or access. */
export async function releaseAssignments(
  tx: Transaction,
  staffId: number,
  { staffRole, enabled }: { staffRole: StaffRole | null; enabled: boolean },
): Promise<void> {
  const permitted = enabled ? permissionsOf(staffRole) : []
  for (const { column, write } of Object.values(deskSubjects))
    if (!permitted.includes(write))
      await tx.execute(sql`delete from assignments where staff_id = ${staffId} and ${column} is not null`)
}

/** Keeps two people from assigning at once. */
async function lockDesk(tx: Transaction, subject: DeskSubject, id: number): Promise<Desk | undefined> {
  await tx.execute(sql`select from ${subject.table} where id = ${id} for no key update`)
  return readDesk(tx, subject, id)
}
