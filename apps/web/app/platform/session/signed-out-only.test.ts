import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { middleware } from './signed-out-only.tsx'

const viewer = {
  id: 1,
  email: 'admin@ejemplo.cu',
  role: 'admin',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}

/** Where the middleware redirects to; undefined if it does not. */
async function redirectOf(address: string, user: object | null) {
  const url = new URL(address, 'http://tienda.cu')
  const context = testContext({ '/api/security/me': { user } })
  const [guard] = middleware
  const args = { request: new Request(url), url, params: {}, pattern: '/account/login', context }
  try {
    await guard?.(args, async () => new Response())
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const { headers } = thrown
    return { to: headers.get('location'), isDocument: headers.has('x-remix-reload-document') }
  }
}

test('a visitor sees the page, with or without a next page', async () => {
  expect(await redirectOf('/account/login', null)).toBeUndefined()
  expect(await redirectOf('/account/login?next=/admin', null)).toBeUndefined()
})

test('a signed-in viewer is redirected to the dashboard', async () => {
  expect(await redirectOf('/account/login', viewer)).toEqual({ to: '/account/dashboard', isDocument: false })
})

test('a signed-in viewer is redirected to the requested page', async () => {
  const target = await redirectOf('/account/login?next=%2Faccount%2Forders%3Fpage%3D2', viewer)
  expect(target).toEqual({ to: '/account/orders?page=2', isDocument: false })
})

test.each(['/admin', '/admin/orders?page=2'])(
  'the back office at %s is loaded as a new document',
  async (path) => {
    const target = await redirectOf(`/account/login?next=${encodeURIComponent(path)}`, viewer)
    expect(target).toEqual({ to: path, isDocument: true })
  },
)

test.each(['//otra.cu/admin', 'https://otra.cu', '/account/login?next=/x'])(
  '%s is not followed',
  async (next) => {
    const target = await redirectOf(`/account/login?next=${encodeURIComponent(next)}`, viewer)
    expect(target?.to).toBe('/account/dashboard')
  },
)
