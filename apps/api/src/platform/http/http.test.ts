import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { clientNetwork } from './client-network.ts'

const shop = useTestApi()

test('an unknown path is a 404 with a standard refusal', async () => {
  const response = await shop.fetch('/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: {
      statusCode: 404,
      name: 'NotFoundError',
      code: 'notFound',
      message: 'No encontramos lo que busca.',
      requestId: 'test-request',
    },
  })
})

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
  ['application/json', '{"__proto__":{"admin":true}}', 400],
  ['application/json', `"${'x'.repeat(100_001)}"`, 413],
  ['application/json', 'null', 422],
])('a body of %s %.20s is a %i', async (type, body, status) => {
  const admin = await shop.as('admin')
  const response = await admin.fetch('/countries', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(status)
})

test.each(['x', 'outOfStock'])('a body that imitates the refusal %s is parsed as usual', async (refused) => {
  const json = { refused, values: { name: 'Mi texto' } }
  const response = await shop.fetch('/security/login', { method: 'POST', json })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).error.fields).sort()).toEqual(['email', 'password'])
})

test('an unpaired surrogate is stored as U+FFFD', async () => {
  const admin = await shop.as('admin')
  const response = await admin.fetch('/countries', {
    method: 'POST',
    body: '{"name":"Isla \\ud800"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toMatchObject({ name: 'Isla \ufffd' })
})

test('a body longer than its declared length is refused', async () => {
  const admin = await shop.as('admin')
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(50_000).fill(32))
    },
  })
  const response = await admin.fetch('/countries', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  })
  expect(response.status).toBe(413)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 204],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://shop.test' }, 204],
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 403],
])('an unsafe request with a cookie and %j is a %i', async (headers, status) => {
  const { token } = await shop.as('user')
  const response = await shop.fetch('/security/logout', {
    method: 'POST',
    headers: { cookie: `session=${token}`, ...headers },
  })
  expect(response.status).toBe(status)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://evil.test' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' }, 204],
  [{}, 204],
])('an unsafe request without a cookie and %j answers %i', async (headers, status) => {
  expect((await shop.fetch('/security/logout', { method: 'POST', headers })).status).toBe(status)
})

test('a bearer token needs no origin', async () => {
  const user = await shop.as('user')
  expect((await user.fetch('/security/logout', { method: 'POST' })).status).toBe(204)
  expect(await (await user.fetch('/security/me')).json()).toEqual({ user: null })
})

test('limits count by IPv4 address or IPv6 /64', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
  expect(clientNetwork('2001:0db8::1')).toBe('2001:db8:0:0::/64')
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64')
})

test('the reference describes every route in OpenAPI 3.1', async () => {
  const document = await (await shop.fetch('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { endpoint } of shop.api.routes) {
    expect(document.paths[`/api${endpoint.path}`]).toHaveProperty(endpoint.method.toLowerCase())
  }
})

test('the reading page loads only our own scripts, and none inline', async () => {
  const response = await shop.fetch('/docs')
  const page = await response.text()
  const scripts = [...page.matchAll(/<script src="\/api([^"]+)"><\/script>/g)].map(([, path]) => path ?? '')
  expect(page.match(/<script/g)).toHaveLength(scripts.length)
  expect(page).not.toMatch(/https?:/)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
  expect(policy).not.toMatch(/unsafe-eval|https?:/)
  for (const path of scripts) {
    const script = await shop.fetch(path)
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await script.text()).length).toBeGreaterThan(100)
  }
  const [library = ''] = scripts
  expect((await shop.fetch(library)).headers.get('cache-control')).toContain('immutable')
  expect((await shop.fetch('/docs/scalar.js')).headers.get('cache-control')).toBe('no-cache')
})

test('the reference describes forms by role and file fields', async () => {
  const { paths, components } = await (await shop.fetch('/openapi.json')).json()
  const bodyOf = (path: string) => paths[path].post.requestBody.content
  const forms = bodyOf('/api/profiles')['application/json'].schema.anyOf
  expect(forms.map(({ title }: { title: string }) => title)).toEqual(['user', 'business', 'admin'])
  const business = components.schemas[forms[1].$ref.split('/').at(-1)]
  expect(business.required).toEqual(['name', 'ruccode'])
  expect(bodyOf('/api/files')['multipart/form-data'].schema.required).toEqual(['avatarInput'])
})
