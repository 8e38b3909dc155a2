import type { Drizzle } from '@tecnoclick/database/connect'
import { apiKeys } from '@tecnoclick/database/schema/people/api-keys'
import { users } from '@tecnoclick/database/schema/people/users'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { hashToken } from './token.ts'

export type FoundKey = NonNullable<Awaited<ReturnType<typeof findApiKey>>>

/** By its hash: how long the search takes says nothing about the key. */
export async function findApiKey(db: Drizzle, key: string) {
  const [found] = await searchIn(db).execute({ keyHash: hashToken(key) })
  return found
}

const searches = new WeakMap<Drizzle, Search>()
type Search = ReturnType<typeof prepareSearch>

function searchIn(db: Drizzle): Search {
  const search = searches.get(db) ?? prepareSearch(db)
  searches.set(db, search)
  return search
}

function prepareSearch(db: Drizzle) {
  return db
    .select({
      key: apiKeys,
      owner: { id: users.id, email: users.email, staffRole: users.staffRole, enabled: users.enabled },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find_api_key')
}

/** Without it every request would be a write. */
const noteUsesEvery = minutes(1)

export async function noteUse(
  db: Drizzle,
  { id, lastUsedAt }: FoundKey['key'],
  { network, now }: { network: string; now: Date },
): Promise<void> {
  const noted = new Date(now.getTime() - noteUsesEvery)
  if (lastUsedAt && lastUsedAt > noted) return
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedNetwork: network })
    .where(
      and(
        eq(apiKeys.id, id),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, noted)),
      ),
    )
}
