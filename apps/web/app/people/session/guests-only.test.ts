import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { middleware } from './guests-only.tsx'

const viewer = {
  id: 1,
  email: 'admin@ejemplo.cu',
  role: 'admin',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
}

/** Where the door leads; undefined where it lets in. */
async function leads(address: string, user: object | null) {
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
    return { to: headers.get('location'), leavesThePage: headers.has('x-remix-reload-document') }
  }
}

test('a guest is let in, wherever the way leads afterwards', async () => {
  expect(await leads('/account/login', null)).toBeUndefined()
  expect(await leads('/account/login?next=/admin', null)).toBeUndefined()
})

test('who is signed in goes to the dashboard', async () => {
  expect(await leads('/account/login', viewer)).toEqual({ to: '/account/dashboard', leavesThePage: false })
})

test('or on to the page asked for', async () => {
  const way = await leads('/account/login?next=%2Faccount%2Forders%3Fpage%3D2', viewer)
  expect(way).toEqual({ to: '/account/orders?page=2', leavesThePage: false })
})

test.each(['/admin', '/admin/orders?page=2'])(
  'the back office at %s is left for as a whole',
  async (desk) => {
    const way = await leads(`/account/login?next=${encodeURIComponent(desk)}`, viewer)
    expect(way).toEqual({ to: desk, leavesThePage: true })
  },
)

test.each(['//otra.cu/admin', 'https://otra.cu', '/account/login?next=/x'])(
  '%s is no way on',
  async (next) => {
    const way = await leads(`/account/login?next=${encodeURIComponent(next)}`, viewer)
    expect(way?.to).toBe('/account/dashboard')
  },
)
