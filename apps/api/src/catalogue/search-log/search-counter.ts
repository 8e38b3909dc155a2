import { foldText } from '@tecnoclick/catalogue/words'
import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Search } from '../../platform/http/bindings.ts'

/** Counts searches in memory and writes them in batches. */
export interface SearchCounter {
  count(search: Search): void
  /** Writes the pending counts. */
  flush(): Promise<void>
  close(): Promise<void>
}

const flushDelayMs = seconds(10)
/** Bounds memory under a flood of searches. */
const maxPending = 2_000
const maxQueryLength = 100

interface Pending {
  searches: number
  results: number
}

export function searchCounter({
  database,
  log,
  now,
}: Pick<ApiDeps, 'database' | 'log' | 'now'>): SearchCounter {
  let pending = new Map<string, Pending>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = pending
    pending = new Map()
    if (batch.size === 0) return
    // Lost counts are acceptable: these are statistics.
    await writeBatch(database, batch, now()).catch((error) =>
      log.warn({ err: error, lost: batch.size }, 'searches could not be counted'),
    )
  }

  return {
    count({ text, results }) {
      const query = foldQuery(text)
      if (query === '' || isClosed) return
      const known = pending.get(query)
      if (!known && pending.size >= maxPending) return
      pending.set(query, { searches: (known?.searches ?? 0) + 1, results })
      timer ??= setTimeout(flush, flushDelayMs).unref()
    },
    flush,
    close() {
      isClosed = true
      return flush()
    },
  }
}

/** Spellings that differ by case or accents count as one search. */
export function foldQuery(text: string): string {
  const folded = foldText(text.slice(0, maxQueryLength * 4).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '))
  return folded.trim().slice(0, maxQueryLength).toWellFormed().trim()
}

const writeSql = `
  insert into search_log (day, query, searches, results, last_at)
  select ($1::timestamptz at time zone 'UTC')::date, query, searches, results, $1
  from unnest($2::text[], $3::integer[], $4::integer[]) as counted (query, searches, results)
  order by query
  on conflict (day, query) do update set
    searches = search_log.searches + excluded.searches, results = excluded.results, last_at = excluded.last_at`

async function writeBatch({ pool }: Database, batch: Map<string, Pending>, now: Date): Promise<void> {
  const counts = [...batch.values()]
  await pool.query(writeSql, [
    now,
    [...batch.keys()],
    counts.map(({ searches }) => searches),
    counts.map(({ results }) => results),
  ])
}
