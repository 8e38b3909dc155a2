import { once } from 'node:events'
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
  await once(idle, 'connect')
  // The limit is longer than a test may take.
  await drain(600_000)
})

/** One connection that is kept open, as a browser keeps it. */
async function keptConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  const failed = new Promise<Error | undefined>((resolve) => {
    socket.once('error', resolve)
    socket.once('close', () => resolve(undefined))
  })
  await once(socket, 'connect')
  const ask = () => socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n')
  const answers = () => received.split('HTTP/1.1 200').slice(1)
  ask()
  await expect.poll(answers).toHaveLength(1)
  return { ask, answers, failed }
}

test('a request that is on its way when the server closes is answered, and nobody is reset', async () => {
  const { port, drain } = await slowly(0)
  const kept = await Promise.all(Array.from({ length: 20 }, () => keptConnection(port)))
  const drained = drain(600_000)
  for (const { ask } of kept) ask()
  for (const { answers, failed } of kept) {
    expect(await failed).toBeUndefined()
    expect(answers()).toHaveLength(2)
    expect(answers().map((answer) => /^connection: close/im.test(answer))).toEqual([false, true])
  }
  await drained
})

test('before the port closes, answers end their connections', async () => {
  const { port, endKeepAlive, drain } = await slowly(0)
  const { ask, answers, failed } = await keptConnection(port)
  endKeepAlive()
  ask()
  expect(await failed).toBeUndefined()
  expect(answers()[1]).toMatch(/^connection: close/im)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('done')
  await drain(600_000)
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
