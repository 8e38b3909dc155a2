import { type MiddlewareFunction, Outlet } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { redirectWithinSite } from './redirect-within-site.ts'
import { safeNext } from './safe-next.ts'

/**
 * A viewer who is already signed in, perhaps in another tab, is redirected to the requested page or the dashboard
 * (people.md#screens).
 */
const requireNoSession: MiddlewareFunction = async ({ url, context }) => {
  const outcome = await visitOf(context).me()
  if (!outcome.ok || !outcome.data.user) return
  throw redirectWithinSite(safeNext(url.searchParams.get('next'), url.origin) ?? '/account/dashboard')
}

export const middleware = [requireNoSession]

/** Without a loader a client-side navigation would not run the middleware on the server. */
export function loader() {
  return null
}

export default function SignedOutOnly() {
  return <Outlet />
}
