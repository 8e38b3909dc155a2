import { logout } from '@tecnoclick/contract/people/security/endpoints'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { redirectWithFlash } from './redirect-with-flash.ts'

/** The API ends the session and takes its cookie away; the server hands the cookie on with this answer. */
export async function action({ context, url }: ActionFunctionArgs) {
  await visitOf(context).client.call(logout)
  return redirectWithFlash('/', 'signedOut', url)
}

/** The address typed by hand signs nobody out. */
export function loader() {
  return redirect('/')
}
