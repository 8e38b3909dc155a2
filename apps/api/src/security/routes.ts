import { getMe, logout } from '@tecnoclick/contract/security/endpoints'
import { meSchema } from '@tecnoclick/contract/security/schemas'
import { sessions } from '@tecnoclick/database/schema/users'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import { type Route, route } from '../http/route.ts'
import { clearSessionCookie } from '../session/session-cookie.ts'

export function securityRoutes({ database }: ApiDeps): Route[] {
  return [
    route(
      getMe,
      {
        summary: 'Who is signed in',
        audience: 'public',
        answer: meSchema,
        cacheControl: 'private, no-store',
      },
      ({ session }) => ({ user: session?.viewer ?? null }),
    ),
    route(
      logout,
      { summary: 'End this session', audience: 'public', status: 204 },
      async ({ session, context }) => {
        if (session) await database.db.delete(sessions).where(eq(sessions.id, session.id))
        clearSessionCookie(context)
        return undefined
      },
    ),
  ]
}
