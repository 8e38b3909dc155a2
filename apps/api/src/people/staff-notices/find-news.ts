import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { type NoticedRow, staffMessages } from '@tecnoclick/database/schema/people/staff-notices'
import { type StaffRole, staffRoles } from '@tecnoclick/domain/people/permissions'
import { days } from '@tecnoclick/domain/platform/duration'
import { isNumbered, noticeDueAt, noticeGroupOf } from '@tecnoclick/domain/staff/staff-notices'
import { kindsOf } from '@tecnoclick/domain/staff/work-queue'
import { and, eq, gt, sql } from 'drizzle-orm'
import { waitingRecords } from '../../staff/work-queue/waiting-records.ts'
import { gather } from './gather-message.ts'
import type { Target } from './read-targets.ts'

/** What each role has in its work queue now, to say no more of what somebody has done meanwhile. */
export type Waiting = ReadonlyMap<StaffRole, ReadonlySet<string>>

export function rowKey({ kind, id, since }: Pick<NoticedRow, 'kind' | 'id' | 'since'>): string {
  return `${kind} ${id} ${since}`
}

/** Notes what is new for each role, and adds it to the messages of those who want to hear of it, in one transaction. */
export async function findNews(db: Drizzle, targets: readonly Target[], now: Date): Promise<Waiting> {
  const waiting = new Map<StaffRole, Set<string>>()
  for (const role of staffRoles) {
    if (kindsOf(role).length === 0) continue
    const own = targets.filter(({ staffRole }) => staffRole === role)
    const rows = await inTransaction(db, async (tx) => {
      const found = await noteRows(tx, role, now)
      const news = found.filter(({ isNew }) => isNew).map(({ isNew: _, ...row }) => row)
      for (const target of own) await tell(tx, target, news, now)
      return found
    })
    waiting.set(role, new Set(rows.map(rowKey)))
  }
  return waiting
}

async function tell(tx: Transaction, target: Target, news: readonly NoticedRow[], now: Date): Promise<void> {
  const rows = news
    .filter(({ kind }) => target.groups.includes(noticeGroupOf(kind)))
    .map((row) => ({ ...row, title: isNumbered(row.kind) ? row.title : '' }))
  if (rows.length === 0) return
  const dueAt = noticeDueAt({ ...target, lastSentAt: await lastSentTo(tx, target, now) }, now)
  await gather(tx, target, { rows, dueAt, now })
}

/** Quiet hours hold a message back for a day at most. */
const lookBack = days(2)

async function lastSentTo(
  tx: Transaction,
  { userId, channel, deviceId }: Target,
  now: Date,
): Promise<Date | undefined> {
  const { sentAt, createdAt } = staffMessages
  const isRecent = gt(createdAt, new Date(now.getTime() - lookBack))
  const isSame = sql`${staffMessages.deviceId} is not distinct from ${deviceId}::integer`
  const [last] = await tx
    .select({ sentAt: sql<string | null>`max(${sentAt})` })
    .from(staffMessages)
    .where(and(eq(staffMessages.userId, userId), eq(staffMessages.channel, channel), isSame, isRecent))
  return last?.sentAt ? new Date(last.sentAt) : undefined
}

/** A row that was seen stays seen, also when another kind of its record was more urgent in between. */
async function noteRows(tx: Transaction, role: StaffRole, now: Date) {
  const at = now.toISOString()
  const { rows } = await tx.execute<Omit<NoticedRow, 'since'> & { since: string; isNew: boolean }>(sql`
    with waiting as (
      select r.kind, r.id, coalesce(r.title, '') as title, date_trunc('milliseconds', r.since) as since
      from (${waitingRecords(kindsOf(role), now)}) as r where r.since is not null
    ),
    noted as (
      insert into staff_notice_rows (staff_role, kind, row_id, since, found_at)
      select ${role}, w.kind, w.id, w.since, ${at}::timestamptz from waiting as w
      where not exists (
        select from staff_notice_rows as s
        where s.staff_role = ${role} and s.kind = w.kind and s.row_id = w.id and s.since = w.since
      )
      on conflict do nothing returning kind, row_id, since
    )
    select w.kind, w.id, w.title, w.since, n.kind is not null as "isNew"
    from waiting as w left join noted as n on n.kind = w.kind and n.row_id = w.id and n.since = w.since
    order by w.since, w.id`)
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}
