import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from '../testing/wait-for.ts'
import { startTelemetry } from './start-telemetry.ts'
import { readTelemetry } from './telemetry-configuration.ts'
import { otlpReceiver, type ReceivedSpan } from './testing/otlp-receiver.ts'

const patienceMs = 30_000

const finished = (spans: readonly ReceivedSpan[], is: (span: ReceivedSpan) => boolean) =>
  waitFor(() => spans.find(is), patienceMs)

/** Telemetry as a process of the shop starts it, with these variables. */
async function startWith(environment: Record<string, string>) {
  // The exporters read their address themselves.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { telemetry } = readTelemetry(environment)
  const log = pino({ level: 'silent' })
  const started = await startTelemetry({ configuration: { telemetry, trustedProxies: 0 }, log })
  if (!started) throw new Error('There are no traces')
  return started
}

test('a trace of a stranger is not continued', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const { spans, environment } = await otlpReceiver()
  const { tracer, close } = await startWith(environment)
  const server = createServer((incoming, outgoing) => {
    const facts = { kind: 'api', requestId: 'r1', secure: false } as const
    void tracer.serve({ incoming, outgoing, ...facts }, () => void outgoing.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await fetch(`http://127.0.0.1:${port}/`, { headers })
  const own = await finished(spans, ({ name }) => name === 'GET api')
  expect(own.traceId).not.toBe(traceId)
  await close()
})

test('nothing is recorded by a sampler that records nothing', async () => {
  const { bodies, environment } = await otlpReceiver()
  const { tracer, close } = await startWith({ ...environment, OTEL_TRACES_SAMPLER: 'always_off' })
  expect(await tracer.trace('job', {}, async () => 'done')).toBe('done')
  await close()
  expect(bodies).toEqual([])
})

test('a receiver that hangs delays neither the work nor the end', async () => {
  const { bodies, environment } = await otlpReceiver({ hangs: true })
  const { tracer, close } = await startWith(environment)
  for (let times = 0; times < 50; times += 1) await tracer.trace('job', {}, async () => {})
  await waitFor(() => bodies.length || undefined, patienceMs)
  // It never answers, so that this ends only if nobody waits for it.
  await close()
})

test('without an endpoint there is no telemetry', async () => {
  const { telemetry } = readTelemetry({ OTEL_TRACES_SAMPLER: 'always_on' })
  const configuration = { telemetry, trustedProxies: 0 }
  expect(await startTelemetry({ configuration, log: pino({ level: 'silent' }) })).toBeUndefined()
})
