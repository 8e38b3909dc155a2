import * as endpoints from '@tecnoclick/contract/people/security/endpoints'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { findAdmittedSession } from '../../platform/session/read-session.ts'
import {
  clearPlainCookie,
  clearSessionCookie,
  readCookieToken,
} from '../../platform/session/session-cookie.ts'
import { challengeCookie } from '../second-factor/sign-in-challenge.ts'
import { readSignInOrigin, setSignInCookies } from './open-session.ts'
import { type SignInTools, signIn } from './sign-in.ts'

const neverCached = { access: 'public', cacheControl: 'private, no-store' } as const

export function sessionRoutes(deps: ApiDeps, tools: SignInTools): Route[] {
  const { database } = deps
  return [
    route(
      endpoints.signIn,
      {
        summary: 'Sign in; the browser gets the session as a cookie',
        access: 'public',
        body: schemas.signInSchema,
        response: schemas.signedInSchema,
        refusals: ['badCredentials', 'notActivated', 'secondFactorRequired', 'tooMany'],
      },
      async ({ body, context }) => {
        const origin = readSignInOrigin(deps, context)
        const outcome = await signIn(deps, tools, { ...body, ...origin })
        if (isRefusal(outcome)) {
          if (outcome.secondFactor) challengeCookie.set(context, outcome.secondFactor.challenge)
          return outcome
        }
        const { sharedDevice = false } = body
        setSignInCookies(context, outcome.token, {
          role: outcome.user.role,
          device: origin.device,
          sharedDevice,
        })
        return outcome
      },
    ),
    route(
      endpoints.getMe,
      { ...neverCached, ownAccount: true, summary: 'The viewer of the session', response: schemas.meSchema },
      ({ session, context }) => {
        // An invalid cookie would exclude the browser from cached pages.
        if (!session && readCookieToken(context)) clearSessionCookie(context)
        else clearPlainCookie(context)
        return { user: session?.viewer ?? null }
      },
    ),
    route(
      endpoints.checkExpiration,
      {
        ...neverCached,
        summary: 'Whether a token, or the session of this request, has expired',
        query: schemas.expirationQuery,
        response: schemas.expirationSchema,
      },
      async ({ query, session, context }) => {
        const token = query?.token
        if (token) return { expired: (await findAdmittedSession(deps, token)) === undefined }
        const expired = !session && readCookieToken(context) !== undefined
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
