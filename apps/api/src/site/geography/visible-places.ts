import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { and, eq, inArray } from 'drizzle-orm'

/** Customers may choose a place only while it and all that it lies in are visible (site.md#geography). */
export function visiblePlaces(db: Drizzle | Transaction) {
  const country = eq(countries.enable, true)
  const visibleCountries = db.select({ id: countries.id }).from(countries).where(country)
  const state = and(eq(states.enable, true), inArray(states.countryId, visibleCountries))
  const visibleStates = db.select({ id: states.id }).from(states).where(state)
  const city = and(eq(cities.enable, true), inArray(cities.stateId, visibleStates))
  return { country, state, city }
}
