import type { ProfileChange } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { misplacedCity } from './misplaced-city.ts'
import type { ProfileRow } from './serialize-profile.ts'

/** Its owner alone writes here; what staff decide about a customer has its own, audited path. */
export function changeProfile(
  db: Drizzle,
  viewer: Viewer,
  id: number,
  { version, ...changes }: ProfileChange,
): Promise<ProfileRow | Refusal> {
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update')
    if (!before) return refuse('notFound')
    if (before.userId !== viewer.id) return refuse(viewer.role === 'admin' ? 'forbidden' : 'notFound')
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
