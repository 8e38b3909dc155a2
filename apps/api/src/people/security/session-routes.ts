import * as endpoints from '@tecnoclick/contract/people/security/endpoints'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { findSession } from '../../platform/session/find-session.ts'
import {
  clearSessionCookie,
  readCookieToken,
  setSessionCookie,
} from '../../platform/session/session-cookie.ts'
import { setDeviceCookie } from '../devices/device-cookie.ts'
import { signingDevice } from '../devices/recognise-device.ts'
import { type SignInTools, signIn } from './sign-in.ts'

const ownEyesOnly = { access: 'public', cacheControl: 'private, no-store' } as const

export function sessionRoutes(deps: ApiDeps, tools: SignInTools): Route[] {
  const { database, now } = deps
  return [
    route(
      endpoints.signIn,
      {
        summary: 'Sign in; the browser gets the session as a cookie',
        access: 'public',
        body: schemas.signInSchema,
        response: schemas.signedInSchema,
      },
      async ({ body, context }) => {
        const network = clientNetwork(context.env.clientAddress)
        const replacedToken = readCookieToken(context.req.raw.headers)
        const device = signingDevice(context)
        const asked = { network, replacedToken, device, storeUrl: storeUrl(deps, context) }
        const outcome = await signIn(deps, tools, { ...body, ...asked })
        if (isRefusal(outcome)) return outcome
        const { sharedDevice = false } = body
        setSessionCookie(context, outcome.token, { sharedDevice })
        if (device.token) setDeviceCookie(context, device.token, { sharedDevice })
        return outcome
      },
    ),
    route(
      endpoints.getMe,
      { ...ownEyesOnly, summary: 'Who is signed in', response: schemas.meSchema },
      ({ session, context }) => {
        // A dead cookie would keep its browser from every page that is the same for all.
        if (!session && readCookieToken(context.req.raw.headers)) clearSessionCookie(context)
        return { user: session?.viewer ?? null }
      },
    ),
    route(
      endpoints.checkExpiration,
      {
        ...ownEyesOnly,
        summary: 'Whether a token, or else the session of this request, has expired',
        query: schemas.expirationQuery,
        response: schemas.expirationSchema,
      },
      async ({ query, session, context }) => {
        const token = query?.token
        if (token) return { expired: (await findSession(database.db, token, now())) === undefined }
        const expired = !session && readCookieToken(context.req.raw.headers) !== undefined
        if (expired) clearSessionCookie(context)
        return { expired }
      },
    ),
    route(
      endpoints.logout,
      { summary: 'End this session', access: 'public', status: 204 },
      async ({ session, context }) => {
        if (session) await database.db.delete(sessions).where(eq(sessions.id, session.id))
        clearSessionCookie(context)
        return undefined
      },
    ),
  ]
}
