import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { readFingerprints } from './office-fingerprints.ts'

export interface Listener {
  /** Ends with it; undefined for a program. */
  sessionId: number | undefined
  topics: ReadonlySet<OfficeTopic>
  changed(topics: OfficeTopic[], paceMs: number): void
  beat(): void
  end(): void
}

export interface ChangeWatch {
  /** Undefined where there are too many; they poll. */
  listen(listener: Listener): (() => void) | undefined
  endAll(): void
}

interface WatchOptions {
  database: Database
  log: Logger
  now(): Date
}

const tickMs = 500
/** In ticks: how often sessions are checked, and listeners hear that the line is alive. */
const sessionTicks = 10
const beatTicks = 30
const mostListeners = 1000
/** An open office polls this often; listeners together read no more often than as many pollers. */
const pollMs = seconds(20)
const pollersFree = 20

/**
 * Looks for changes twice a second while anybody listens: one query for all listeners of the process. Not LISTEN: a NOTIFY
 * in every transaction serializes commits (platform.md#mail), and a pooler does not pass it on.
 */
export function watchChanges({ database: { db }, log, now }: WatchOptions): ChangeWatch {
  const listeners = new Set<Listener>()
  let known: ReadonlyMap<OfficeTopic, string> | undefined
  let timer: NodeJS.Timeout | undefined
  let ticks = 0
  let isDown = false

  async function tick(): Promise<void> {
    try {
      const found = await readFingerprints(db)
      const changed = known ? [...found.keys()].filter((topic) => known?.get(topic) !== found.get(topic)) : []
      known = found
      if (changed.length > 0) tell(changed)
      ticks += 1
      if (ticks % sessionTicks === 0) await endSignedOut()
      if (ticks % beatTicks === 0) for (const listener of listeners) listener.beat()
      isDown = false
    } catch (error) {
      if (!isDown) log.warn({ err: error }, 'changes for the office cannot be read, trying again')
      isDown = true
    }
    if (listeners.size > 0) timer = setTimeout(tick, tickMs)
    else stop()
  }

  function tell(changed: readonly OfficeTopic[]): void {
    const paceMs = Math.max(seconds(1), (pollMs * Math.max(listeners.size - pollersFree, 0)) / listeners.size)
    for (const listener of listeners) {
      const theirs = changed.filter((topic) => listener.topics.has(topic))
      if (theirs.length > 0) listener.changed(theirs, Math.round(paceMs))
    }
  }

  async function endSignedOut(): Promise<void> {
    const ids = [...new Set([...listeners].flatMap(({ sessionId }) => sessionId ?? []))]
    const at = now().toISOString()
    const { rows } = await db.execute<{ id: number }>(sql`
      select sessions.id from sessions join users on users.id = sessions.user_id and users.enabled
      where sessions.id = any (${sql.param(ids)}::integer[])
        and idle_expires_at > ${at}::timestamptz and absolute_expires_at > ${at}::timestamptz`)
    const valid = new Set(rows.map(({ id }) => id))
    for (const listener of [...listeners])
      if (listener.sessionId !== undefined && !valid.has(listener.sessionId)) listener.end()
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
    known = undefined
    ticks = 0
  }

  return {
    listen(listener) {
      if (listeners.size >= mostListeners) return undefined
      listeners.add(listener)
      // Whoever comes reads everything first, so that only later changes matter.
      timer ??= setTimeout(tick, 0)
      return () => void listeners.delete(listener)
    },
    endAll() {
      for (const listener of [...listeners]) listener.end()
      stop()
    },
  }
}
