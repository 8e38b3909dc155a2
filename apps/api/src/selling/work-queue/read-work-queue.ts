import type { WorkItem, WorkQueue } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { hours } from '@tecnoclick/domain/platform/duration'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/selling/work-queue'
import { sql } from 'drizzle-orm'
import { workItemQueries } from './work-item-queries.ts'

/** Items per kind. */
const maxItemsPerKind = 40

/** Kinds with a promised response time (resets.md#fulfilment). */
const promisedKinds: readonly WorkItemKind[] = ['key', 'resetPayment']

interface Found {
  kind: WorkItemKind
  id: number
  title: string
  who: string
  amount: number | null
  currency: string | null
  since: string
  waiting: number
}

interface WorkQueueRequest {
  /** Those that the viewer deals with; the others count as none. */
  kinds: readonly WorkItemKind[]
  keyAnswerHours: number
  now: Date
}

/** Everything that waits, in one statement: by due date, then oldest first. */
export async function readWorkQueue(
  db: Drizzle,
  { kinds, keyAnswerHours, now }: WorkQueueRequest,
): Promise<WorkQueue> {
  const sources = workItemQueries(now)
  const parts = kinds.map(
    (kind) => sql`(
      select json_build_object(
        'kind', ${kind}::text, 'id', w.id, 'title', w.title, 'who', w.who, 'amount', w.amount, 'currency', w.currency,
        'since', w.since, 'waiting', count(*) over ()
      ) as found
      from (${sources[kind]}) as w order by w.since, w.id limit ${maxItemsPerKind}
    )`,
  )
  const rows =
    parts.length === 0 ? [] : (await db.execute<{ found: Found }>(sql.join(parts, sql` union all `))).rows
  const counts = Object.fromEntries(workItemKinds.map((kind) => [kind, 0])) as Record<WorkItemKind, number>
  for (const { found } of rows) counts[found.kind] = found.waiting
  const data = rows.map(({ found }) => itemOf(found, keyAnswerHours)).toSorted(byUrgency)
  return { total: Object.values(counts).reduce((sum, count) => sum + count, 0), counts, data }
}

function itemOf({ waiting: _, ...found }: Found, keyAnswerHours: number): WorkItem {
  const since = new Date(found.since)
  const due = promisedKinds.includes(found.kind) ? new Date(since.getTime() + hours(keyAnswerHours)) : null
  return {
    ...found,
    amount: found.amount === null ? null : toWire(found.amount),
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
