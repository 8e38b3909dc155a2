import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStore, temporaryFolder } from '../testing/run-store.ts'
import { waitFor } from '../testing/wait-for.ts'
import { otlpReceiver } from './testing/otlp-receiver.ts'

vi.setConfig({ testTimeout: 90_000 })

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
