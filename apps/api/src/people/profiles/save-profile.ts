import type { NewProfile, ProfileChange } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
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
    if (version !== undefined && version !== before.version) return refuse('staleVersion')
    const misplaced = await misplacedCity(tx, { ...before, ...changes })
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

/** A profile may have no place, a state, or a city of that state. */
export async function misplacedCity(
  tx: Transaction,
  { stateId, cityId }: Place,
): Promise<Refusal | undefined> {
  if (stateId && !(await tx.$count(states, eq(states.id, stateId)))) {
    return refuse('invalid', { fields: { stateId: { code: 'state' } } })
  }
  if (!cityId) return undefined
  const isThere =
    stateId && (await tx.$count(cities, and(eq(cities.id, cityId), eq(cities.stateId, stateId))))
  return isThere ? undefined : refuse('invalid', { fields: { cityId: { code: 'city' } } })
}
