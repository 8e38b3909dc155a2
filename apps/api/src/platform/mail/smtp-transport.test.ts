import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts'
import { sendFailure } from './send-failure.ts'
import { smtpTransport } from './smtp-transport.ts'
import { type SmtpFixture, startSmtpFixture } from './testing/smtp-fixture.ts'

const waitOptions = { timeout: 60_000 }
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

const mail: OutgoingMail = {
  kind: 'contact',
  from: { name: 'TecnoClick, la tienda', address: 'contacto@tecnoclick.cu' },
  to: 'cliente@demo.cu',
  subject: 'Su señal llegó: ¿qué sigue?',
  html: '<p>Buenos días, Señora Ñico.</p>',
  text: 'Buenos días, Señora Ñico.',
  headers: { 'Reply-To': 'ana@demo.cu' },
  dedupeKey: 'contact:1',
  queuedAt: new Date('2026-08-02T15:04:05Z'),
}

async function fixture(options?: { requireSignIn: boolean }): Promise<SmtpFixture> {
  const smtp = await startSmtpFixture(options)
  endings.push(smtp.close)
  return smtp
}

function transportTo(url: string, deadline?: number): MailTransport {
  const transport = smtpTransport(url, deadline)
  endings.push(transport.close)
  return transport
}

test('the headers are right', async () => {
  const smtp = await fixture()
  await transportTo(smtp.url).send(mail)
  const headers = Object.fromEntries(smtp.received[0]?.headers ?? [])
  expect(headers).toMatchObject({
    from: '"TecnoClick, la tienda" <contacto@tecnoclick.cu>',
    to: 'cliente@demo.cu',
    'reply-to': 'ana@demo.cu',
    date: 'Sun, 02 Aug 2026 15:04:05 +0000',
    'auto-submitted': 'auto-generated',
    'mime-version': '1.0',
    'message-id': expect.stringMatching(/^<[0-9a-f]{40}@tecnoclick\.cu>$/),
    'content-type': expect.stringContaining('multipart/alternative'),
  })
  expect(headers).not.toHaveProperty('x-mailer')
  expect(headers.subject).toMatch(/^=\?UTF-8\?/)
})

test('the Message-ID belongs to the mail, not to the attempt', async () => {
  const smtp = await fixture()
  const transport = transportTo(smtp.url)
  for (const dedupeKey of ['order:1', 'order:1', 'order:2']) await transport.send({ ...mail, dedupeKey })
  await transport.send({ ...mail, dedupeKey: 'order:1', queuedAt: new Date(0) })
  const [first, again, other, otherShop] = smtp.received.map(({ headers }) => headers.get('message-id'))
  expect(again).toBe(first)
  expect(new Set([first, other, otherShop]).size).toBe(3)
})

test('successive mails share a connection', async () => {
  const smtp = await fixture()
  const transport = transportTo(smtp.url)
  await transport.send(mail)
  await transport.send(mail)
  expect(smtp.connections()).toBe(1)
})

test('the error of a refused sign-in has no password', async () => {
  const smtp = await fixture({ requireSignIn: true })
  const failure = await transportTo(smtp.url).send(mail).catch(sendFailure)
  expect(failure).toMatchObject({ serverUnusable: true, refusedForGood: false })
  expect(JSON.stringify(failure)).not.toContain('secreto')
})

test('a server that responds too slowly is abandoned at the deadline, and the next mail gets a new connection', async () => {
  const { url, sockets } = await trickler()
  const transport = transportTo(url, 300)
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), waitOptions)
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(sockets).toHaveLength(2)
})

test('closing aborts a mail that is being sent', async () => {
  const smtp = await fixture()
  const answer = Promise.withResolvers<void>()
  endings.push(answer.resolve)
  smtp.replies.push({ at: 'DATA', hold: answer.promise })
  const transport = transportTo(smtp.url)
  const sending = expect(transport.send(mail)).rejects.toThrow()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), waitOptions)
  transport.close()
  await sending
  await expect(transport.send(mail)).rejects.toThrow('closed')
})

/** Sends a few bytes every 50 ms and never finishes its greeting, so no socket timeout fires. */
async function trickler(): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket)
    const timer = setInterval(() => socket.write('220-wait\r\n'), 50)
    socket.on('close', () => clearInterval(timer)).on('error', () => {})
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}`, sockets }
}
