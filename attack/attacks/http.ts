import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectRefused, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { rawExchange, statusesIn } from '../raw.ts'

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

/** Ambiguous lengths: what follows them must not be read as a second request. */
const ambiguous: readonly string[] = [
  `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
  `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  `Content-Length: 0, 5\r\n\r\n${smuggled}`,
  `Content-Length: +5\r\n\r\n${smuggled}`,
  `Content-Length : 5\r\n\r\n${smuggled}`,
  `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  `Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${smuggled}`,
]
const badChunks: readonly string[] = [
  'fffffffffffffffff\r\nx',
  '-1\r\nx',
  '0x1\r\nx',
  'zz\r\nx',
  '1 1\r\nx',
  '2\r\nabc',
]

export const httpAttacks: readonly Attack[] = [
  {
    title: 'a request with an ambiguous length is one refused request, not two',
    async run(target) {
      for (const rest of ambiguous) {
        const answer = await rawExchange(
          target.port,
          `POST /api/security/logout HTTP/1.1\r\nHost: x\r\n${rest}`,
        )
        assert.deepEqual(statusesIn(answer), [400], JSON.stringify(rest))
      }
    },
  },
  {
    title: 'a chunk with a bad size ends the connection',
    async run(target) {
      for (const chunk of badChunks) {
        const answer = await rawExchange(
          target.port,
          `POST /api/security/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}\r\n0\r\n\r\n${smuggled}`,
        )
        const statuses = statusesIn(answer)
        assert.ok(statuses.length <= 1 && statuses.every((status) => status === 400), `${chunk}: ${statuses}`)
      }
    },
  },
  {
    title: 'TRACE, CONNECT and unknown methods echo and change nothing',
    async run(target) {
      for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'DEBUG'])
        for (const path of ['/', '/api/settings', '/admin']) {
          const answer = await rawExchange(
            target.port,
            `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: geheim\r\nConnection: close\r\n\r\n`,
          )
          assert.doesNotMatch(answer, /geheim/)
          assert.ok(
            statusesIn(answer).every((status) => status >= 400 && status < 500),
            `${method} ${path}: ${answer.slice(0, 100)}`,
          )
        }
    },
  },
  {
    title: 'no header and no parameter overrides the method',
    async run(target) {
      const { client, token } = await insertPerson(target)
      for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])
        await client.get('/api/security/logout?_method=POST', { headers: { [name]: 'POST' } })
      const { user } = made(await target.visitor().with({ token }).get('/api/security/me'))
      assert.ok(user, 'the session was ended by a GET')
    },
  },
  {
    title: 'paths with dots and slashes lead to no file of the machine',
    async run(target) {
      for (const path of [
        ...[
          '/api/files/..%2f..%2f..%2fetc%2fpasswd',
          '/api/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
          '/assets/..%2f..%2fserver%2findex.js',
        ],
        ...[
          '/assets/%2e%2e/%2e%2e/server/index.js',
          '/../../../../etc/passwd',
          '/.env',
          '/.git/config',
          '/package.json',
          '/secret.key',
        ],
        ...['/api/files/....//....//etc/passwd', '/api/files/a.jpg%00.png', '/assets/..\\..\\package.json'],
      ]) {
        const answer = await rawExchange(
          target.port,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        )
        assert.doesNotMatch(answer, /root:|"dependencies"|\[core\]|SECRET/, path)
        assert.ok([400, 404].includes(statusesIn(answer)[0] ?? 0), `${path}: ${statusesIn(answer)}`)
      }
    },
  },
  {
    title: 'an error tells no stack, no SQL and no path',
    async run(target) {
      for (const path of [
        '/api/nothing',
        '/api/products/999999999999',
        '/nothing',
        '/api/files/%ff',
        '/api/resets/1e3',
      ]) {
        const answer = await target.visitor().get(path)
        expectRefused(answer)
        assert.doesNotMatch(answer.text, /node_modules|\bat [\w.]+ \(|select .* from|\.ts:\d|\/tmp\//i, path)
      }
    },
  },
]
