import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listTable } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { isVisibleAccount } from '../visible-accounts.ts'

/** The account's own profile, or those of customers for staff who may see them; others are not found (platform.md#access). */
function readableBy(viewer: Viewer): SQL {
  if (!isPermitted(viewer, 'customers:read')) return eq(profiles.userId, viewer.id)
  return sql`${profiles.userId} in (select u.id from users as u where ${isVisibleAccount(viewer)})`
}

export function listProfiles(db: Drizzle, viewer: Viewer, list: ListRequest) {
  return listTable(db, profiles, list, readableBy(viewer))
}

export async function findProfile(db: Drizzle, viewer: Viewer, id: number): Promise<ProfileRow | undefined> {
  const [profile] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, id), readableBy(viewer)))
  return profile
}

export type ProfileRow = typeof profiles.$inferSelect

export function serializeProfile({ createdAt, updatedAt, ...profile }: ProfileRow): Profile {
  return { ...profile, createdDate: createdAt.toISOString(), updatedDate: updatedAt.toISOString() }
}
