import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { and, eq, type SQL } from 'drizzle-orm'
import { listTable } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

/** The account's own profile, or all for staff who may see customers; others are not found (platform.md#access). */
function readableBy(viewer: Viewer): SQL | undefined {
  return isPermitted(viewer, 'customers:read') ? undefined : eq(profiles.userId, viewer.id)
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
