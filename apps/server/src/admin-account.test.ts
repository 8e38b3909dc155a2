import { demoPassword } from '@tecnoclick/database/seed/demo'
import { expect, test } from 'vitest'
import { adminAccountError } from './admin-account.ts'

const email = 'direccion@tienda.cu'

test.each(['Secreta-123', 'tinta y papel', 'x9!kQ2mz'])('%s is accepted', (password) => {
  expect(adminAccountError({ email, password })).toBeUndefined()
})

test.each([
  ['short', 'menos de 8'],
  ['aB3!'.repeat(33), 'pasa de 128'],
  [demoPassword, 'adivinar'],
  ['TecnoClick', 'adivinar'],
  ['12345678', 'adivinar'],
  ['87654321', 'adivinar'],
  ['abcdefghij', 'adivinar'],
  ['aaaaaaaaaa', 'adivinar'],
  ['abababab', 'adivinar'],
  ['direccion2026', 'adivinar'],
])('%s is refused', (password, words) => {
  expect(adminAccountError({ email, password })).toMatch(new RegExp(words))
})

test('an invalid e-mail address is refused', () => {
  expect(adminAccountError({ email: 'direccion', password: 'Secreta-123' })).toContain('correo')
})
