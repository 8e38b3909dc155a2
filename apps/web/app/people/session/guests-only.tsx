import { type MiddlewareFunction, Outlet } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { leadTo } from './lead-to.ts'
import { safeNext } from './safe-next.ts'

/**
 * A visitor who is already signed in, perhaps in another tab, goes on to the requested page, else to the dashboard
 * (people.md#screens).
 */
const requireNoSession: MiddlewareFunction = async ({ url, context }) => {
  const outcome = await visitOf(context).me()
  if (!outcome.ok || !outcome.data.user) return
  throw leadTo(safeNext(url.searchParams.get('next'), url.origin) ?? '/account/dashboard')
}

export const middleware = [requireNoSession]

/** Without a loader a navigation inside the browser would never ask the server, where the guard stands. */
export function loader() {
  return null
}

export default function GuestsOnly() {
  return <Outlet />
}
