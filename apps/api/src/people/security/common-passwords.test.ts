import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { expect, test } from 'vitest'
import { lastMailTo, tokenIn } from '../../testing/mailbox.ts'
import { insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { isCommonPassword } from './common-passwords.ts'

const shop = useTestApi()
const email = 'ana@ejemplo.cu'
const post = (path: string, json: object) => shop.fetch(path, { method: 'POST', json })

async function signUp(typed: string) {
  const response = await post('/security/sign-up', { email, password: transformPassword(email, typed) })
  return [response.status, (await response.json()).error?.fields]
}

const complaint = 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.'

test.each([
  'x',
  '7',
  '12345678',
  'Password1',
  'contraseña',
  'Habana2024',
  'qwertyuiop',
  'aaaaaaaa',
  'Demo1234',
])('%s is refused by the API, which knows its transform alone', async (typed) => {
  expect(await signUp(typed)).toEqual([422, { password: complaint }])
})

test.each(['tinta y papel azul', 'x9!kQ2mz', 'ñandú-'.repeat(12)])('%s is accepted', async (typed) => {
  expect(await signUp(typed)).toEqual([200, undefined])
})

test('a recovery refuses one too, and its link still serves', async () => {
  const owner = 'luis@ejemplo.cu'
  await insertUser(shop.database.db, { email: owner })
  await post('/security/reset-password/init', { email: owner })
  const token = tokenIn(await lastMailTo(shop.database, owner))
  const finish = (typed: string) => {
    const password = transformPassword(owner, typed)
    return post('/security/reset-password/finish', { token, password, confirmPassword: password })
  }
  const refused = await finish('12345678')
  expect([refused.status, (await refused.json()).error.fields]).toEqual([422, { password: complaint }])
  expect((await finish('tinta y papel azul')).status).toBe(200)
})

test('the list is read in any case', () => {
  expect(['PASSWORD123', 'QwErTy', 'tecnoClick'].every(isCommonPassword)).toBe(true)
  expect(isCommonPassword('tinta y papel')).toBe(false)
})
