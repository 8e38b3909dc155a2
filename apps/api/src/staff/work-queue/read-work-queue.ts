import type { WorkItem, WorkQueue } from '@tecnoclick/contract/staff/work-queue/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { hours } from '@tecnoclick/domain/platform/duration'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/staff/work-queue'
import { type SQL, sql } from 'drizzle-orm'
import { staffName } from '../../platform/staff-name.ts'
import { waitingRecords } from './waiting-records.ts'

/** Items per kind. */
const maxItemsPerKind = 40

/** Kinds with a promised response time (resets.md#fulfilment). */
const promisedKinds: readonly WorkItemKind[] = ['key', 'resetPayment']

interface Found {
  kind: WorkItemKind
  /** All kinds of the record, with this one. */
  kinds: WorkItemKind[]
  id: number
  title: string
  who: string
  assignee: WorkItem['assignee']
  amount: number | null
  currency: string | null
  owed: number | null
  since: string
  waiting: number
}

interface WorkQueueRequest {
  /** Those that the viewer deals with; the others count as none. */
  kinds: readonly WorkItemKind[]
  /** Only what is assigned to this member of staff. */
  assignedTo: number | undefined
  keyAnswerHours: number
  now: Date
}

/** Everything that waits, in one statement and one row per record: by due date, then oldest first. */
export async function readWorkQueue(
  db: Drizzle,
  { kinds, assignedTo, keyAnswerHours, now }: WorkQueueRequest,
): Promise<WorkQueue> {
  const rows =
    kinds.length === 0
      ? []
      : (await db.execute<{ found: Found }>(oldestOf(waitingRecords(kinds, now), assignedTo))).rows
  const counts = Object.fromEntries(workItemKinds.map((kind) => [kind, 0])) as Record<WorkItemKind, number>
  for (const { found } of rows) counts[found.kind] = found.waiting
  const data = rows.map(({ found }) => itemOf(found, keyAnswerHours)).toSorted(byUrgency)
  return { total: Object.values(counts).reduce((sum, count) => sum + count, 0), counts, data }
}

/** The oldest of each kind. */
function oldestOf(records: SQL, assignedTo: number | undefined): SQL {
  const mine = assignedTo === undefined ? sql`true` : sql`g.staff_id = ${assignedTo}`
  return sql`
    with records as (${records}),
    placed as (
      select r.*, g.staff_id, count(*) over (partition by r.kind) as waiting,
        row_number() over (partition by r.kind order by r.since, r.id) as place
      from records as r
      left join assignments as g on r.id = case r.subject
        when 'order' then g.order_id when 'serviceOrder' then g.service_order_id when 'message' then g.message_id
      end
      where ${mine}
    )
    select json_build_object(
      'kind', w.kind, 'kinds', w.kinds, 'id', w.id, 'title', w.title, 'who', w.who, 'amount', w.amount,
      'currency', w.currency, 'owed', w.owed, 'since', w.since, 'waiting', w.waiting,
      'assignee', case when u.id is not null then json_build_object('id', u.id, 'name', ${staffName}) end
    ) as found
    from placed as w left join (users as u left join profiles as p on p.user_id = u.id) on u.id = w.staff_id
    where w.place <= ${maxItemsPerKind} order by w.rank, w.place`
}

function itemOf({ waiting: _, kinds, ...found }: Found, keyAnswerHours: number): WorkItem {
  const since = new Date(found.since)
  const due = promisedKinds.includes(found.kind) ? new Date(since.getTime() + hours(keyAnswerHours)) : null
  return {
    ...found,
    also: workItemKinds.filter((kind) => kind !== found.kind && kinds.includes(kind)),
    amount: found.amount === null ? null : toWire(found.amount),
    owed: found.owed === null ? null : toWire(found.owed),
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
  }
}

/** Reviews come last: nobody waits for a reply. */
function byUrgency(one: WorkItem, other: WorkItem): number {
  const isReview = (item: WorkItem) => Number(item.kind === 'review')
  if (isReview(one) !== isReview(other)) return isReview(one) - isReview(other)
  if (one.due !== other.due) return (one.due ?? '9').localeCompare(other.due ?? '9')
  return one.since.localeCompare(other.since)
}
