import { flashCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { type Flash, isFlash } from './flashes.ts'

/** On a slow line the script that shows it may come late. */
const lifeSeconds = 120

/** Script reads it too, so it is no HttpOnly cookie; it holds nothing but one of our own words. */
export function flashCookie(flash: Flash, url: URL): string {
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return `${flashCookieName}=${flash}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`
}

export const clearedFlash = `${flashCookieName}=; Path=/; Max-Age=0; SameSite=Lax`

export function readFlash(cookies: string | null): Flash | undefined {
  const found = parseCookies(cookies ?? '').get(flashCookieName)
  return isFlash(found) ? found : undefined
}

/** In the browser: read once, then gone. */
export function takeFlash(): Flash | undefined {
  const flash = readFlash(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP.
  if (flash) document.cookie = clearedFlash
  return flash
}
