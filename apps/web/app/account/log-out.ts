import { logout } from '@tecnoclick/contract/security/endpoints'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../context.ts'

/** The API ends the session and takes its cookie away; the server hands the cookie on with this answer. */
export async function action({ context }: ActionFunctionArgs) {
  await visitOf(context).client.call(logout)
  return redirect('/')
}

/** The address typed by hand signs nobody out. */
export function loader() {
  return redirect('/')
}
