import { type MiddlewareFunction, Outlet, redirect } from 'react-router'
import { visitOf } from '../context.ts'

/** Who is signed in already goes to the dashboard (DECISIONS 2.10). */
const requireNoSession: MiddlewareFunction = async ({ context }) => {
  const outcome = await visitOf(context).me()
  if (outcome.ok && outcome.data.user) throw redirect('/account/dashboard')
}

export const middleware = [requireNoSession]

/** Without a loader a navigation inside the browser would never ask the server, where the guard stands. */
export function loader() {
  return null
}

export default function GuestsOnly() {
  return <Outlet />
}
