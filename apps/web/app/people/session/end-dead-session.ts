import type { MiddlewareFunction } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { flashCookie } from './flash-cookie.ts'
import { claimsSession } from './session-cookie.ts'

/**
 * Tells a visitor that the session has expired (people.md#sessions). The API deletes the cookie when asked who is
 * there. The page is shown as to anybody; where it needs a session, `members-only` leads to sign-in.
 */
export const endDeadSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' || !claimsSession(request)) return next()
  const viewer = await visitOf(context).me()
  const response = await next()
  if (viewer.ok && viewer.data.user === null) {
    response.headers.append('set-cookie', flashCookie('expired', url))
  }
  return response
}
