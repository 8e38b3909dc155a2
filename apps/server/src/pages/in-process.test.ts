import type { Bindings } from '@tecnoclick/api/platform/http/bindings'
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

test('the API gets the session, origin, address and request id of the visitor', async () => {
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
  expect(bindings).toMatchObject({ clientAddress: '200.55.1.2', requestId: 'r1', secure: true })
})

test('a page loads its viewer once, until it changes something', async () => {
  const api = apiThatRemembers()
  const { send } = createInProcessSend(api, new Headers(), facts)
  const knownAt = (call: number) => (api.calls[call]?.bindings as Bindings | undefined)?.sessions
  await send('/api/security/me', { method: 'GET' })
  knownAt(0)?.set('token', Promise.resolve(undefined))
  await send('/api/cart', { method: 'GET' })
  expect(knownAt(1)?.size).toBe(1)
  await send('/api/security/logout', { method: 'POST' })
  expect(knownAt(2)?.size).toBe(0)
  await createInProcessSend(api, new Headers(), facts).send('/api/cart', { method: 'GET' })
  expect(knownAt(3)).not.toBe(knownAt(0))
})

test('headers of the page override headers of the visitor', async () => {
  const api = apiThatRemembers()
  const visitor = new Headers({ authorization: 'Bearer visitor' })
  await createInProcessSend(api, visitor, facts).send('/api/me', {
    headers: { authorization: 'Bearer page' },
  })
  expect(api.calls[0]?.request.headers.get('authorization')).toBe('Bearer page')
})

test('cookies set by the API are copied to the page response', async () => {
  const headers = [
    ['set-cookie', 'session=1; HttpOnly'],
    ['set-cookie', 'handle=2'],
  ] as [string, string][]
  const api = apiThatRemembers(() => new Response(null, { headers }))
  const { send, cookies } = createInProcessSend(api, new Headers(), facts)
  await send('/api/security/login', { method: 'POST' })
  expect(cookies()).toEqual(['session=1; HttpOnly', 'handle=2'])
})

test('a page does not pass on the key of a program', async () => {
  const api = apiThatRemembers()
  const visitor = new Headers({ authorization: 'Bearer tck_x', cookie: 'session=abc' })
  await createInProcessSend(api, visitor, facts).send('/api/cart', {})
  const sent = api.calls[0]?.request.headers
  expect([sent?.get('authorization'), sent?.get('cookie')]).toEqual([null, 'session=abc'])
})
