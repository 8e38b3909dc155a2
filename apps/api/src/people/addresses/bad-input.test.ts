import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useAddressBook } from './testing/address-book.ts'

const shop = useTestApi()
const { add, added, change } = useAddressBook(shop)

const required = 'Complete este campo'
const plainText = 'Este campo no admite saltos de línea ni caracteres de control'

test('an empty form has an error for every required field', async () => {
  const person = await shop.as('user')
  const response = await person.fetch('/addresses', { method: 'POST', json: {} })
  expect((await response.json()).error.fields).toEqual({
    name: required,
    lastname: required,
    street: required,
    zip: required,
    email: required,
    countryId: 'Seleccione un País',
    stateId: 'Seleccione una Provincia/Estado',
    cityId: 'Seleccione un Municipio/Ciudad',
  })
})

test.each([
  [{ name: ' \t ' }, { name: required }],
  [{ name: 'x'.repeat(101) }, { name: 'Longitud máxima es 100!' }],
  [{ name: ['a'] }, { name: required }],
  [{ street: 'a\r\nb' }, { street: plainText }],
  [{ street: 'x'.repeat(201) }, { street: 'Longitud máxima es 200!' }],
  [{ zip: 85_100 }, { zip: required }],
  [{ zip: 'x'.repeat(13) }, { zip: 'Longitud máxima es 12!' }],
  [{ company: 'a\u0007b' }, { company: plainText }],
  [{ apartament: 'x'.repeat(61) }, { apartament: 'Longitud máxima es 60!' }],
  [{ email: 'ana' }, { email: 'Correo electrónico no válido' }],
  [{ phone: '<b>' }, { phone: 'Teléfono no válido' }],
  [{ website: 'javascript:alert(1)' }, { website: 'Dirección web no válida' }],
  [{ countryId: '1' }, { countryId: 'Seleccione un País' }],
  [{ stateId: 1.5 }, { stateId: 'Seleccione una Provincia/Estado' }],
  [{ cityId: -1 }, { cityId: 'Seleccione un Municipio/Ciudad' }],
  [{ cityId: 99_999_999_999 }, { cityId: 'Seleccione un Municipio/Ciudad' }],
  [{ latitude: 91 }, { latitude: 'Escriba un número' }],
  [{ latitude: '20' }, { latitude: 'Escriba un número' }],
  [{ longitude: -181 }, { longitude: 'Escriba un número' }],
  [{ isPrincipal: 'yes' }, { isPrincipal: required }],
])('%j is a field error, in a new address and in a change', async (json, fields) => {
  const person = await shop.as('user')
  const { id } = await added(person)
  for (const response of [await add(person, json), await change(person, id, json)]) {
    expect(response.status).toBe(422)
    expect((await response.json()).error.fields).toEqual(fields)
  }
})

test.each(['Calle Ñ № 5 «Ж»', 'شارع مارتي ١٢', '🏠 Casa', '<img src=x onerror=alert(1)>', "O'Reilly 5; --"])(
  '%j is accepted as a street and returned unchanged',
  async (street) => {
    const person = await shop.as('user')
    expect(await added(person, { street })).toMatchObject({ street })
  },
)

test.each(['/addresses/0', '/addresses/99999999999', '/addresses/abc', '/addresses/fulldatabyuser/abc'])(
  '%s is not found',
  async (path) => {
    const person = await shop.as('user')
    expect((await person.fetch(path)).status).toBe(404)
  },
)

test('field errors have codes, and a text that is too long has its maximum', async () => {
  const response = await add(await shop.as('user'), { name: 'x'.repeat(101), latitude: '20' })
  const { fields, fieldCodes, fieldValues } = (await response.json()).error
  expect(fields).toEqual({ name: 'Longitud máxima es 100!', latitude: 'Escriba un número' })
  expect(fieldCodes).toEqual({ name: 'maxLength', latitude: 'number' })
  expect(fieldValues).toEqual({ name: { max: 100 } })
})
