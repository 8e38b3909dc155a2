import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen, probePort } from './listen.ts'

const slowly = (ms: number) =>
  listen(
    async (_incoming, outgoing) => {
      await pause(ms)
      outgoing.end('done')
    },
    '127.0.0.1',
    0,
  )

test('a slow request finishes while the server closes, and new connections are refused', async () => {
  const { port, drain } = await slowly(500)
  const response = fetch(`http://127.0.0.1:${port}`)
  await pause(100)
  const drained = drain(5000)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  expect(await (await response).text()).toBe('done')
  await drained
})

test('an idle connection does not delay closing', async () => {
  const { port, drain } = await slowly(0)
  const idle = connect(port, '127.0.0.1')
  await new Promise((resolve) => idle.once('connect', resolve))
  const startedAt = performance.now()
  await drain(5000)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

test('a request over the limit is aborted', async () => {
  const { port, drain } = await slowly(10_000)
  const response = fetch(`http://127.0.0.1:${port}`).catch(() => 'cut off')
  await pause(100)
  await drain(200)
  expect(await response).toBe('cut off')
})

test('a port in use is a fault that names it', async () => {
  const { port, drain } = await slowly(0)
  await expect(probePort('127.0.0.1', port, 200)).rejects.toMatchObject({
    name: 'Fault',
    kind: 'port',
    message: expect.stringContaining(String(port)),
  })
  await drain(100)
})

test('an address of another machine is a fault of HOST', async () => {
  await expect(probePort('192.0.2.1', 0)).rejects.toMatchObject({
    kind: 'port',
    message: expect.stringContaining('HOST'),
  })
})
