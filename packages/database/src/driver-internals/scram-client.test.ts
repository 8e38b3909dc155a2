import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'

/** https://www.postgresql.org/docs/18/protocol-message-formats.html: Authentication… and ReadyForQuery */
const authentication = (method: number, rest: Buffer = Buffer.alloc(0)) => {
  const message = Buffer.alloc(9)
  message.write('R')
  message.writeInt32BE(8 + rest.length, 1)
  message.writeInt32BE(method, 5)
  return Buffer.concat([message, rest])
}
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

test.each([
  ['asks for the password in clear text', authentication(3)],
  ['asks for an MD5 hash', authentication(5, Buffer.from('salt'))],
  ['asks for nothing', Buffer.concat([authentication(0), ready])],
])('a fake database server that %s learns nothing', async (_, answer) => {
  const intruder = await listen(answer)
  const url = `postgres://tecnoclick_shop:secret-password@127.0.0.1:${intruder.port}/tecnoclick?sslmode=disable`
  const { pool, close } = connectDatabase(url)
  await expect(pool.query("select 'customer'")).rejects.toThrow('did not prove')
  await expect(migrate(url)).rejects.toThrow('did not prove')
  await close()
  await sleep(50)
  // Both received the startup message only.
  expect(intruder.messages()).toHaveLength(2)
  for (const message of intruder.messages()) expect(message).toMatch(/tecnoclick_shop/)
  expect(intruder.messages().join()).not.toMatch(/secret-password|customer|schema_migrations/)
})

test('an external database may ask for the password in clear text', async () => {
  const server = await listen(authentication(3))
  const { pool, close } = connectDatabase(`postgres://tienda:given@127.0.0.1:${server.port}/tienda`)
  const query = pool.query('select 1').catch(() => 'closed')
  await expect.poll(() => server.messages().join()).toContain('given')
  server.close()
  await query
  await close()
})

/** Answers the first message of each connection with these bytes and records everything it receives. */
async function listen(answer: Buffer) {
  const messages: string[] = []
  const server = createServer((socket) => {
    socket.once('data', () => socket.write(answer))
    socket.on('data', (data) => messages.push(data.toString('latin1')))
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    closing.signal.addEventListener('abort', () => socket.destroy())
  })
  const closing = new AbortController()
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, messages: () => messages, close: () => closing.abort() }
}
