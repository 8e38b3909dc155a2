import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { middleware } from './signed-in-only.tsx'

/** Where a visitor without a session cookie is redirected to. */
async function redirectOf(method: string, page = '/shop/checkout') {
  const url = new URL(page, 'http://tienda.cu')
  const context = testContext({ '/api/security/me': { user: null } })
  const [guard] = middleware
  const args = { request: new Request(url, { method }), url, params: {}, pattern: page, context }
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

test.each(['/account/orders/12', '/account/ordersreset', '/account/returns/3'])(
  '%s, which mails link to, asks to sign in',
  async (page) => {
    expect(await redirectOf('GET', page)).toBe(`/account/login?next=${encodeURIComponent(page)}`)
  },
)

test('a form whose session is gone leads to the sign-in and back', async () => {
  expect(await redirectOf('POST')).toBe('/account/login?next=%2Fshop%2Fcheckout')
})
