import { insertUser, somePassword } from '@tecnoclick/api/testing/people'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from './testing/raw-request.ts'
import { type FixtureServer, startFixture } from './testing/start-fixture.ts'

const metricsToken = 'a-metrics-token-of-some-length'

async function start(environment: Record<string, string> = {}): Promise<FixtureServer> {
  const server = await startFixture({ METRICS_TOKEN: metricsToken, ...environment })
  onTestFinished(() => server.close())
  return server
}

const metricsOf = (server: FixtureServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/metrics`, { headers })

async function signInDemo(server: FixtureServer): Promise<number> {
  const { status } = await fetch(`${server.url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.cu', password: somePassword }),
  })
  return status
}

const closing = 'Connection: close\n\n'

test.each([
  ['a forwarding header', `GET / HTTP/1.1\nHost: localhost\nX-Forwarded-For: 203.0.113.9\n${closing}`],
  ['a foreign host', `GET /healthz HTTP/1.1\nHost: tienda.example\n${closing}`],
  ['HTTP/1.0, even where it is refused', `GET / HTTP/1.0\n${closing}`],
])('%s ends demo sign-in and asks for the token of the metrics', async (_, request) => {
  const server = await start()
  await insertUser(server.database.db, { email: 'admin@demo.cu', role: 'admin' })
  expect(await signInDemo(server)).toBe(200)
  const text = await (await metricsOf(server)).text()
  expect(text).toContain('tecnoclick_http_request_seconds_bucket')
  expect(text).toContain('tecnoclick_pool_connections')
  await rawRequest(server.port, request)
  expect(await signInDemo(server)).toBe(401)
  expect((await metricsOf(server)).status).toBe(403)
  expect((await metricsOf(server, { authorization: 'Bearer wrong' })).status).toBe(403)
  expect((await metricsOf(server, { authorization: `Bearer ${metricsToken}` })).status).toBe(200)
})

test('a public shop asks for the token of its metrics from the start, also on its own machine', async () => {
  const server = await start({ PUBLIC_URL: 'https://tienda.example' })
  expect((await metricsOf(server)).status).toBe(403)
  expect((await metricsOf(server, { authorization: `Bearer ${metricsToken}` })).status).toBe(200)
})
