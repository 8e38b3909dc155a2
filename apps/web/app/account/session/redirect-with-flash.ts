import { redirect } from 'react-router'
import { flashCookie } from './flash-cookie.ts'
import type { Flash } from './flashes.ts'

/** Done, and the next page says so: by a toast, or without script by a notice. */
export function redirectWithFlash(to: string, flash: Flash, url: URL): Response {
  return redirect(to, { headers: { 'set-cookie': flashCookie(flash, url) } })
}
