import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { findSession, type Session } from './find-session.ts'
import { readSessionToken } from './session-cookie.ts'

/** Requests without a token cost no query. */
export async function readSession(c: ApiContext, { database, now }: ApiDeps): Promise<Session | undefined> {
  const token = readSessionToken(c)
  if (token === undefined) return undefined
  const known = c.env.sessions?.get(token)
  if (known) return known
  const found = findSession(database.db, token, now())
  c.env.sessions?.set(token, found)
  return found
}
