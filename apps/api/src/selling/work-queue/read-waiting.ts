import type { Waiting, WaitingItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { hours } from '@tecnoclick/domain/platform/duration'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type WaitingKind, waitingKinds } from '@tecnoclick/domain/selling/work-queue'
import { sql } from 'drizzle-orm'
import { waitingSources } from './waiting-sources.ts'

/** As many of one kind as anyone works through before looking again. */
const shownOfEach = 40

/** What the shop promised to answer within so many hours (resets.md#fulfilment). */
const promised: readonly WaitingKind[] = ['key', 'resetPayment']

interface Found {
  kind: WaitingKind
  id: number
  title: string
  who: string
  amount: number | null
  currency: string | null
  since: string
  waiting: number
}

/** Everything that waits for the staff, in one statement: what is due first, then what has waited longest. */
export async function readWaiting(db: Drizzle, keyAnswerHours: number, now: Date): Promise<Waiting> {
  const sources = waitingSources(now)
  const parts = waitingKinds.map(
    (kind) => sql`(
      select json_build_object(
        'kind', ${kind}::text, 'id', w.id, 'title', w.title, 'who', w.who, 'amount', w.amount, 'currency', w.currency,
        'since', w.since, 'waiting', count(*) over ()
      ) as found
      from (${sources[kind]}) as w order by w.since, w.id limit ${shownOfEach}
    )`,
  )
  const { rows } = await db.execute<{ found: Found }>(sql.join(parts, sql` union all `))
  const counts = Object.fromEntries(waitingKinds.map((kind) => [kind, 0])) as Record<WaitingKind, number>
  for (const { found } of rows) counts[found.kind] = found.waiting
  const data = rows.map(({ found }) => itemOf(found, keyAnswerHours)).toSorted(byUrgency)
  return { total: Object.values(counts).reduce((sum, count) => sum + count, 0), counts, data }
}

function itemOf({ waiting: _, ...found }: Found, keyAnswerHours: number): WaitingItem {
  const since = new Date(found.since)
  const due = promised.includes(found.kind) ? new Date(since.getTime() + hours(keyAnswerHours)) : null
  return {
    ...found,
    amount: found.amount === null ? null : toWire(found.amount),
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
  }
}

/** Nobody waits for an answer to a review. */
function byUrgency(one: WaitingItem, other: WaitingItem): number {
  const isNews = (item: WaitingItem) => Number(item.kind === 'review')
  if (isNews(one) !== isNews(other)) return isNews(one) - isNews(other)
  if (one.due !== other.due) return (one.due ?? '9').localeCompare(other.due ?? '9')
  return one.since.localeCompare(other.since)
}
