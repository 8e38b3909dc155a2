import { inTransaction } from '@tecnoclick/database/connect'
import { staffMessages, staffNoticeRows } from '@tecnoclick/database/schema/people/staff-notices'
import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { days } from '@tecnoclick/domain/platform/duration'
import { kindsOf } from '@tecnoclick/domain/staff/work-queue'
import { and, lt, notInArray, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { waitingRecords } from '../../staff/work-queue/waiting-records.ts'
import { removeExpiredButtons } from './chat-buttons.ts'
import { findNews } from './find-news.ts'
import { readTargets } from './read-targets.ts'
import { sendMessages } from './send-messages.ts'

const messagesKept = days(30)
const rowsKept = days(90)

/** What is new in 'Por atender' is told to those who may do it, by what they chose (back-office.md#notices). */
export async function tellStaff(deps: JobDeps): Promise<void> {
  const { database, encryption, telegram, now } = deps
  const { db } = database
  const targets = await readTargets(db)
  const waiting = await findNews(db, targets, now())
  if (encryption && telegram) await sendMessages({ ...deps, db, encryption, telegram }, targets, waiting)
}

/** A row that still waits stays known, however old it is. */
export async function purgeStaffNotices({ database: { db }, now }: JobDeps): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age)
  await inTransaction(db, async (tx) => {
    await removeExpiredButtons(tx, now())
    await tx
      .delete(staffMessages)
      .where(
        and(
          lt(staffMessages.createdAt, before(messagesKept)),
          notInArray(staffMessages.state, ['waiting', 'sending']),
        ),
      )
  })
  for (const role of staffRoles) {
    const kinds = kindsOf(role)
    if (kinds.length === 0) continue
    await db.execute(sql`
      with waiting as (
        select r.kind, r.id, date_trunc('milliseconds', r.since) as since from (${waitingRecords(kinds, now())}) as r
      )
      delete from ${staffNoticeRows} as s
      where s.staff_role = ${role} and s.found_at < ${before(rowsKept).toISOString()}::timestamptz and not exists (
        select from waiting as w where w.kind = s.kind and w.id = s.row_id and w.since = s.since
      )`)
  }
}
