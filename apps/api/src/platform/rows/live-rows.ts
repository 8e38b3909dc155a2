import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ApiDeps } from '../deps.ts'

/** Rows that every page shows, kept in memory: at most a second behind, and still there while the database is away. */
export interface LiveRows<T> {
  read(): Promise<T>
  /** Changes with the rows; pages rendered under another epoch are stale. The first look at them is no change. */
  epoch(): string
  /** Called by the process that changed a row, which must not wait for its own second. */
  forget(): void
}

interface Source<T> {
  /** What the log calls them. */
  what: string
  /** A change to any of these makes `load` run again. */
  tables: readonly PgTable[]
  load(): Promise<T>
  /** What the clock alone changes, such as a banner whose day has come. */
  momentary?(value: T): string
}

const staleAfter = seconds(1)

export function liveRows<T>(
  { database, log, now }: Pick<ApiDeps, 'database' | 'log' | 'now'>,
  { what, tables, load, momentary }: Source<T>,
): LiveRows<T> {
  let known: { mark: string; value: T } | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<T> | undefined
  let forgotten = 0
  let changes = 0
  let lastMoment: string | undefined

  async function readAnew(): Promise<T> {
    const began = forgotten
    const mark = await markOf(database, tables)
    const value = known?.mark === mark ? known.value : await load()
    // A look that began before `forget` may have seen the rows as they were.
    if (began === forgotten) {
      if (known && known.mark !== mark) changes += 1
      known = { mark, value }
      looking = undefined
    }
    return value
  }

  function followClock(): void {
    if (!known || !momentary) return
    const moment = momentary(known.value)
    if (lastMoment !== undefined && lastMoment !== moment) changes += 1
    lastMoment = moment
  }

  function look(): Promise<T> {
    lookedAt = now().getTime()
    if (looking) return looking
    const started = readAnew()
    looking = started
    started.catch(() => {
      if (looking === started) looking = undefined
    })
    return started
  }

  const isStale = () => now().getTime() - lookedAt >= staleAfter
  /** What is known is served while fresher rows are fetched; a failed fetch costs freshness only. */
  const lookBehind = () => {
    look().catch((error) => log.warn({ err: error }, `${what} could not be read again`))
  }

  return {
    async read() {
      if (!known) return look()
      if (isStale()) lookBehind()
      return known.value
    },
    epoch() {
      if (isStale()) lookBehind()
      followClock()
      return String(changes)
    },
    forget() {
      forgotten += 1
      changes += 1
      known = undefined
      looking = undefined
      lookedAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Every write gives its row another `xmin`, whoever made it and however; the rows themselves need not be read. */
async function markOf({ db }: Database, tables: readonly PgTable[]): Promise<string> {
  const marks = tables.map(
    (table) =>
      sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${sql.identifier(getTableName(table))})`,
  )
  const { rows } = await db.execute<{ mark: string }>(
    sql`select concat_ws('/', ${sql.join(marks, sql`, `)}) as mark`,
  )
  return rows[0]?.mark ?? ''
}
