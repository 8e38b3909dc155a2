import { isForgedRequest } from '@tecnoclick/contract/platform/forged-request'
import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { findSession, type Session } from './find-session.ts'
import { readApiKey, readBearerToken, readSessionToken } from './session-cookie.ts'

/**
 * The session of a request, refused where another site may have caused it (platform.md#same-origin-requests). A token that
 * opens nothing is no proof; a key is looked at where its route asks for access.
 */
export async function identify(c: ApiContext, deps: ApiDeps): Promise<Session | undefined | Refusal> {
  const isForged = isForgedRequest(c.req.raw, new URL(c.req.url).origin)
  c.set('isForged', isForged)
  const hasKey = readApiKey(c) !== undefined
  if (isForged && !hasKey && readBearerToken(c) === undefined) return refuse('forbidden')
  const session = await readSession(c, deps)
  return isForged && !hasKey && !session ? refuse('forbidden') : session
}

/** Requests without a token cost no query. */
async function readSession(c: ApiContext, deps: ApiDeps): Promise<Session | undefined> {
  const token = readSessionToken(c)
  if (token === undefined) return undefined
  const known = c.env.sessions?.get(token)
  if (known) return known
  const found = findAdmittedSession(deps, token)
  c.env.sessions?.set(token, found)
  return found
}

/** Not of a demo account where those may not sign in: it may have been opened before the shop was exposed. */
export async function findAdmittedSession(
  { database, exposure, now }: ApiDeps,
  token: string,
): Promise<Session | undefined> {
  const found = await findSession(database.db, token, now())
  if (!found || !isDemoEmail(found.viewer.email)) return found
  return (await exposure.admitsDemoAccounts()) ? found : undefined
}
