import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

let store: FixtureServer
beforeAll(async () => {
  store = await startFixture()
  await store.database.pool.query(
    "insert into brands (slug, name) select 'marca-' || n, 'Marca ' || n from generate_series(1, 60) as n",
  )
})
afterAll(() => store.close())

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${store.url}/api/brands`, { method, headers })

test('a cached response equals the computed one, in every encoding', async () => {
  let first = await (await ask({ 'accept-encoding': 'identity' })).json()
  // The fixture started before the brands were inserted.
  for (const deadline = Date.now() + 5000; first.total < 60 && Date.now() < deadline; ) {
    await pause(100)
    first = await (await ask({ 'accept-encoding': 'identity' })).json()
  }
  expect(first.total).toBe(60)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await ask({ 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('vary')).toBe('cookie, authorization, accept-encoding')
    expect(await response.json()).toEqual(first)
  }
})

test('an unchanged response is a 304, and HEAD sends only the headers', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  const head = await ask({ 'accept-encoding': 'identity' }, 'HEAD')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await head.text()).toBe('')
})
