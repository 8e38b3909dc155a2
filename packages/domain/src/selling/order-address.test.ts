import { expect, test } from 'vitest'
import { addressText } from './order-address.ts'

test('an address is street, apartment, city, state; missing parts leave no comma', () => {
  const place = { street: 'Calle Martí 12', city: 'Bayamo', state: 'Granma' }
  expect(addressText({ ...place, apartament: '3B' })).toBe('Calle Martí 12, 3B, Bayamo, Granma')
  expect(addressText({ ...place, apartament: null })).toBe('Calle Martí 12, Bayamo, Granma')
})
