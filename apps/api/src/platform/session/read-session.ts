import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { findSession, type Session } from './find-session.ts'
import { readSessionToken } from './session-cookie.ts'

/** Requests without a token cost no query. */
export async function readSession(c: ApiContext, deps: ApiDeps): Promise<Session | undefined> {
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
