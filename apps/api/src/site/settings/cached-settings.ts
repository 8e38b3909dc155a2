import { publicSettings } from '@tecnoclick/domain/site/read-settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type CachedResponse, storeResponse } from '../../platform/http/stored-response.ts'
import { hasSession, type VisitorHeaders } from '../../platform/http/visitor-headers.ts'
import type { SettingsCache } from './settings-cache.ts'

/** They are the same for everybody. */
export const publicSettingsCacheControl = 'public, max-age=60'

/** The public settings, serialized once for each change. Undefined where the API has to be called, also for its session. */
export function createCachedSettings(live: Pick<SettingsCache, 'peek'>) {
  let stored: { settings: Settings; cached: CachedResponse } | undefined
  return (url: URL, headers: VisitorHeaders): CachedResponse | undefined => {
    if (url.pathname !== '/api/settings' || hasSession(url, headers)) return undefined
    const settings = live.peek()
    if (!settings) return undefined
    if (stored?.settings !== settings) {
      const response = storeResponse(publicSettings(settings))
      stored = { settings, cached: { response, cacheControl: publicSettingsCacheControl } }
    }
    return stored.cached
  }
}
