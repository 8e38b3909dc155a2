import type { Transaction } from '@tecnoclick/database/connect'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export interface Place {
  countryId: number
  stateId: number
  cityId: number
}

/** The state must belong to the country and the city to the state, all enabled. Returns the first violation. */
export async function checkPlace(
  tx: Transaction,
  { countryId, stateId, cityId }: Place,
): Promise<Refusal | undefined> {
  const isState = and(eq(states.id, stateId), eq(states.countryId, countries.id), states.enable)
  const isCity = and(eq(cities.id, cityId), eq(cities.stateId, states.id), cities.enable)
  const [place] = await tx
    .select({ stateId: states.id, cityId: cities.id })
    .from(countries)
    .leftJoin(states, isState)
    .leftJoin(cities, isCity)
    .where(and(eq(countries.id, countryId), countries.enable))
  if (!place) return refuse('invalid', { fields: { countryId: { code: 'country' } } })
  if (!place.stateId) return refuse('invalid', { fields: { stateId: { code: 'state' } } })
  if (!place.cityId) return refuse('invalid', { fields: { cityId: { code: 'city' } } })
  return undefined
}
