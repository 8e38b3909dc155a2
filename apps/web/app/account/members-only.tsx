import { data, type MiddlewareFunction, Outlet, redirect } from 'react-router'
import { visitOf } from '../context.ts'

/** Account pages without a session send the visitor to / (B §6). */
const requireSession: MiddlewareFunction = async ({ context }) => {
  const { me, requestId } = visitOf(context)
  const outcome = await me()
  if (!outcome.ok) throw data({ code: outcome.error.code, requestId }, { status: outcome.error.statusCode })
  if (!outcome.data.user) throw redirect('/')
}

export const middleware = [requireSession]

/** Without a loader a navigation inside the browser would never ask the server, where the guard stands. */
export function loader() {
  return null
}

export default function MembersOnly() {
  return <Outlet />
}
