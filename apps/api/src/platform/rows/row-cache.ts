import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ApiDeps } from '../deps.ts'

/** Rows that every page shows, cached in memory: at most a second old, and still served while the database is down. */
export interface RowCache<T> {
  read(): Promise<T>
  /** What `read` would resolve to, if it is loaded. */
  peek(): T | undefined
  /** Changes with the rows; pages rendered under another epoch are stale. The first load does not change it. */
  epoch(): string
  /** Called by the process that changed a row, so that it sees its own write at once. */
  invalidate(): void
}

interface RowSource<T> {
  /** For the log. */
  name: string
  /** A change in any of these tables runs `load` again. */
  tables: readonly PgTable[]
  load(): Promise<T>
  /** What changes with time alone, for example which banners are in their date range. */
  timeKey?(value: T): string
}

const maxAgeMs = seconds(1)

export function createRowCache<T>(
  { database, log, now }: Pick<ApiDeps, 'database' | 'log' | 'now'>,
  { name, tables, load, timeKey }: RowSource<T>,
): RowCache<T> {
  let cached: { fingerprint: string; value: T } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let refreshing: Promise<T> | undefined
  let invalidations = 0
  let changes = 0
  let lastTimeKey: string | undefined

  async function reload(): Promise<T> {
    const startedAt = invalidations
    const fingerprint = await tablesFingerprint(database, tables)
    const value = cached?.fingerprint === fingerprint ? cached.value : await load()
    // A reload that started before `invalidate` may have read the old rows.
    if (startedAt === invalidations) {
      if (cached && cached.fingerprint !== fingerprint) changes += 1
      cached = { fingerprint, value }
      refreshing = undefined
    }
    return value
  }

  function countTimeChanges(): void {
    if (!cached || !timeKey) return
    const key = timeKey(cached.value)
    if (lastTimeKey !== undefined && lastTimeKey !== key) changes += 1
    lastTimeKey = key
  }

  function refresh(): Promise<T> {
    checkedAt = now().getTime()
    if (refreshing) return refreshing
    const started = reload()
    refreshing = started
    started.catch(() => {
      if (refreshing === started) refreshing = undefined
    })
    return started
  }

  const isStale = () => now().getTime() - checkedAt >= maxAgeMs
  /** Stale while revalidate: if the refresh fails, the old rows are still served. */
  const refreshInBackground = () => {
    refresh().catch((error) => log.warn({ err: error }, `${name} could not be read again`))
  }

  function peek(): T | undefined {
    if (cached && isStale()) refreshInBackground()
    return cached?.value
  }

  return {
    peek,
    read: async () => peek() ?? refresh(),
    epoch() {
      if (isStale()) refreshInBackground()
      countTimeChanges()
      return String(changes)
    },
    invalidate() {
      invalidations += 1
      changes += 1
      cached = undefined
      refreshing = undefined
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Every write gives its row a new `xmin`, so changes are found without reading the rows. */
async function tablesFingerprint({ db }: Database, tables: readonly PgTable[]): Promise<string> {
  const parts = tables.map(
    (table) =>
      sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${sql.identifier(getTableName(table))})`,
  )
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select concat_ws('/', ${sql.join(parts, sql`, `)}) as fingerprint`,
  )
  return rows[0]?.fingerprint ?? ''
}
