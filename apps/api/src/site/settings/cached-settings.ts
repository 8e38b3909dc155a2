import { publicSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type CachedResponse, storeResponse } from '../../platform/http/stored-response.ts'
import { hasSession, type VisitorHeaders } from '../../platform/http/visitor-headers.ts'
import type { SettingsCache } from './settings-cache.ts'

const cacheControl = 'public, max-age=60'

/** The public settings, the same for everybody, serialized once for each change. */
export interface CachedSettings {
  read(): Promise<CachedResponse>
  /** Undefined where the API has to be called, also for what it does with a session. */
  find(url: URL, headers: VisitorHeaders): CachedResponse | undefined
}

export function createCachedSettings(live: Pick<SettingsCache, 'read' | 'peek'>): CachedSettings {
  let stored: { settings: Settings; response: CachedResponse } | undefined

  function serialized(settings: Settings): CachedResponse {
    if (stored?.settings !== settings) {
      stored = { settings, response: { response: storeResponse(publicSettings(settings)), cacheControl } }
    }
    return stored.response
  }

  return {
    read: async () => serialized(await live.read()),
    find(url, headers) {
      if (url.pathname !== '/api/settings' || hasSession(url, headers)) return undefined
      const settings = live.peek()
      return settings && serialized(settings)
    },
  }
}
