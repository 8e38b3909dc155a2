import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loader } from './ticket.ts'

test('the referrer policy hides the address from other sites only', async () => {
  const url = new URL('https://tienda.cu/services/ticket/abc')
  const request = new Request(url)
  const args = { request, url, params: { token: 'abc' }, pattern: url.pathname, context: testContext() }
  const { headers } = await loader(args)
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
