import type { NewProfile } from '@tecnoclick/contract/people/profiles/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { misplacedCity } from './misplaced-city.ts'
import type { ProfileRow } from './serialize-profile.ts'

/** One profile per account. The client code starts unapproved, whatever was sent (people.md#wholesale-approval). */
export function createProfile(db: Drizzle, userId: number, body: NewProfile): Promise<ProfileRow | Refusal> {
  return transact(db, async (tx) => {
    const misplaced = await misplacedCity(tx, body)
    if (misplaced) return misplaced
    const [profile] = await tx
      .insert(profiles)
      .values({ ...body, userId })
      .onConflictDoNothing({ target: profiles.userId })
      .returning()
    return profile ?? refuse('conflict')
  })
}
