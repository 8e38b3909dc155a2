import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { readFlash } from './flash-cookie.ts'
import { flashText } from './flash-text.ts'
import type { Flash } from './flashes.ts'

export interface LoadedFlash {
  flash: Flash
  /** For a page without script; with it the toast finds its own words. */
  text: string
}

/** What the last request did; only a document takes it, what the router fetches leaves it to the script that asked. */
export async function loadFlash(visit: Visit, request: Request): Promise<LoadedFlash | undefined> {
  const flash = readFlash(request.headers.get('cookie'))
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  if (!flash || !isDocument) return undefined
  const [settings, viewer] = await Promise.all([visit.client.attempt(getPublicSettings), visit.me()])
  const names = {
    store: settings.ok ? settings.data.storeName : undefined,
    person: viewer.ok ? viewer.data.user?.name : undefined,
  }
  return { flash, text: flashText(flash, textsFor(visit), names) }
}
