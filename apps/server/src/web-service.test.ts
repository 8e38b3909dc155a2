import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from './testing/raw-request.ts'
import { type FixtureServer, startFixture } from './testing/start-fixture.ts'

let server: FixtureServer

beforeAll(async () => {
  server = await startFixture()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/api/settings', 'application/json'],
  ['/admin', 'text/html; charset=utf-8'],
  ['/admin/orders/7', 'text/html; charset=utf-8'],
  ['/healthz', 'text/plain; charset=utf-8'],
  ['/readyz', 'text/plain; charset=utf-8'],
])('%s is %s, with security headers', async (path, type) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a file has no headers that only documents heed', async () => {
  const { headers } = await get('/assets/app-bx3kd9qa.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  for (const name of ['x-frame-options', 'referrer-policy', 'permissions-policy', 'x-request-id'])
    expect(headers.has(name), name).toBe(false)
})

test('pages, back office and API have their own policies', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policy('/')).toContain('frame-src https://www.openstreetmap.org')
  expect(await policy('/admin')).toContain("script-src 'self';")
  expect(await policy('/api/settings')).toContain("default-src 'none'")
  const permissions = async (path: string) => (await get(path)).headers.get('permissions-policy')
  expect(await permissions('/')).toMatch(/camera=\(\).* usb=\(\), serial=\(\)/)
  expect(await permissions('/admin')).toMatch(/camera=\(self\).* usb=\(self\), serial=\(self\)/)
})

test('an unknown page and a file of another version are a 404', async () => {
  expect((await get('/no-such-page')).status).toBe(404)
  expect((await get('/assets/old-00000000.js')).status).toBe(404)
  expect((await get('/admin/assets/old-00000000.js')).status).toBe(404)
})

test('an error in a page is logged with the request id and not shown', async () => {
  const response = await get('/broken')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret reason')
  const logged = server.lines.find((line) => line.includes('a secret reason')) ?? ''
  expect(JSON.parse(logged).requestId).toBe(response.headers.get('x-request-id'))
})

test('an API response has the request id of the log', async () => {
  const response = await get('/api/no-such-thing?token=hunter2')
  const { error } = await response.json()
  expect(error.requestId).toBe(response.headers.get('x-request-id'))
  const logged = server.lines
    .map((line) => JSON.parse(line))
    .find(({ requestId }) => requestId === error.requestId)
  expect(logged).toMatchObject({ kind: 'api', status: 404, address: '/api/no-such-thing?token=***' })
})

test('cookies and credentials are not logged', async () => {
  await get('/mine', { cookie: 'session=hunter2', authorization: 'Bearer hunter2' })
  expect(server.lines.join('')).not.toContain('hunter2')
})

test('a long API response is compressed', async () => {
  const response = await get('/api/openapi.json', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toContain('accept-encoding')
  expect(await response.json()).toHaveProperty('openapi')
})

test('an API file is streamed with its own headers, and HEAD sends no body', async () => {
  const response = await get('/api/files/anuncio.jpg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
  const head = await fetch(`${server.url}/api/files/anuncio.jpg`, { method: 'HEAD' })
  expect(head.status).toBe(200)
})

test('malformed requests are refused with a message', async () => {
  const status = async (text: string) => /^HTTP\/1\.1 (\d+)/.exec(await rawRequest(server.port, text))?.[1]
  expect(await status('GET / HTTP/1.1\nHost: a b\nConnection: close\n\n')).toBe('400')
  expect(await status('GET /%E0%A4%A HTTP/1.1\nHost: x\nConnection: close\n\n')).toBe('400')
  expect(await status('OPTIONS * HTTP/1.1\nHost: x\nConnection: close\n\n')).toBe('400')
})

test('no path leads out of the build folder', async () => {
  for (const path of [
    '/../server/index.js',
    '/assets/../../server/index.js',
    '/..%2fserver/index.js',
    '/.vite/manifest.json',
  ]) {
    const response = await rawRequest(server.port, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`)
    expect(response).toMatch(/^HTTP\/1\.1 404/)
    expect(response).not.toContain('provideContext')
  }
})

test('a form of unknown or unlimited length is refused', async () => {
  const chunked = 'POST /form HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\nConnection: close\n\n0\n\n'
  expect(await rawRequest(server.port, chunked)).toMatch(/^HTTP\/1\.1 411/)
  const endless = 'POST /form HTTP/1.1\nHost: x\nContent-Length: 7000000\nConnection: close\n\n'
  expect(await rawRequest(server.port, endless)).toMatch(/^HTTP\/1\.1 413/)
})

test('security.txt names the contact of the settings and ends within a year (RFC 9116)', async () => {
  const answer = await get('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('other sites may embed public pictures only', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
  expect(await policy('/api/files/anuncio.jpg')).toBe('cross-origin')
  for (const path of ['/', '/admin', '/api/settings', '/assets/app-bx3kd9qa.js', '/healthz'])
    expect(await policy(path), path).toBe('same-origin')
})
