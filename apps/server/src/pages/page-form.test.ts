import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

let server: FixtureServer
beforeAll(async () => {
  server = await startFixture()
})
afterAll(() => server.close())

const type = 'application/x-www-form-urlencoded'
const post = (path: string, body: BodyInit, contentType: string | undefined = type) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    ...(contentType && { headers: { 'content-type': contentType } }),
  })

test('a form reaches its action', async () => {
  expect(await (await post('/form', 'word=hola')).text()).toContain('"said":"hola"')
  const form = new FormData()
  form.set('word', 'hola')
  expect(await (await post('/form', form, '')).text()).toContain('"said":"hola"')
})

test('a form has 64 kB, and 6 MB where the page uploads', async () => {
  expect((await post('/form', `word=${'x'.repeat(60_000)}`)).status).toBe(200)
  expect((await post('/form', `word=${'x'.repeat(70_000)}`)).status).toBe(413)
  const picture = new FormData()
  picture.set('avatarInput', new File([Buffer.alloc(5_000_000)], 'foto.png'))
  expect((await post('/form', picture, '')).status).toBe(413)
  expect((await post('/account/dashboard', picture, '')).status).not.toBe(413)
  expect((await post('/account/dashboard.data', picture, '')).status).not.toBe(413)
})

test.each([
  ['5.9 MB of fields', 'a=&'.repeat(1_966_666), type, 413],
  ['64 kB of fields', 'a=&'.repeat(21_000), type, 413],
  ['plain text', 'word=hola', 'text/plain', 415],
  ['JSON', '{}', 'application/json', 415],
  ['a form of parts without a boundary', 'x', 'multipart/form-data', 413],
  [
    'a form of parts without an end',
    '--b\r\nContent-Disposition: form-data\r\n\r\nx',
    'multipart/form-data; boundary=b',
    400,
  ],
])('%s are refused', async (_, body, contentType, status) => {
  expect((await post('/form', body, contentType)).status).toBe(status)
  expect(server.lines.filter((line) => line.includes('failed'))).toEqual([])
})

test('the same on a page that uploads', async () => {
  expect((await post('/account/dashboard', 'a=&'.repeat(1_966_666))).status).toBe(413)
})

test('forms that do not arrive keep no page from being rendered', async () => {
  const slow = Array.from({ length: 40 }, () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50\r\n\r\nword=`)
    return socket
  })
  onTestFinished(() => {
    for (const socket of slow) socket.destroy()
  })
  await pause(200)
  expect((await fetch(`${server.url}/mine`)).status).toBe(200)
  expect((await post('/form', 'word=hola')).status).toBe(200)
})

test('slow uploads of one client fill no memory', async () => {
  const slow = Array.from({ length: 12 }, () => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.on('error', () => {}).on('data', (chunk) => (answer += chunk))
    socket.write(
      `POST /account/dashboard HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b`,
    )
    return { socket, answer: () => answer }
  })
  onTestFinished(() => {
    for (const { socket } of slow) socket.destroy()
  })
  const refused = () => slow.filter(({ answer }) => answer().startsWith('HTTP/1.1 503')).length
  await expect.poll(refused, { timeout: 30_000 }).toBe(4)
  expect((await post('/form', 'word=hola')).status).toBe(200)
})

test('a visitor who hangs up in the middle of a form is no failure', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50\r\n\r\nword=`)
  await pause(100)
  socket.destroy()
  await pause(100)
  expect(server.lines.filter((line) => line.includes('failed'))).toEqual([])
})
