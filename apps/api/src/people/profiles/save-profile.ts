import type { NewProfile, ProfileChange } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { ProfileRow } from './read-profiles.ts'

/** Written by its owner only; staff decisions about customers have their own audited route. */
export function changeProfile(
  db: Drizzle,
  viewer: Viewer,
  id: number,
  { version, ...changes }: ProfileChange,
): Promise<ProfileRow | Refusal> {
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update')
    if (!before) return refuse('notFound')
    if (before.userId !== viewer.id)
      return refuse(isPermitted(viewer, 'customers:read') ? 'forbidden' : 'notFound')
    if (isStale(before, version)) return refuse('staleVersion')
    const place = { ...before, ...changes }
    const isMoved = place.stateId !== before.stateId || place.cityId !== before.cityId
    const misplaced = isMoved ? await misplacedCity(tx, place) : undefined
    if (misplaced) return misplaced
    const [after] = await tx
      .update(profiles)
      .set({ ...changes, version: before.version + 1 })
      .where(eq(profiles.id, id))
      .returning()
    return after ?? refuse('notFound')
  })
}

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

interface Place {
  stateId?: number | null | undefined
  cityId?: number | null | undefined
}

/** A profile may have no place, a state, or a city of that state, none of them hidden. */
async function misplacedCity(tx: Transaction, { stateId, cityId }: Place): Promise<Refusal | undefined> {
  const isCity = and(eq(cities.id, cityId ?? 0), eq(cities.stateId, states.id), cities.enable)
  const [place] = await tx
    .select({ cityId: cities.id })
    .from(states)
    .innerJoin(countries, and(eq(countries.id, states.countryId), countries.enable))
    .leftJoin(cities, isCity)
    .where(and(eq(states.id, stateId ?? 0), states.enable))
  if (stateId && !place) return refuse('invalid', { fields: { stateId: { code: 'state' } } })
  if (cityId && !place?.cityId) return refuse('invalid', { fields: { cityId: { code: 'city' } } })
  return undefined
}
