import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 1000 })
const password = 'a'.repeat(64)

async function fieldsOf(path: string, json: unknown): Promise<Record<string, string>> {
  const response = await shop.fetch(path, { method: 'POST', json })
  expect(response.status).toBe(422)
  return (await response.json()).error.fields
}

const forms = ['/security/login', '/security/sign-up', '/security/sign-up/business'] as const

const badEmails: [unknown, string][] = [
  [undefined, 'Complete este campo'],
  [null, 'Complete este campo'],
  [42, 'Complete este campo'],
  [{}, 'Complete este campo'],
  [['ana@ejemplo.cu'], 'Complete este campo'],
  ['', 'Complete este campo'],
  ['   ', 'Complete este campo'],
  ['ana', 'Correo electrónico no válido'],
  ['ana@ejemplo', 'Correo electrónico no válido'],
  ['ana@ejemplo.cu\r\nBcc: x@y.cu', 'Correo electrónico no válido'],
  ['<script>alert(1)</script>@ejemplo.cu', 'Correo electrónico no válido'],
  ['🖨️@ejemplo.cu', 'Correo electrónico no válido'],
  ['اسم@ejemplo.cu', 'Correo electrónico no válido'],
  [`${'a'.repeat(250)}@ejemplo.cu`, 'Correo electrónico no válido'],
  ['ana@ejemplo.cu\u0000', 'Correo electrónico no válido'],
]

test.each(badEmails)('the e-mail %j is a field error in every form', async (email, complaint) => {
  for (const path of forms) expect(await fieldsOf(path, { email, password })).toEqual({ email: complaint })
  expect(await fieldsOf('/security/activate/resend', { email })).toEqual({ email: complaint })
})

const untransformed = 'La contraseña no llegó bien. Recargue la página e intente otra vez.'

const badPasswords: [unknown, string][] = [
  [undefined, 'Complete este campo'],
  [null, 'Complete este campo'],
  [12_345_678, 'Complete este campo'],
  ['', 'Complete este campo'],
  ['Demo1234', untransformed],
  ['a'.repeat(63), untransformed],
  ['a'.repeat(65), untransformed],
  ['A'.repeat(64), untransformed],
  [`${'a'.repeat(64)}\n`, untransformed],
  ['g'.repeat(64), untransformed],
  ['a'.repeat(50_000), untransformed],
]

test.each(badPasswords)('the password %.70j is a field error', async (bad, complaint) => {
  const email = 'ana@ejemplo.cu'
  for (const path of forms)
    expect(await fieldsOf(path, { email, password: bad })).toEqual({ password: complaint })
})

test('all errors are reported, each with its field', async () => {
  expect(await fieldsOf('/security/reset-password/finish', {})).toEqual({
    password: 'Escriba la Contraseña nueva',
    confirmPassword: 'Confime la Contraseña',
    resetKey: 'Introduzca el código de verificación',
  })
})

test.each([
  ['', 'Introduzca el código de verificación'],
  [1234, 'Introduzca el código de verificación'],
  ['123', 'El código debe contener 4 dígitos!'],
  ['12345', 'El código debe contener 4 dígitos!'],
  ['12a4', 'El código debe contener 4 dígitos!'],
  ['<b>1', 'El código debe contener 4 dígitos!'],
  ['١٢٣٤', 'El código debe contener 4 dígitos!'],
])('the code %j is a field error', async (resetKey, complaint) => {
  const body = { password, confirmPassword: password, resetKey, email: 'ana@ejemplo.cu' }
  expect(await fieldsOf('/security/reset-password/finish', body)).toEqual({ resetKey: complaint })
})

test('different new passwords are an error of the second field', async () => {
  const body = { password, confirmPassword: 'b'.repeat(64), resetKey: '1234', email: 'ana@ejemplo.cu' }
  expect(await fieldsOf('/security/reset-password/finish', body)).toEqual({
    confirmPassword: 'Las Contraseñas no coinciden',
  })
})

test.each(['yes', 1, null, {}])('sharedDevice %j is not a boolean', async (sharedDevice) => {
  const body = { email: 'ana@ejemplo.cu', password: transformPassword('ana@ejemplo.cu', 'x'), sharedDevice }
  expect(Object.keys(await fieldsOf('/security/login', body))).toEqual(['sharedDevice'])
})

test.each([[], 'text', 7, true, null])('the body %j is malformed', async (body) => {
  for (const path of [...forms, '/security/reset-password/init', '/security/reset-password/finish']) {
    expect((await shop.fetch(path, { method: 'POST', json: body })).status).toBe(422)
  }
})
