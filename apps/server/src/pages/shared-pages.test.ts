import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

let server: FixtureServer

beforeAll(async () => {
  server = await startFixture()
})
afterAll(() => server.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers })
  const html = await response.text()
  const facts = JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? '{}')
  return { answer: response, html, facts, header: (name: string) => response.headers.get(name) ?? '' }
}

test('a shared page is rendered once for all visitors', async () => {
  const first = await get('/')
  const second = await get('/')
  expect(second.html).toBe(first.html)
  expect(second.facts.home.storeName).toBe('TecnoClick')
})

test('concurrent requests cause one render', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/shop/catalog?page=7')))
  expect(new Set(responses.map(({ facts }) => facts.renders)).size).toBe(1)
})

test('every language, currency and data-saver choice has its own page', async () => {
  const visits = await Promise.all([
    get('/'),
    get('/', { cookie: 'locale=ar' }),
    get('/', { cookie: 'currency=CUP' }),
    get('/', { 'save-data': 'on' }),
  ])
  expect(new Set(visits.map(({ facts }) => facts.renders)).size).toBe(4)
  expect(visits[1]?.html).toContain('lang="ar"')
})

test('unknown query keys do not create another page and are not in it', async () => {
  const first = await get('/shop/catalog?utm_source=mail&sort=name_asc&page=1')
  const second = await get('/shop/catalog?page=1&sort=name_asc&fbclid=xyz')
  expect(second.html).toBe(first.html)
  expect(first.facts.list.address).toBe(`${server.url}/shop/catalog?page=1&sort=name_asc`)
})

test('each host has its own page', async () => {
  const first = await get('/shop/catalog')
  const other = await fetch(`${server.url.replace('127.0.0.1', 'localhost')}/shop/catalog`)
  expect(await other.text()).not.toBe(first.html)
})

test('an unchanged page is a 304', async () => {
  const { header } = await get('/')
  expect(header('cache-control')).toBe('private, no-cache')
  expect(header('x-page-cache')).toBe('')
  expect((await get('/', { 'if-none-match': header('etag') })).answer.status).toBe(304)
})

test.each(['br', 'gzip', 'identity'])('a page is sent in %s', async (encoding) => {
  const { html, header } = await get('/', { 'accept-encoding': encoding })
  expect(html).toContain('TecnoClick')
  expect(header('content-encoding')).toBe(encoding === 'identity' ? '' : encoding)
})

test('a file marked as shared is cached with its type', async () => {
  const first = await get('/map.xml')
  const second = await get('/map.xml')
  expect(second.html).toBe(first.html)
  expect(second.header('content-type')).toBe('application/xml')
})

test('inline scripts are allowed by hash only', async () => {
  const { html, header } = await get('/')
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(header('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(html).not.toContain('nonce')
})

test('a private page has a new nonce and is never shared', async () => {
  const first = await get('/mine', { cookie: 'basket=1' })
  const second = await get('/mine', { cookie: 'basket=2' })
  expect(first.facts.mine.cookie).toBe('basket=1')
  expect(second.facts.mine.cookie).toBe('basket=2')
  const nonce = /nonce="([^"]+)"/.exec(first.html)?.[1]
  expect(first.header('content-security-policy')).toContain(`'nonce-${nonce}'`)
  expect(second.html).not.toContain(nonce)
})

test('a request with a session gets no shared page and is not stored', async () => {
  const shared = await get('/')
  const { facts, header } = await get('/', { cookie: 'session=abc' })
  expect(facts.renders).not.toBe(shared.facts.renders)
  expect(header('cache-control')).toBe('private, no-store')
  expect(header('x-page-cache')).toBe('')
})

test('?lang= sets the cookie, also from the cache', async () => {
  await get('/?lang=en')
  const { header, html } = await get('/?lang=en')
  expect(html).toContain('lang="en"')
  expect(header('set-cookie')).toMatch(/^locale=en; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  expect((await get('/?lang=en', { cookie: 'locale=en' })).header('set-cookie')).toBe('')
})

test('a cookie set by the API reaches the browser through a page', async () => {
  const response = await fetch(`${server.url}/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: 'session=abc',
      origin: server.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  expect(response.status).toBe(302)
  expect(response.headers.get('set-cookie')).toMatch(/^session=;/)
})

test('a changed setting is on the page within seconds', async () => {
  await get('/')
  await server.database.pool.query(`update settings set value = '"Otra tienda"' where key = 'storeName'`)
  const deadline = Date.now() + 5000
  let name = ''
  while (name !== 'Otra tienda' && Date.now() < deadline) {
    await pause(200)
    name = (await get('/')).facts.home.storeName
  }
  expect(name).toBe('Otra tienda')
})
