import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { middleware } from './signed-in-only.tsx'

/** Where a visitor without a session cookie is redirected to. */
async function redirectOf(method: string) {
  const url = new URL('http://tienda.cu/shop/checkout')
  const context = testContext({ '/api/security/me': { user: null } })
  const [guard] = middleware
  const args = { request: new Request(url, { method }), url, params: {}, pattern: '/shop/checkout', context }
  try {
    await guard?.(args, async () => new Response())
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

test('a visitor who opens a page of customers is sent home', async () => {
  expect(await redirectOf('GET')).toBe('/')
})

test('a form whose session is gone leads to the sign-in and back', async () => {
  expect(await redirectOf('POST')).toBe('/account/login?next=%2Fshop%2Fcheckout')
})
