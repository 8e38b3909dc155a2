import { beforeAll } from 'vitest'
import type { Person, TestApi } from '../../../testing/test-api.ts'

/** An address in Bayamo and the address calls. */
export function useAddressBook(shop: TestApi) {
  const home = {
    name: 'Ana',
    lastname: 'Rosales',
    street: 'Calle Martí 12',
    zip: '85100',
    email: 'ana@ejemplo.cu',
    countryId: 0,
    stateId: 0,
    cityId: 0,
  }

  async function idOf(path: string, name: string): Promise<number> {
    const response = await shop.fetch(`${path}?filter[where][name]=${name}`)
    return (await response.json()).data[0].id
  }

  beforeAll(async () => {
    home.countryId = await idOf('/countries', 'Cuba')
    home.stateId = await idOf('/states', 'Granma')
    home.cityId = await idOf('/cities', 'Bayamo')
  })

  const add = (person: Person, more: object = {}) =>
    person.fetch('/addresses', { method: 'POST', json: { ...home, ...more } })

  return {
    home,
    add,
    added: async (person: Person, more: object = {}) => (await add(person, more)).json(),
    change: (person: Person, id: number, json: object) =>
      person.fetch(`/addresses/${id}`, { method: 'PATCH', json }),
    book: async (person: Person, query = '') =>
      (await person.fetch(`/addresses/fulldatabyuser/${person.userId}${query}`)).json(),
  }
}
