import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { cities, countries, states } from '@tecnoclick/contract/site/geography/endpoints'

export interface Place {
  id: number
  name: string
}

/** Of a country, its states; of a state, its cities. */
export interface PlaceWithin extends Place {
  parentId: number
}

interface City extends PlaceWithin {
  /** The postal code that the form proposes. */
  zip?: string
}

export interface Places {
  countries: Place[]
  states: PlaceWithin[]
  cities: City[]
}

/** All at once: 185 names weigh less than a picture, and choosing then needs no request. */
export async function loadPlaces(client: Client): Promise<Places> {
  const query = listQuery({ order: 'name ASC', limit: 1000 })
  const [allCountries, allStates, allCities] = await Promise.all([
    client.call(countries.list, { query }),
    client.call(states.list, { query }),
    client.call(cities.list, { query }),
  ])
  return {
    countries: allCountries.data.map(({ id, name }) => ({ id, name })),
    states: allStates.data.map(({ id, name, countryId }) => ({ id, name, parentId: countryId })),
    cities: allCities.data.map(({ id, name, stateId, zip }) => ({
      ...{ id, name, parentId: stateId },
      ...(zip && { zip }),
    })),
  }
}

/** The shop may have hidden the place of an address since; the address keeps it until its customer moves. */
export function withPlaceOf(places: Places, address: PlaceOfAddress): Places {
  const { country, state, city, countryId, stateId } = address
  return {
    countries: withPlace(places.countries, country),
    states: withPlace(places.states, { ...state, parentId: countryId }),
    cities: withPlace(places.cities, { ...city, parentId: stateId }),
  }
}

type PlaceOfAddress = Pick<Address, 'country' | 'state' | 'city' | 'countryId' | 'stateId'>

function withPlace<P extends Place>(places: P[], own: P): P[] {
  return places.some(({ id }) => id === own.id) ? places : [...places, own]
}
