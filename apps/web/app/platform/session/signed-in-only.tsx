import { type MiddlewareFunction, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { findViewer, hasSessionCookie } from './find-viewer.ts'
import { readFlash } from './flash.ts'
import { linkedPageOf } from './linked-pages.ts'
import { redirectWithFlash } from './redirect-within-site.ts'
import { signInAddress } from './safe-next.ts'

/**
 * Account pages without a session redirect to /, but those that messages link to ask to sign in (people.md#screens). If the
 * session has ended, also while a form was filled in, the visitor signs in again and then gets the requested page.
 */
const requireSession: MiddlewareFunction = async ({ request, url, context }) => {
  if (await findViewer(visitOf(context))) return
  // Who sends a form had a session when it was opened, whatever became of the cookie.
  const hadSession = request.method !== 'GET' || hasSessionCookie(request) || hasJustExpired(request, url)
  const signIn = signInAddress(url.pathname + url.search)
  if (!hadSession) throw redirect(linkedPageOf(url.pathname) ? signIn : '/')
  throw redirectWithFlash(signIn, 'expired', url)
}

/** A request in the background came first and lost the cookie of the session. */
function hasJustExpired(request: Request, url: URL): boolean {
  return readFlash(request.headers.get('cookie'), url) === 'expired'
}

export const middleware = [requireSession]

/** Without a loader a client-side navigation would not run the middleware on the server. */
export function loader() {
  return null
}

/** An accepted form has just had a session. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (formMethod === undefined || formMethod === 'GET') && defaultShouldRevalidate
}

export default function SignedInOnly() {
  return <Outlet />
}
