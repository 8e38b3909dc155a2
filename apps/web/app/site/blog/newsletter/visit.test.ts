import { expect, test } from 'vitest'
import { testContext } from '../../../rendering/testing/test-context.ts'
import { loader } from './visit.ts'

const url = new URL('https://tienda.cu/n/abc/def')

function visit(answer: unknown) {
  const context = testContext({ '/api/newsletter/visits': answer })
  return loader({
    request: new Request(url),
    url,
    params: { token: 'abc', link: 'def' },
    pattern: url.pathname,
    context,
  })
}

const refusal = (code: string, status: number) => () =>
  Response.json({ error: { code, statusCode: status, message: '' } }, { status })

test('leads where the shop says, is not stored, and leads nowhere otherwise', async () => {
  const answer = await visit({ url: 'https://tienda.cu/shop/products/x' })
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    'https://tienda.cu/shop/products/x',
    'no-store',
  ])
  await expect(visit(refusal('notFound', 404))).rejects.toMatchObject({ status: 404 })
  await expect(visit(refusal('overloaded', 503))).rejects.toMatchObject({ init: { status: 503 } })
})
