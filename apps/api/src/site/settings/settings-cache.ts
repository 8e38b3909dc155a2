import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

export type SettingsCache = RowCache<Settings>

export function createSettingsCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): SettingsCache {
  return createRowCache(deps, {
    name: 'settings',
    tables: [settings],
    async load() {
      const { key, value } = settings
      return readSettings(await deps.database.db.select({ key, value }).from(settings))
    },
  })
}
