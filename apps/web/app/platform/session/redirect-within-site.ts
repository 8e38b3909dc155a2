import { redirect, redirectDocument } from 'react-router'
import { type Flash, flashCookie } from './flash.ts'

const office = /^\/admin(\/|\?|#|$)/

/** The back office is another bundle, so the browser has to load a new document for it. */
export function redirectWithinSite(path: string, init?: ResponseInit): Response {
  return office.test(path) ? redirectDocument(path, init) : redirect(path, init)
}

/** The next page shows the flash: as a toast, or without script as a notice. */
export function redirectWithFlash(to: string, flash: Flash, url: URL): Response {
  return redirectWithinSite(to, { headers: { 'set-cookie': flashCookie(flash, url) } })
}
