import { type MiddlewareFunction, Outlet, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { findViewer } from './find-viewer.ts'
import { redirectWithFlash } from './redirect-with-flash.ts'
import { signInAddress } from './safe-next.ts'
import { claimsSession } from './session-cookie.ts'

/**
 * Account pages without a session redirect to / (people.md#screens). If the session has expired, the visitor signs in
 * again and then gets the requested page.
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
