import { cookieName } from '@tecnoclick/contract/platform/cookie-names'
import { type PreferenceName, type Preferences, preferences } from '@tecnoclick/contract/platform/preferences'
import type { Encoding } from '../http/content-encoding.ts'
import { isMarkedShared, packAlso, packPage } from './pack-page.ts'
import { pageKey, sharedAddress } from './page-address.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import type { PageVisit } from './page-visit.ts'
import type { RenderedPage, RenderPage } from './web-handler.ts'

/**
 * The page that all signed-out visitors with the same preferences get. If it cannot be shared, returns the rendered
 * response if this visitor may see it, to avoid a second render.
 */
export type ObtainShared = (
  visit: PageVisit,
  encoding: Encoding | undefined,
) => Promise<{ stored?: StoredPage; own?: RenderedPage }>

export function createSharedPages(render: RenderPage, cache: PageCache): ObtainShared {
  return async (visit, encoding) => {
    const address = sharedAddress(visit.url)
    if (!address) return {}
    let own: RenderedPage | undefined
    const key = pageKey(address, visit.preferences)
    const stored = await cache.obtain(key, async () => {
      own = await render(anonymousRequest(address, visit.preferences), visit, visit.preferences)
      return packPage(own, encoding ?? 'br')
    })
    if (stored && (!encoding || stored.packed[encoding])) return { stored }
    if (stored && encoding) {
      const both = await packAlso(stored, encoding)
      cache.replace(key, stored, both)
      return { stored: both }
    }
    return own && (isMarkedShared(own) || isAnonymous(visit, address)) ? { own } : {}
  }
}

/** Built from the cache key alone, so that the page contains nothing of the first visitor. */
function anonymousRequest(address: URL, { locale, currency, saveData }: Preferences): Request {
  const chosen = { locale, currency, saveData: saveData ? '1' : '0' }
  const cookie = preferences.map((name) => `${nameAt(address, name)}=${chosen[name]}`).join('; ')
  return new Request(address, { headers: { accept: 'text/html', cookie } })
}

function nameAt({ protocol }: URL, name: PreferenceName): string {
  return cookieName(name, protocol === 'https:')
}

/** Whether the visitor's request has nothing that the anonymous request lacks. */
function isAnonymous({ url, cookies }: PageVisit, address: URL): boolean {
  const names = new Set(preferences.map((name) => nameAt(url, name)))
  return url.href === address.href && [...cookies.keys()].every((name) => names.has(name))
}
