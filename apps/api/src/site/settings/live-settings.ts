import { settings } from '@tecnoclick/database/schema/site/settings'
import { readSettings, type Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { type LiveRows, liveRows } from '../../platform/rows/live-rows.ts'

export type LiveSettings = LiveRows<Settings>

export function liveSettings(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveSettings {
  return liveRows(deps, {
    what: 'settings',
    tables: [settings],
    async load() {
      const { key, value } = settings
      return readSettings(await deps.database.db.select({ key, value }).from(settings))
    },
  })
}
