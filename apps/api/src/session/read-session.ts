import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { findSession, type Session } from './find-session.ts'
import { readSessionToken } from './session-cookie.ts'

/** Visitors without a token cost no query. */
export async function readSession(c: ApiContext, { database, now }: ApiDeps): Promise<Session | undefined> {
  const token = readSessionToken(c.req.raw.headers)
  return token === undefined ? undefined : findSession(database.db, token, now())
}
