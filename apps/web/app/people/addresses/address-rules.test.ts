import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { formOf } from '../../platform/form/testing/form-of.ts'
import { addressRules, deliveryAddressRules, readAddress, typedAddress } from './address-rules.ts'

const t = createTranslator('es', es)

test('choices are numbers or undefined', () => {
  const form = formOf({ name: 'Ana', countryId: '1', stateId: '', cityId: 'x', isPrincipal: 'on' })
  expect(readAddress(form)).toMatchObject({
    name: 'Ana',
    street: '',
    countryId: 1,
    stateId: undefined,
    cityId: undefined,
    isPrincipal: true,
  })
})

test('the typed values are kept, valid or not', () => {
  expect(typedAddress(formOf({ name: 'Ana', cityId: 'x' }))).toMatchObject({
    name: 'Ana',
    cityId: 'x',
    zip: '',
  })
})

test('the empty form shows a message for every required field', () => {
  expect(addressRules.check(new FormData(), t)).toEqual({
    name: 'Complete este campo',
    lastname: 'Complete este campo',
    street: 'Complete este campo',
    zip: 'Complete este campo',
    email: 'Complete este campo',
    countryId: 'Seleccione un País',
    stateId: 'Seleccione una Provincia/Estado',
    cityId: 'Seleccione un Municipio/Ciudad',
  })
})

test('a delivery needs a phone', () => {
  const phoneOf = (phone: string) => deliveryAddressRules.check(formOf({ phone }), t).phone
  expect([phoneOf(''), phoneOf('12'), phoneOf('5555 0101')]).toEqual([
    'Complete este campo',
    'Teléfono no válido',
    undefined,
  ])
})

test.each([
  ['street', 'Calle\nprimera', 'Este campo no admite saltos de línea ni caracteres de control'],
  ['zip', '1234567890123', 'Longitud máxima es 12!'],
  ['phone', 'llámame', 'Teléfono no válido'],
  ['website', 'javascript:alert(1)', 'Dirección web no válida'],
  ['email', 'ana@ejemplo', 'Correo electrónico no válido'],
])('%s rejects %j', (name, value, message) => {
  expect(addressRules.check(formOf({ [name]: value }), t)[name]).toBe(message)
})
