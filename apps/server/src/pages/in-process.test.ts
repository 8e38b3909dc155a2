import { expect, test } from 'vitest'
import { createInProcessSend } from './in-process.ts'

const facts = {
  url: new URL('https://tienda.example/shop?page=2'),
  secure: true,
  clientAddress: '200.55.1.2',
  requestId: 'r1',
}

function apiThatRemembers(answer = () => Response.json({})) {
  const calls: { request: Request; bindings: object }[] = []
  return {
    calls,
    async fetch(request: Request, bindings: object) {
      calls.push({ request, bindings })
      return answer()
    },
  }
}

test('the API sees the visitor: session, origin, address and request id', async () => {
  const api = apiThatRemembers()
  const visitor = new Headers({
    cookie: 'session=abc',
    origin: 'https://tienda.example',
    referer: 'https://x',
  })
  await createInProcessSend(api, visitor, facts).send('/api/cart', { method: 'POST', body: '{}' })
  const [{ request, bindings } = { request: new Request('http://x'), bindings: {} }] = api.calls
  expect(request.url).toBe('https://tienda.example/api/cart')
  expect(request.headers.get('cookie')).toBe('session=abc')
  expect(request.headers.get('origin')).toBe('https://tienda.example')
  expect(request.headers.get('referer')).toBeNull()
  expect(bindings).toEqual({ clientAddress: '200.55.1.2', requestId: 'r1', secure: true })
})

test('what a page says itself goes before what the visitor said', async () => {
  const api = apiThatRemembers()
  const visitor = new Headers({ authorization: 'Bearer visitor' })
  await createInProcessSend(api, visitor, facts).send('/api/me', {
    headers: { authorization: 'Bearer page' },
  })
  expect(api.calls[0]?.request.headers.get('authorization')).toBe('Bearer page')
})

test('cookies that the API sets are kept for the answer of the page', async () => {
  const headers = [
    ['set-cookie', 'session=1; HttpOnly'],
    ['set-cookie', 'handle=2'],
  ] as [string, string][]
  const api = apiThatRemembers(() => new Response(null, { headers }))
  const { send, cookies } = createInProcessSend(api, new Headers(), facts)
  await send('/api/security/login', { method: 'POST' })
  expect(cookies()).toEqual(['session=1; HttpOnly', 'handle=2'])
})
