import { insertUser, somePassword } from '@tecnoclick/api/testing/people'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStore, temporaryFolder } from '../testing/run-store.ts'
import { waitFor } from '../testing/wait-for.ts'
import { otlpReceiver, type ReceivedSpan } from './testing/otlp-receiver.ts'

vi.setConfig({ testTimeout: 90_000 })

type Receiver = Awaited<ReturnType<typeof otlpReceiver>>

const email = 'cliente@ejemplo.cu'
const kinds = { internal: 1, server: 2, client: 3 }
const patienceMs = 30_000

const finished = (spans: readonly ReceivedSpan[], is: (span: ReceivedSpan) => boolean) =>
  waitFor(() => spans.find(is), patienceMs)

const post = (url: string, json: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) })

async function startStore(environment: Record<string, string>) {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const store = runStore({
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    PROCESSES: '1',
    ...environment,
  })
  return { store, url: await store.address() }
}

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

test('a store sends the traces of its pages, mails and jobs, without personal data', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  await insertUser(database.db, { email })
  const receiver = await otlpReceiver()
  const store = runStore({
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    PROCESSES: '2',
    TRUST_PROXY: '1',
    OTEL_SERVICE_NAME: 'tienda',
    ...receiver.environment,
  })
  const url = await store.address()
  const secrets = await expectPageTrace(url, receiver)
  await expectContinuedTrace(url, receiver)
  await expectTracesOfJobs(url, receiver, database)
  await store.kill('SIGTERM')
  const sent = receiver.bodies.join('\n')
  for (const secret of [email, somePassword, ...secrets]) expect(sent.includes(secret), secret).toBe(false)
})

/** One trace: request, render, call of the API, statement. */
async function expectPageTrace(url: string, { spans }: Receiver): Promise<string[]> {
  const signedIn = await post(`${url}/api/security/login`, { email, password: somePassword })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie().join('; ').split(';', 1)[0] ?? ''
  const key = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345'
  const code = 'CODIGO-SECRETO'
  const response = await fetch(`${url}/account/${key}?code=${code}`, { headers: { cookie } })
  expect(await response.text()).toContain(email)
  const requestId = response.headers.get('x-request-id')

  const page = await finished(spans, (span) => span.attributes['tecnoclick.request_id'] === requestId)
  const own = () => spans.filter(({ traceId }) => traceId === page.traceId)
  const [statement] = await waitFor(() => {
    const found = own().filter(({ kind }) => kind === kinds.client)
    return found.length > 0 ? found : undefined
  }, patienceMs)
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
  return [key, code, cookie.split('=')[1] ?? '']
}

async function expectContinuedTrace(url: string, { spans }: Receiver): Promise<void> {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${url}/api/countries`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  const continued = await finished(spans, ({ name }) => name === 'GET /api/countries')
  expect(continued).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
}

/** Mails and periodic jobs are traces of their own, and polling is none. */
async function expectTracesOfJobs(url: string, { spans }: Receiver, database: TestDatabase): Promise<void> {
  await database.pool.query("update scheduled_jobs set next_run_at = now() where name = 'purge-sessions'")
  expect((await post(`${url}/api/security/reset-password/init`, { email })).status).toBe(200)
  const mail = await finished(spans, ({ name }) => name === 'mail')
  expect(mail.attributes['mail.attempts']).toBe(1)
  expect(mail.parentSpanId ?? '').toBe('')
  const job = await finished(spans, ({ name }) => name === 'job purge-sessions')
  await finished(spans, (span) => span.kind === kinds.client && span.parentSpanId === job.spanId)
  const roots = new Set(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ kind }) => kind))
  expect(roots).not.toContain(kinds.client)
}
