import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { findSession, type Session } from './find-session.ts'
import { lacksRequiredFactor } from './required-factor.ts'
import { readSessionToken } from './session-cookie.ts'

/** Requests without a token cost no query. */
export async function readSession(c: ApiContext, deps: ApiDeps): Promise<Session | undefined> {
  const token = readSessionToken(c)
  if (token === undefined) return undefined
  const known = c.env.sessions?.get(token)
  if (known) return known
  const found = findPermitted(token, deps)
  c.env.sessions?.set(token, found)
  return found
}

/** Without their second factor staff have no permissions, so that they also see no rows of others on shared routes. */
async function findPermitted(token: string, deps: ApiDeps): Promise<Session | undefined> {
  const session = await findSession(deps.database.db, token, deps.now())
  if (!session || !lacksRequiredFactor(session, deps)) return session
  return { ...session, viewer: { ...session.viewer, permissions: [] } }
}
