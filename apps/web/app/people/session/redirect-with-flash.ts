import { flashCookie } from './flash-cookie.ts'
import type { Flash } from './flashes.ts'
import { leadTo } from './lead-to.ts'

/** Done, and the next page says so: by a toast, or without script by a notice. */
export function redirectWithFlash(to: string, flash: Flash, url: URL): Response {
  return leadTo(to, { headers: { 'set-cookie': flashCookie(flash, url) } })
}
