import { createTestDatabase } from '@tecnoclick/database/testing'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStore, temporaryFolder } from '../testing/run-store.ts'
import { waitFor } from '../testing/wait-for.ts'
import { otlpReceiver, type ReceivedSpan } from './testing/otlp-receiver.ts'

vi.setConfig({ testTimeout: 90_000 })

const email = 'cliente@demo.cu'
const password = 'Demo1234'
const kinds = { internal: 1, server: 2, client: 3 }

async function startStore(environment: Record<string, string>) {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const store = runStore({
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    DEMO: '1',
    PROCESSES: '1',
    ...environment,
  })
  return { store, url: await store.address(), database }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: transformPassword(email, password) }),
  })
  expect(response.status).toBe(200)
  return response.headers.getSetCookie().join('; ').split(';', 1)[0] ?? ''
}

const finished = (spans: readonly ReceivedSpan[], is: (span: ReceivedSpan) => boolean) =>
  waitFor(() => spans.find(is), 10_000)

test('a page is one trace: request, render, call of the API, statement', async () => {
  const { spans, bodies, environment } = await otlpReceiver()
  const { store, url } = await startStore({ ...environment, PROCESSES: '2', OTEL_SERVICE_NAME: 'tienda' })
  const cookie = await signIn(url)
  const key = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345'
  const response = await fetch(`${url}/account/${key}?code=123456`, { headers: { cookie } })
  expect(await response.text()).toContain(email)
  const requestId = response.headers.get('x-request-id')

  const page = await finished(spans, (span) => span.attributes['tecnoclick.request_id'] === requestId)
  const own = () => spans.filter(({ traceId }) => traceId === page.traceId)
  const [statement] = await waitFor(() => {
    const found = own().filter(({ kind }) => kind === kinds.client)
    return found.length > 0 ? found : undefined
  }, 10_000)
  const parentOf = (span: ReceivedSpan | undefined) =>
    own().find(({ spanId }) => spanId === span?.parentSpanId)
  const call = parentOf(statement)
  const render = parentOf(call)
  expect(statement?.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
    'db.query.text': expect.stringContaining('$1'),
  })
  expect(call?.name).toBe('GET /api/security/me')
  expect(call?.attributes).toMatchObject({ 'http.route': '/api/security/me' })
  expect(render?.name).toBe('render')
  expect(parentOf(render)?.spanId).toBe(page.spanId)
  expect(page.parentSpanId ?? '').toBe('')
  expect(page).toMatchObject({
    name: 'GET page',
    kind: kinds.server,
    attributes: { 'url.path': '/account/***', 'http.response.status_code': 200, 'tecnoclick.kind': 'page' },
    resource: { 'service.name': 'tienda' },
  })

  const login = await finished(spans, ({ name }) => name === 'POST /api/security/login')
  expect(login.kind).toBe(kinds.server)
  await store.kill('SIGTERM')
  const sent = bodies.join('\n')
  for (const secret of [email, password, key, '123456', cookie.split('=')[1]])
    expect(sent).not.toContain(secret)
})

test('a trace is continued for a trusted proxy alone', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const { spans, environment } = await otlpReceiver()
  const stranger = await startStore(environment)
  await fetch(`${stranger.url}/api/countries`, { headers })
  const own = await finished(spans, ({ name }) => name === 'GET /api/countries')
  expect(own.traceId).not.toBe(traceId)
  await stranger.store.kill('SIGTERM')

  spans.length = 0
  const behindProxy = await startStore({ ...environment, TRUST_PROXY: '1' })
  await fetch(`${behindProxy.url}/api/countries`, { headers })
  const continued = await finished(spans, ({ name }) => name === 'GET /api/countries')
  expect(continued).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
})

test('mails and periodic jobs are traces of their own, and polling is none', async () => {
  const { spans, environment } = await otlpReceiver()
  const { url, database } = await startStore(environment)
  await database.pool.query("update scheduled_jobs set next_run_at = now() where name = 'purge-sessions'")
  const response = await fetch(`${url}/api/security/reset-password/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(response.status).toBeLessThan(300)
  const mail = await finished(spans, ({ name }) => name === 'mail')
  expect(mail.attributes['mail.attempts']).toBe(1)
  expect(mail.parentSpanId ?? '').toBe('')
  const job = await finished(spans, ({ name }) => name === 'job purge-sessions')
  await finished(spans, (span) => span.kind === kinds.client && span.parentSpanId === job.spanId)
  const roots = new Set(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ kind }) => kind))
  expect(roots).not.toContain(kinds.client)
})

test('the metrics of /metrics are sent under the same names', async () => {
  const { metrics, environment } = await otlpReceiver()
  const { url } = await startStore({ ...environment, OTEL_TRACES_EXPORTER: 'none' })
  for (let times = 0; times < 3; times += 1) await fetch(`${url}/api/countries`)
  const point = await waitFor(
    () =>
      metrics
        .filter(({ name }) => name === 'tecnoclick_http_request_seconds')
        .flatMap(({ histogram }) => histogram?.dataPoints ?? [])
        .find(({ count }) => count >= 3),
    10_000,
  )
  expect(point.bucketCounts).toHaveLength(point.explicitBounds.length + 1)
  expect(point.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(point.count)
  const names = new Set(metrics.map(({ name }) => name))
  expect(names).toContain('tecnoclick_pool_connections')
  expect(names).toContain('tecnoclick_process_cpu_seconds_total')
})

test('nothing is recorded by a sampler that records nothing', async () => {
  const { spans, metrics, environment } = await otlpReceiver()
  const { store, url } = await startStore({ ...environment, OTEL_TRACES_SAMPLER: 'always_off' })
  await fetch(`${url}/api/countries`)
  await waitFor(() => metrics.length || undefined, 10_000)
  await store.kill('SIGTERM')
  expect(spans).toEqual([])
})

test.each(['hangs', 'is away'])('a receiver that %s slows neither requests nor the end', async (way) => {
  const { bodies, environment } = await otlpReceiver({ hangs: true })
  const endpoint = way === 'hangs' ? environment.OTEL_EXPORTER_OTLP_ENDPOINT : 'http://127.0.0.1:1'
  const { store, url } = await startStore({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  for (let times = 0; times < 50; times += 1)
    expect((await fetch(`${url}/api/countries`, { signal: AbortSignal.timeout(2_000) })).status).toBe(200)
  if (way === 'hangs') await waitFor(() => bodies.length || undefined, 10_000)
  const since = performance.now()
  expect(await store.kill('SIGTERM')).toBe(0)
  expect(performance.now() - since).toBeLessThan(6_000)
})

test('without an endpoint no part of the SDK is loaded', async () => {
  const report = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        if (/@opentelemetry.(?!api[/\\\\])/.test(url)) process.stderr.write('loaded ' + url + '\\n')
        return next(url, context)
      },
    })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(report)}`
  const { environment } = await otlpReceiver()
  const on = await startStore({ ...environment, NODE_OPTIONS })
  expect(on.store.errors()).toContain('sdk-trace')
  const { OTEL_EXPORTER_OTLP_ENDPOINT, ...others } = environment
  const off = await startStore({ ...others, NODE_OPTIONS })
  expect((await fetch(`${off.url}/api/countries`)).status).toBe(200)
  expect(await off.store.kill('SIGTERM')).toBe(0)
  expect(off.store.errors()).toBe('')
})
