import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import type { profiles } from '@tecnoclick/database/schema/people/profiles'

export type ProfileRow = typeof profiles.$inferSelect

export function serializeProfile({ createdAt, updatedAt, ...profile }: ProfileRow): Profile {
  return { ...profile, createdDate: createdAt.toISOString(), updatedDate: updatedAt.toISOString() }
}
