import { type MiddlewareFunction, Outlet, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { findViewer } from './find-viewer.ts'
import { redirectWithFlash } from './redirect-with-flash.ts'
import { signInAddress } from './safe-next.ts'
import { claimsSession } from './session-cookie.ts'

/**
 * Account pages without a session send the visitor to / (B §6). Whoever had one that is over signs in again and
 * then gets the page asked for.
 */
const requireSession: MiddlewareFunction = async ({ request, url, context }) => {
  if (await findViewer(visitOf(context))) return
  if (!claimsSession(request)) throw redirect('/')
  throw redirectWithFlash(signInAddress(url.pathname + url.search), 'expired', url)
}

export const middleware = [requireSession]

/** Without a loader a navigation inside the browser would never ask the server, where the guard stands. */
export function loader() {
  return null
}

export default function MembersOnly() {
  return <Outlet />
}
