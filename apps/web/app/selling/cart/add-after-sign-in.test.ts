import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { addAfterSignIn } from './add-after-sign-in.ts'

const viewer = {
  id: 1,
  email: 'a@b.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}
const origin = 'https://tienda.cu'
const cartUrl = `${origin}/shop/cart?add=12&quantity=2&option_3=7&key=0123456789abcdef`
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The outcome and the API calls. */
async function add(headers: Record<string, string>, response: unknown = {}, user: object | null = viewer) {
  const calls: RequestInit[] = []
  const record = (init: RequestInit) => {
    calls.push(init)
    return response
  }
  const visit = visitOf(testContext({ '/api/security/me': { user }, '/api/cart/items': record }))
  const outcome = await addAfterSignIn(visit, new Request(cartUrl, { headers }), new URL(cartUrl)).catch(
    (thrown: unknown) => thrown,
  )
  return {
    outcome,
    calls,
    redirect: outcome instanceof Response ? outcome.headers.get('location') : undefined,
  }
}

function refusal(error: Pick<WireError, 'statusCode' | 'code' | 'values'>) {
  return Response.json({ error: { message: '', ...error } }, { status: error.statusCode })
}

test('the product is added under the idempotency key of the URL', async () => {
  const { redirect, calls } = await add(sameOrigin)
  expect(redirect).toBe('/shop/cart?added=12')
  expect(calls).toHaveLength(1)
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    productId: 12,
    quantity: 2,
    options: [{ optionId: 3, valueId: 7 }],
  })
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': '0123456789abcdef' })
})

test('without Sec-Fetch-Site the referrer is checked, and the API gets the origin', async () => {
  const { redirect, calls } = await add({ referer: `${origin}/account/login` })
  expect(redirect).toBe('/shop/cart?added=12')
  expect(calls[0]?.headers).toMatchObject({ origin })
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://otra.cu/' },
  {},
])('navigation from another site (%j) adds nothing and drops the parameters', async (headers) => {
  const { redirect, calls } = await add(headers)
  expect(redirect).toBe('/shop/cart')
  expect(calls).toEqual([])
})

test('nothing is added for a visitor', async () => {
  expect(await add(sameOrigin, {}, null)).toMatchObject({ outcome: undefined, calls: [] })
})

test('a refusal is returned with its reason', async () => {
  const values = { name: 'Tinta' }
  const { outcome } = await add(sameOrigin, refusal({ statusCode: 409, code: 'outOfStock', values }))
  expect(outcome).toEqual({ added: false, failure: 'outOfStock', name: 'Tinta' })
})

test('an outage is thrown as an error page, so that reloading retries', async () => {
  const { outcome } = await add(sameOrigin, refusal({ statusCode: 503, code: 'unavailable' }))
  expect(outcome).toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } })
})
