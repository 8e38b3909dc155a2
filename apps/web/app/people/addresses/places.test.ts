import { expect, test } from 'vitest'
import { withPlaceOf } from './places.ts'

const cuba = { id: 1, name: 'Cuba' }
const granma = { id: 5, name: 'Granma', parentId: 1 }
const bayamo = { id: 41, name: 'Bayamo', parentId: 5, zip: '85100' }
const places = { countries: [cuba], states: [granma], cities: [bayamo] }
const address = {
  country: cuba,
  state: { id: 5, name: 'Granma' },
  city: { id: 41, name: 'Bayamo' },
  countryId: 1,
  stateId: 5,
}

test('the form of an address offers its place, even if the shop has hidden it', () => {
  expect(withPlaceOf(places, address)).toEqual(places)
  const moved = {
    ...address,
    state: { id: 9, name: 'Las Tunas' },
    stateId: 9,
    city: { id: 70, name: 'Amancio' },
  }
  expect(withPlaceOf(places, moved)).toEqual({
    countries: [cuba],
    states: [granma, { id: 9, name: 'Las Tunas', parentId: 1 }],
    cities: [bayamo, { id: 70, name: 'Amancio', parentId: 9 }],
  })
})
