import { createHash } from 'node:crypto'
import { settings } from '@tecnoclick/database/schema/settings'
import { seconds } from '@tecnoclick/domain/duration'
import { readSettings, type Settings } from '@tecnoclick/domain/settings'
import type { ApiDeps } from '../deps.ts'

/** The settings in memory: at most a second behind the table, and still there while the database is away. */
export interface LiveSettings {
  read(): Promise<Settings>
  /** Changes with the settings; pages rendered under another epoch are stale. */
  epoch(): string
  /** Called by the process that changed a setting, which must not wait for its own second. */
  forget(): void
}

const staleAfter = seconds(1)

export function liveSettings({
  database,
  log,
  now,
}: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveSettings {
  let known: { settings: Settings; epoch: string } | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Settings> | undefined

  async function load(): Promise<Settings> {
    const rows = await database.db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .orderBy(settings.key)
    const epoch = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)
    if (known?.epoch !== epoch) known = { settings: readSettings(rows), epoch }
    return known.settings
  }

  function refresh(): Promise<Settings> {
    readAt = now().getTime()
    reading ??= load().finally(() => {
      reading = undefined
    })
    return reading
  }

  const isStale = () => now().getTime() - readAt >= staleAfter
  /** What is known is served while fresher values are fetched; a failed fetch costs freshness only. */
  const refreshBehind = () => {
    refresh().catch((error) => log.warn({ err: error }, 'settings could not be read again'))
  }

  return {
    async read() {
      if (!known) return refresh()
      if (isStale()) refreshBehind()
      return known.settings
    },
    epoch() {
      if (isStale()) refreshBehind()
      return known?.epoch ?? ''
    },
    forget() {
      known = undefined
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
