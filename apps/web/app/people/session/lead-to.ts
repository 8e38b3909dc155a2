import { redirect, redirectDocument } from 'react-router'

const office = /^\/admin(\/|\?|#|$)/

/** To a path of this site. The back office is no page of the storefront: the browser has to leave this one for it. */
export function leadTo(path: string, init?: ResponseInit): Response {
  return office.test(path) ? redirectDocument(path, init) : redirect(path, init)
}
