import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { expectRefused, expectStatus } from '../expect.ts'
import { rawExchange, statusesIn, timeUntilClosed } from '../raw.ts'
import { directConnections, type Target } from '../target.ts'

const form = 'application/x-www-form-urlencoded'

/** The longest time that another visitor waited for a page while something happened. */
async function longestWaitDuring(other: Client, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let longest = 0
  do {
    const began = performance.now()
    expectStatus(await other.get('/healthz'), 200)
    longest = Math.max(longest, performance.now() - began)
    await pause(10)
  } while (!isDone)
  await done
  return longest
}

async function openSlowly(target: Target, head: string): Promise<Socket> {
  const socket = connect(target.port, '127.0.0.1')
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(head)
  return socket
}

export const bodyAttacks: readonly Attack[] = [
  {
    title: 'two million fields `a=&` are refused, and nobody else waits for it',
    isAlone: true,
    async run(target) {
      const body = 'a=&'.repeat(2_000_000)
      const sending = target
        .visitor()
        .send('POST', '/preferences', { body, headers: { 'content-type': form } })
      // A reset connection is a refusal too.
      const refused = sending.then(
        (answer) => expectStatus(answer, 413),
        () => {},
      )
      const longest = await longestWaitDuring(target.visitor(), refused)
      assert.ok(longest < 1000, `another visitor waited ${Math.round(longest)} ms`)
    },
  },
  {
    title: 'a form of 60 kB with 20,000 fields is refused before it is parsed',
    async run(target) {
      const body = 'a=&'.repeat(20_000)
      expectStatus(
        await target.visitor().send('POST', '/preferences', { body, headers: { 'content-type': form } }),
        413,
      )
    },
  },
  {
    title: 'a multipart form with 400 parts is refused',
    async run(target) {
      const upload = new FormData()
      for (let part = 0; part < 400; part++) upload.append('a', '')
      expectStatus(await target.visitor().send('POST', '/account/login', { upload }), 413)
    },
  },
  {
    title: 'a form of 100 kB in chunks, without a length, is refused',
    async run(target) {
      const chunk = 'a'.repeat(20_000)
      const sent = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(5)
      const answer = await rawExchange(
        target.port,
        `POST /preferences HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.19.0.1\r\nContent-Type: ${form}\r\nTransfer-Encoding: chunked\r\n\r\n${sent}0\r\n\r\n`,
      )
      assert.ok([411, 413].includes(statusesIn(answer)[0] ?? 0), answer.slice(0, 100))
    },
  },
  {
    title: 'a JSON body of 200 kB is refused',
    async run(target) {
      expectStatus(await target.visitor().post('/api/security/login', { email: 'x'.repeat(200_000) }), 413)
    },
  },
  {
    title: 'JSON nested 45,000 levels deep is refused and breaks nothing',
    async run(target) {
      for (const body of [
        '['.repeat(45_000) + ']'.repeat(45_000),
        `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
      ]) {
        const headers = { 'content-type': 'application/json' }
        for (const path of ['/api/security/login', '/api/reviews', '/api/contactemails'])
          expectRefused(await target.visitor().send('POST', path, { body, headers }))
      }
    },
  },
  {
    title: 'JSON with the keys of prototypes is malformed',
    async run(target) {
      const headers = { 'content-type': 'application/json' }
      for (const body of [
        '{"__proto__":{"role":"admin"},"email":"a@b.cu"}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
        '{"email":{"__proto__":{"a":1}}}',
      ])
        expectStatus(await target.visitor().send('POST', '/api/security/login', { body, headers }), 400)
    },
  },
  {
    title: 'of two equal keys in JSON the checked one is the used one',
    async run(target) {
      const headers = { 'content-type': 'application/json' }
      const body =
        '{"email":"a@ejemplo.cu","email":"x\\r\\nBcc: b@ejemplo.cu","name":"A","subject":"B","body":"C"}'
      expectStatus(await target.visitor().send('POST', '/api/contactemails', { body, headers }), 422)
    },
  },
  {
    title: 'a compressed body is not unpacked',
    async run(target) {
      const body = gzipSync(Buffer.alloc(20_000_000, 'a'))
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
      for (const path of ['/api/security/login', '/api/contactemails'])
        expectRefused(await target.visitor().send('POST', path, { body, headers }))
    },
  },
  {
    title: 'one client cannot open any number of connections',
    isAlone: true,
    async run(target) {
      const sockets = Array.from({ length: directConnections * 2 }, () =>
        connect(target.directPort, '127.0.0.1'),
      )
      try {
        for (const socket of sockets) socket.on('error', () => {}).resume()
        await pause(500)
        const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length
        assert.ok(open <= directConnections, `${open} connections are open`)
        assert.ok(open > directConnections / 2, `${open} connections are open`)
      } finally {
        for (const socket of sockets) socket.destroy()
      }
      await pause(200)
      expectStatus(await target.neighbour().get('/healthz'), 200)
    },
  },
  {
    title: 'a body that stops is cut off after 30 seconds',
    isSlow: true,
    async run(target) {
      const head = `POST /preferences HTTP/1.1\r\nHost: x\r\nContent-Type: ${form}\r\nContent-Length: 100\r\n\r\na=`
      const time = await timeUntilClosed(await openSlowly(target, head))
      assert.ok(time < 40_000, `it took ${Math.round(time / 1000)} s`)
    },
  },
  {
    title: 'headers that never end are cut off after 20 seconds',
    isSlow: true,
    async run(target) {
      const socket = await openSlowly(target, 'GET / HTTP/1.1\r\nHost: x\r\n')
      const drip = setInterval(() => !socket.destroyed && socket.write('X-A: b\r\n'), 500)
      const time = await timeUntilClosed(socket).finally(() => clearInterval(drip))
      assert.ok(time < 30_000, `it took ${Math.round(time / 1000)} s`)
    },
  },
  {
    title: 'a body that drips is cut off after two minutes',
    isSlow: true,
    async run(target) {
      const head = `POST /preferences HTTP/1.1\r\nHost: x\r\nContent-Type: ${form}\r\nContent-Length: 60000\r\n\r\n`
      const socket = await openSlowly(target, head)
      const drip = setInterval(() => !socket.destroyed && socket.write('a'), 1000)
      const time = await timeUntilClosed(socket).finally(() => clearInterval(drip))
      assert.ok(time < 130_000, `it took ${Math.round(time / 1000)} s`)
    },
  },
]
