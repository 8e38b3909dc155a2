import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ListenLimits, listen } from './listen.ts'

const quick: ListenLimits = {
  connectionsPerClient: 20,
  bodies: { idleMs: 1000, totalMs: 2000, checkMs: 50 },
  timeouts: { headersTimeout: 400, requestTimeout: 60_000, connectionsCheckingInterval: 50 },
}

/** Answers when the whole body has arrived. */
async function start(limits: Partial<ListenLimits> = {}): Promise<number> {
  const { port, drain } = await listen(
    async (incoming, outgoing) => {
      try {
        let size = 0
        for await (const chunk of incoming) size += chunk.length
        outgoing.end(String(size))
      } catch {
        // cut off
      }
    },
    '127.0.0.1',
    0,
    { ...quick, ...limits },
  )
  onTestFinished(() => drain(100))
  return port
}

interface Client {
  socket: Socket
  /** What the server sent until it hung up. A client that is not cut off waits for ever. */
  answer: Promise<string>
}

function open(port: number): Client {
  const socket = connect(port, '127.0.0.1')
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  socket.on('error', () => {}).on('close', () => resolve(text))
  onTestFinished(() => void socket.destroy())
  return { socket, answer }
}

/** Writes the text byte by byte until somebody hangs up. */
async function drip({ socket }: Client, text: string, everyMs: number): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return
    socket.write(character)
    await pause(everyMs)
  }
}

const head = (length: number, type = 'application/json') =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test('headers that come byte by byte are cut off', async () => {
  const client = open(await start())
  void drip(client, 'GET / HTTP/1.1\r\nHost: x\r\n'.padEnd(1000, 'X-A: b\r\n'), 30)
  expect(await client.answer).toMatch(/^HTTP\/1\.1 408/)
})

test('a body that stops is cut off', async () => {
  const client = open(await start())
  client.socket.write(`${head(100)}{`)
  expect(await client.answer).toMatch(/^HTTP\/1\.1 408/)
})

test('a body that drips is cut off after a while, an upload is not', async () => {
  const port = await start()
  const body = open(port)
  const upload = open(port)
  body.socket.write(head(1000))
  upload.socket.write(head(25, 'multipart/form-data; boundary=b'))
  void drip(body, 'x'.repeat(1000), 60)
  const sent = drip(upload, 'x'.repeat(25), 100)
  expect(await body.answer).toMatch(/^HTTP\/1\.1 408/)
  await sent
  upload.socket.end()
  expect(await upload.answer).toMatch(/^HTTP\/1\.1 200[\s\S]*25$/)
})

test('a chunked body that never ends is cut off', async () => {
  const client = open(await start())
  client.socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  void drip(client, '1\r\nx\r\n'.repeat(200), 20)
  await client.answer
})

test('a client keeps so many connections open, and gets new ones when they close', async () => {
  const port = await start({ timeouts: { headersTimeout: 60_000, requestTimeout: 60_000 } })
  const clients = Array.from({ length: 30 }, () => open(port))
  const alive = () => clients.filter(({ socket }) => !socket.destroyed)
  await vi.waitFor(() => expect(alive()).toHaveLength(20))
  for (const { socket } of alive()) socket.destroy()
  await vi.waitFor(async () => expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('0'))
})

test('connections that say nothing are cut off', async () => {
  const client = open(await start())
  await client.answer
})
