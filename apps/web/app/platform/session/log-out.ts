import { logout } from '@tecnoclick/contract/people/security/endpoints'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { redirectWithFlash } from './redirect-within-site.ts'

/** The API ends the session; the server forwards its Set-Cookie header with this response. */
export async function action({ context, url }: ActionFunctionArgs) {
  await visitOf(context).client.call(logout)
  return redirectWithFlash('/', 'signedOut', url)
}

/** A GET, such as a typed address, does not sign out. */
export function loader() {
  return redirect('/')
}
