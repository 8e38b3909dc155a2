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

test('a slow request finishes while the server closes, and nobody new gets in', async () => {
  const { port, drain } = await slowly(500)
  const answer = fetch(`http://127.0.0.1:${port}`)
  await pause(100)
  const drained = drain(5000)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  expect(await (await answer).text()).toBe('done')
  await drained
})

test('an idle connection does not hold the server', async () => {
  const { port, drain } = await slowly(0)
  const idle = connect(port, '127.0.0.1')
  await new Promise((resolve) => idle.once('connect', resolve))
  const began = performance.now()
  await drain(5000)
  expect(performance.now() - began).toBeLessThan(1000)
})

test('what takes longer than the limit is cut off', async () => {
  const { port, drain } = await slowly(10_000)
  const answer = fetch(`http://127.0.0.1:${port}`).catch(() => 'cut off')
  await pause(100)
  await drain(200)
  expect(await answer).toBe('cut off')
})

test('a port that is taken is a fault in one sentence that names it', async () => {
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
