import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing.ts'
import { completeWish } from './add-after-sign-in.ts'

const viewer = { id: 1, email: 'a@b.cu', role: 'user', name: 'Ana', avatar: 'a.webp', wholesale: false }
const origin = 'https://tienda.cu'
const wish = `${origin}/shop/cart?add=12&quantity=2&option_3=7&key=0123456789abcdef`
const ownStep = { 'sec-fetch-site': 'same-origin' }

/** What came of a wish, and the calls that it made. */
async function complete(headers: Record<string, string>, answer: unknown = {}, user: object | null = viewer) {
  const calls: RequestInit[] = []
  const hear = (init: RequestInit) => {
    calls.push(init)
    return answer
  }
  const visit = visitOf(testContext({ '/api/security/me': { user }, '/api/cart/items': hear }))
  const came = await completeWish(visit, new Request(wish, { headers }), new URL(wish)).catch(
    (thrown: unknown) => thrown,
  )
  return { came, calls, led: came instanceof Response ? came.headers.get('location') : undefined }
}

function refusal(error: Pick<WireError, 'statusCode' | 'code' | 'values'>) {
  return Response.json({ error: { message: '', ...error } }, { status: error.statusCode })
}

test('a wish is completed under the key that came with it', async () => {
  const { led, calls } = await complete(ownStep)
  expect(led).toBe('/shop/cart?added=12')
  expect(calls).toHaveLength(1)
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    productId: 12,
    quantity: 2,
    options: [{ optionId: 3, valueId: 7 }],
  })
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': '0123456789abcdef' })
})

test('an old browser tells by the page it comes from, and the API hears that it was ours', async () => {
  const { led, calls } = await complete({ referer: `${origin}/account/login` })
  expect(led).toBe('/shop/cart?added=12')
  expect(calls[0]?.headers).toMatchObject({ origin })
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://otra.cu/' },
  {},
])('a step from elsewhere (%j) adds nothing, and its wish leaves the address', async (headers) => {
  const { led, calls } = await complete(headers)
  expect(led).toBe('/shop/cart')
  expect(calls).toEqual([])
})

test('a visitor’s wish waits', async () => {
  expect(await complete(ownStep, {}, null)).toMatchObject({ came: undefined, calls: [] })
})

test('a refusal is told with its reason', async () => {
  const values = { name: 'Tinta' }
  const { came } = await complete(ownStep, refusal({ statusCode: 409, code: 'outOfStock', values }))
  expect(came).toEqual({ added: false, failure: 'outOfStock', name: 'Tinta' })
})

test('an outage is no refusal: the address keeps the wish and its key', async () => {
  const { came } = await complete(ownStep, refusal({ statusCode: 503, code: 'unavailable' }))
  expect(came).toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } })
})
