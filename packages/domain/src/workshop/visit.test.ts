import { expect, test } from 'vitest'
import { visitText } from './visit.ts'

const recipient = { name: 'Eva', lastname: 'Ramos', phone: '+53 5234 5678', country: 'Cuba' }

test.each([
  ['person, phone, address and country', recipient, 'Eva Ramos · +53 5234 5678 · Calle Martí 12, Cuba'],
  ['no phone', { ...recipient, phone: null }, 'Eva Ramos · Calle Martí 12, Cuba'],
  ['the address alone', null, 'Calle Martí 12'],
])('a visit with %s', (_, who, text) => {
  expect(visitText({ houseservice: true, address: 'Calle Martí 12', recipient: who })).toBe(text)
})

test('a device that is brought to the shop has no visit', () => {
  expect(visitText({ houseservice: false, address: '', recipient: null })).toBe('')
})
