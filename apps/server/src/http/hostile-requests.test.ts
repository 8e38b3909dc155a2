import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../testing/raw-request.ts'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

let server: FixtureServer
beforeAll(async () => {
  server = await startFixture()
})
afterAll(() => server.close())

const statuses = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
const send = async (text: string) => statuses(await rawRequest(server.port, text))
const ask = async (line: string, headers = '') =>
  (await send(`${line} HTTP/1.1\nHost: x\nConnection: close\n${headers}\n`))[0]

const smuggled = 'GET /healthz HTTP/1.1\nHost: x\n\n'

test.each([
  ['both lengths', `Content-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n${smuggled}`],
  ['two lengths', `Content-Length: 0\nContent-Length: ${smuggled.length}\n\n${smuggled}`],
  ['a list of lengths', `Content-Length: 0, 5\n\n${smuggled}`],
  ['a length with a sign', `Content-Length: +5\n\n${smuggled}`],
  ['a hexadecimal length', `Content-Length: 0x5\n\n${smuggled}`],
  ['a blank before the colon', `Content-Length : 5\n\n${smuggled}`],
  ['an unknown coding', `Transfer-Encoding: xchunked\n\n0\n\n${smuggled}`],
  ['chunked before another coding', `Transfer-Encoding: chunked, identity\n\n0\n\n${smuggled}`],
  ['a chunk size that overflows', `Transfer-Encoding: chunked\n\nfffffffffffffffff\nx\n0\n\n${smuggled}`],
  ['a folded header', `X-A: b\n Content-Length: 5\n\n${smuggled}`],
])('a request with %s is one refused request, not two', async (_, rest) => {
  const answers = await send(`POST /api/security/logout HTTP/1.1\nHost: x\n${rest}`)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toBe(400)
})

test.each(['TRACE', 'PROPFIND', 'MKCOL', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'LINK', 'QUERY', 'M-SEARCH'])(
  'the method %s causes no fault anywhere',
  async (method) => {
    for (const path of ['/', '/form', '/api/settings', '/admin', '/healthz', '/assets/app-bx3kd9qa.js'])
      expect(await ask(`${method} ${path}`), path).toBeLessThan(500)
  },
)

test('nobody overrides the method', async () => {
  for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])
    expect(await ask('GET /api/security/logout?_method=POST', `${name}: POST\n`)).toBe(404)
})

test.each([
  ['a cookie', 'Cookie', 'a=b; '],
  ['a language', 'Accept-Language', 'es,'],
  ['an encoding', 'Accept-Encoding', 'br;q=0,'],
  ['a tag', 'If-None-Match', 'W/"a",'],
  ['a range', 'Range', 'bytes=0-0,'],
])('%s of 15 kB is read, one of 17 kB is refused', async (_, name, piece) => {
  for (const path of ['/', '/api/settings', '/api/files/anuncio.jpg', '/mine'])
    expect(await ask(`GET ${path}`, `${name}: ${piece.repeat(15_000 / piece.length)}\n`), path).toBe(200)
  expect(await ask('GET /', `${name}: ${piece.repeat(17_000 / piece.length)}\n`)).toBe(431)
})

test.each([
  ['bytes=0-0', 206],
  ['bytes=-1', 206],
  ['bytes=0-99999999999999999999', 200],
  ['bytes=99999999999999-', 416],
  ['bytes=-0', 416],
  ['bytes=5-1', 200],
  ['bytes=0-0,1-1,2-2', 200],
  ['bytes=--1', 200],
  ['bytes=0x0-0x1', 200],
  ['lines=0-1', 200],
])('the range %s answers %i', async (range, status) => {
  expect(await ask('GET /api/files/anuncio.jpg', `Range: ${range}\n`)).toBe(status)
})

test.each([
  '/api/files/..%2f..%2f..%2fetc%2fpasswd',
  '/api/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/api/files/..%5c..%5cwindows%5cwin.ini',
  '/api/files/....//....//etc/passwd',
  '/api/files/anuncio.jpg%00.png',
  '/api/files/%c0%ae%c0%ae%c0%af',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/admin/..%2f..%2fpackage.json',
  '/admin/%2e%2e/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/file:///etc/passwd',
])('%s leads nowhere', async (path) => {
  const answer = await rawRequest(server.port, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`)
  const [status = 0] = statuses(answer)
  expect(answer).not.toMatch(/root:|provideContext|"dependencies"|isEntry|\[core\]/)
  // Every path below /admin is the page of the back office.
  if (!path.startsWith('/admin')) expect([400, 404]).toContain(status)
})

test.each([
  '',
  'a b',
  'a/b',
  'user@x',
  'x:port',
  'x:99999999',
  '[::1',
  'x\tb',
  '<script>',
  'x#y',
  'x?y',
  'x\\y',
  "x'y",
])('the host %j is refused', async (host) => {
  expect(await send(`GET / HTTP/1.1\nHost: ${host}\nConnection: close\n\n`)).toEqual([400])
})

test('two hosts are refused', async () => {
  expect(await send('GET / HTTP/1.1\nHost: x\nHost: y\nConnection: close\n\n')).toEqual([400])
})

test.each([
  '//evil.test/',
  '/%2f/evil.test',
  '/\\evil.test',
  '///evil.test/%2e%2e',
  '/.//evil.test',
  '//evil.test/shop',
])('%s redirects to no other site', async (path) => {
  const answer = await rawRequest(server.port, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`)
  expect(answer).not.toMatch(/^location: *(?:[a-z]+:)?[/\\]{2}/im)
})

test('what was asked for stands in no header of the answer', async () => {
  const answer = await rawRequest(
    server.port,
    'GET /?lang=en%0d%0aSet-Cookie:%20evil=1&next=%0d%0aX-Evil:%201 HTTP/1.1\nHost: x\nConnection: close\n\n',
  )
  expect(answer.split('\r\n\r\n')[0]).not.toMatch(/evil/i)
})

test('nothing of this was a fault', () => {
  const entries = server.lines.map((line) => JSON.parse(line))
  expect(entries.filter(({ level }) => level === 'error')).toEqual([])
})
