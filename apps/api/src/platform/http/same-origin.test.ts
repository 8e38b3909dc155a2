import { expect, test } from 'vitest'
import { insertApiKey } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

/** What a header excuses from the proof of origin (platform.md#same-origin-requests). */
const shop = useTestApi()
const foreign = { cookie: 'locale=es', 'sec-fetch-site': 'cross-site', origin: 'https://otra.cu' }

async function outcomeOf(path: string, authorization: string | undefined) {
  const headers = { ...foreign, ...(authorization && { authorization }), 'content-type': 'application/json' }
  const response = await shop.fetch(path, { method: 'POST', body: '{}', headers })
  return [response.status, (await response.json().catch(() => ({}))).error?.code]
}

test.each([
  undefined,
  '',
  'x',
  'Basic dXNlcjpwYXNz',
  'Bearer',
  'Bearer nonsense',
  `Bearer ${'a'.repeat(43)}`,
])('Authorization: %s does not excuse a request of another site', async (authorization) => {
  expect(await outcomeOf('/security/reset-password/init', authorization)).toEqual([403, 'forbidden'])
  expect(await outcomeOf('/security/logout', authorization)).toEqual([403, 'forbidden'])
})

test('a token that opens a session does, beside any cookie', async () => {
  const { token } = await shop.as('user')
  expect(await outcomeOf('/security/reset-password/init', `Bearer ${token}`)).toEqual([200, undefined])
})

test('a key does where it is used for the identity: not on public routes', async () => {
  const admin = await shop.as('admin')
  const { key } = await insertApiKey(shop.database.db, admin.userId, { now: shop.clock.now })
  expect(await outcomeOf('/security/reset-password/init', `Bearer ${key}`)).toEqual([403, 'forbidden'])
  expect(await outcomeOf('/brands', `Bearer ${key}`)).toEqual([422, 'invalid'])
  const unknown = `Bearer tck_${'a'.repeat(43)}`
  expect(await outcomeOf('/brands', unknown)).toEqual([401, 'keyUnknown'])
  expect(await outcomeOf('/security/reset-password/init', unknown)).toEqual([403, 'forbidden'])
})
