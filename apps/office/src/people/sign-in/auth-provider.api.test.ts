import { useTestApi as openTestApi } from '@tecnoclick/api/testing/test-api'
import { createClient } from '@tecnoclick/contract/platform/client'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import { expect, test } from 'vitest'
import { clientOf } from '../../platform/testing/client-of.ts'
import { createAuthProvider } from './auth-provider.ts'

const shop = openTestApi()

test('an admin has access and is shown by name, or by e-mail without one', async () => {
  const provider = createAuthProvider(clientOf(await shop.as('admin')))
  await expect(provider.checkAuth({})).resolves.toBeUndefined()
  const identity = await provider.getIdentity?.()
  expect(identity?.fullName).toContain('@example.com')
  expect(identity?.avatar).toMatch(/^\/api\/files\/.+\?w=160$/)
})

test('the permissions are those of the staff role', async () => {
  const provider = createAuthProvider(clientOf(await shop.asStaff('technician')))
  expect(await provider.getPermissions?.({})).toEqual(permissionsOf('technician'))
})

test.each([undefined, 'user', 'business'] as const)('%s has no access', async (role) => {
  const provider = createAuthProvider(clientOf(await shop.as(role)))
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
})

test('a customer who opens the office stays signed in to the shop', async () => {
  const customer = await shop.as('user')
  const provider = createAuthProvider(clientOf(customer))
  await provider.checkAuth({}).catch(() => provider.logout({}))
  expect((await (await customer.fetch('/security/me')).json()).user).toMatchObject({ id: customer.userId })
})

test('staff keep access without a connection, but not after the session ended', async () => {
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

test('without a connection a stored page opens for whom it was stored, and goes when the session has ended', async () => {
  const viewer = {
    id: 5,
    email: 'yoel@ejemplo.cu',
    role: 'admin',
    name: 'Yoel',
    avatar: '',
    wholesale: false,
  } as const
  const permissions = ['deliveries:read'] as const
  let stored: ({ permissions: typeof permissions } & typeof viewer) | undefined = { ...viewer, permissions }
  const offline = {
    read: () => stored,
    forget: () => {
      stored = undefined
    },
  }
  const away = createClient(() => Promise.reject(new Error('offline')))
  expect(await createAuthProvider(away, offline).getPermissions?.({})).toEqual(permissions)
  await expect(createAuthProvider(away, offline).checkAuth({})).resolves.toBeUndefined()
  const provider = createAuthProvider(clientOf(await shop.as(undefined)), offline)
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
  expect(stored).toBeUndefined()
})

test('nobody has access while the server cannot be reached', async () => {
  const provider = createAuthProvider(createClient(() => Promise.reject(new Error('offline'))))
  await expect(provider.checkAuth({})).rejects.toEqual({ message: false })
})

test.each([
  [401, 'unauthenticated', 'read', false],
  [403, 'secondFactorMissing', 'read', false],
  [403, 'forbidden', 'read', true],
  [401, 'unauthenticated', 'save', true],
  [409, 'conflict', 'save', true],
  [500, 'internal', 'read', true],
])('%i %s on %s: the session stays %s', async (status, code, operation, stays) => {
  const provider = createAuthProvider(clientOf(await shop.as('admin')))
  const result = provider.checkError({ status, body: { code, operation } })
  await (stays ? expect(result).resolves.toBeUndefined() : expect(result).rejects.toEqual({ message: false }))
})
