import { type WorkItemKind, workItemKinds, workItemSubjects } from '@tecnoclick/domain/staff/work-queue'
import { type SQL, sql } from 'drizzle-orm'
import { workItemQueries } from './work-item-queries.ts'

/** Kinds whose query has the column owed. */
const owedKinds: readonly WorkItemKind[] = ['payment', 'collect', 'delivered']

/**
 * A query with everything that waits for somebody who deals with these kinds: one row per record, that of its most urgent
 * kind, with all of its kinds. At least one kind.
 */
export function waitingRecords(kinds: readonly WorkItemKind[], now: Date): SQL {
  const sources = workItemQueries(now)
  const parts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, ${workItemKinds.indexOf(kind)}::integer as rank,
        ${workItemSubjects[kind]}::text as subject, w.id, w.title::text as title, w.who::text as who, w.amount,
        w.currency, w.since, ${owedKinds.includes(kind) ? sql`w.owed` : sql`null::float8`} as owed
      from (${sources[kind]}) as w`,
  )
  return sql`
    select distinct on (e.subject, e.id) e.*, array_agg(e.kind) over (partition by e.subject, e.id) as kinds
    from (${sql.join(parts, sql` union all `)}) as e order by e.subject, e.id, e.rank, e.since`
}
