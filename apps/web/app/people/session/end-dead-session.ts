import type { MiddlewareFunction } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { flashCookie } from './flash-cookie.ts'
import { claimsSession } from './session-cookie.ts'

/**
 * A §4: who comes with a session that is over is told so. The API takes the cookie away when it is asked who is there;
 * the page itself is shown as to anybody, and where it needs a session `members-only` leads to the sign-in page.
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
