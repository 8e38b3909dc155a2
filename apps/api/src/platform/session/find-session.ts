import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { isApprovedBusiness } from '@tecnoclick/domain/people/client-code'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { extendSession } from './session-lifetime.ts'
import { hashToken } from './token.ts'

export interface Session {
  id: number
  viewer: Viewer
  /** A program acts with a key; `viewer.id` is the person who answers for it. */
  apiKeyId?: number
  secondFactor: boolean
  /** When password or second factor was last given. */
  confirmedAt: Date
}

/** The valid session of a token: not expired, of an enabled user, not older than the last password change. */
export async function findSession(db: Drizzle, token: string, now: Date): Promise<Session | undefined> {
  const [found] = await searchIn(db).execute({ tokenHash: hashToken(token), now })
  if (!found) return undefined
  const { id, email, role, clicode } = found
  const { secondFactor, confirmedAt } = found.session
  await extendSession(db, { ...found.session, role }, now)
  return {
    id: found.session.id,
    secondFactor,
    confirmedAt,
    viewer: {
      id,
      email,
      role,
      name: found.name ?? '',
      avatar: found.photo ?? fixedFiles.defaultAvatar,
      wholesale: isApprovedBusiness(role, clicode),
      permissions: permissionsOf(found.staffRole),
    },
  }
}

const searches = new WeakMap<Drizzle, Search>()
type Search = ReturnType<typeof prepareSearch>

function searchIn(db: Drizzle): Search {
  const search = searches.get(db) ?? prepareSearch(db)
  searches.set(db, search)
  return search
}

/** Prepared once: building this statement for every request took longer than running it. */
function prepareSearch(db: Drizzle) {
  const now = sql.placeholder('now')
  return db
    .select({
      session: sessions,
      id: users.id,
      email: users.email,
      role: users.role,
      staffRole: users.staffRole,
      name: profiles.name,
      photo: profiles.photo,
      clicode: profiles.clicode,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.absoluteExpiresAt, now),
        eq(users.enabled, true),
        gte(sessions.createdAt, users.passwordChangedAt),
      ),
    )
    .prepare('find_session')
}
