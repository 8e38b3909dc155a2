import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import { messageTexts } from '@tecnoclick/database/schema/platform/message-texts'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { readWordings } from '../../platform/message-texts/wordings.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

export type SettingsCache = RowCache<Settings>

export function createSettingsCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): SettingsCache {
  return createRowCache(deps, {
    name: 'settings',
    // Read together: one statement finds a change of either.
    tables: [settings, messageTexts],
    async load() {
      await readWordings(deps.database.db)
      const { key, value } = settings
      return readSettings(await deps.database.db.select({ key, value }).from(settings))
    },
  })
}
