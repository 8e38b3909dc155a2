import { useTestApi as openTestApi } from '@tecnoclick/api/testing/test-api'
import { createClient } from '@tecnoclick/contract/platform/client'
import { expect, test } from 'vitest'
import { clientOf } from '../../platform/testing/client-of.ts'
import { createAuthProvider } from './auth-provider.ts'

const shop = openTestApi()

test('an admin enters and is known by name, or by e-mail where there is none', async () => {
  const provider = createAuthProvider(clientOf(await shop.as('admin')))
  await expect(provider.checkAuth({})).resolves.toBeUndefined()
  const identity = await provider.getIdentity?.()
  expect(identity?.fullName).toContain('@example.com')
  expect(identity?.avatar).toMatch(/^\/api\/files\/.+\?w=160$/)
})

test.each([undefined, 'user', 'business'] as const)('%s does not', async (role) => {
  const provider = createAuthProvider(clientOf(await shop.as(role)))
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
})

test('who came to the wrong door stays signed in to the shop', async () => {
  const customer = await shop.as('user')
  const provider = createAuthProvider(clientOf(customer))
  await provider.checkAuth({}).catch(() => provider.logout({}))
  expect((await (await customer.fetch('/security/me')).json()).user).toMatchObject({ id: customer.userId })
})

test('a dropped connection keeps staff inside; a session that ended does not', async () => {
  const admin = await shop.as('admin')
  let isAway = false
  const reachable = clientOf(admin)
  const client: typeof reachable = {
    ...reachable,
    attempt: (...input) => (isAway ? Promise.reject(new Error('offline')) : reachable.attempt(...input)),
  }
  const provider = createAuthProvider(client)
  await provider.checkAuth({})
  isAway = true
  await expect(provider.checkAuth({})).resolves.toBeUndefined()
  isAway = false
  await admin.fetch('/security/logout', { method: 'POST' })
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
})

test('nobody enters while the shop cannot be asked', async () => {
  const provider = createAuthProvider(createClient(() => Promise.reject(new Error('offline'))))
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
})

test.each([
  [401, 'reading', false],
  [403, 'reading', false],
  [401, 'saving', true],
  [409, 'saving', true],
  [500, 'reading', true],
])('%i while %s: stays is %s', async (status, doing, stays) => {
  const provider = createAuthProvider(clientOf(await shop.as('admin')))
  const verdict = provider.checkError({ status, body: { doing } })
  await (stays
    ? expect(verdict).resolves.toBeUndefined()
    : expect(verdict).rejects.toEqual({ message: false }))
})
