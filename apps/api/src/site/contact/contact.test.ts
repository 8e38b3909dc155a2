import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { type TestInit, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const shopAddress = 'contacto@tecnoclick.cu'
const message = {
  name: 'Ana Rosales',
  email: 'ana@ejemplo.cu',
  subject: 'Cotización',
  body: 'Quisiera 15 monitores.\n\n¿Qué precio me dan?',
}

let network = 0
beforeEach(async () => {
  network += 1
  await shop.database.db.delete(outbox)
  await shop.database.db.delete(contactMessages)
})

function send(
  json: object,
  { path = '/contactemails/sendemail', ...init }: TestInit & { path?: string } = {},
) {
  return shop.fetch(path, { method: 'POST', json, clientAddress: `198.51.100.${network}`, ...init })
}

const stored = () => shop.database.db.select().from(contactMessages).orderBy(asc(contactMessages.id))

test.each(['/contactemails', '/contactemails/sendemail', '/contactemails/sendemail/'])(
  '%s stores the message and mails it to the shop, with the sender as reply address',
  async (path) => {
    const email = `ana${network}@ejemplo.cu`
    const response = await send({ ...message, email: ` ${email.toUpperCase()} ` }, { path })
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        ...message,
        email,
        createdDate: shop.clock.now.toISOString(),
        updatedDate: shop.clock.now.toISOString(),
        enable: true,
      },
    ])
    expect(await stored()).toMatchObject([{ ...message, email, userId: null, readAt: null }])
    const mail = await lastMailTo(shop.database, shopAddress)
    expect(mail).toMatchObject({ kind: 'contact', headers: { 'Reply-To': email } })
    expect(mail.subject).toBe('Mensaje de contacto: Cotización')
    for (const words of ['Quisiera 15 monitores.', '¿Qué precio me dan?', 'Ana Rosales', email])
      expect(mail.text).toContain(words)
  },
)

test('a signed-in sender is identified by the session, whatever the body contains', async () => {
  const person = await shop.as('user')
  const forged = { id: 9, userId: 1, enable: false, createdDate: '1999-01-01T00:00:00Z', reply: 'x' }
  const response = await person.fetch('/contactemails', { method: 'POST', json: { ...message, ...forged } })
  expect(response.status).toBe(200)
  expect(await stored()).toMatchObject([{ userId: person.userId, enable: true, reply: null }])
})

test.each([
  [{ name: '' }, { name: 'Complete este campo' }],
  [{ name: 'n'.repeat(51) }, { name: 'Longitud máxima es 50!' }],
  [{ subject: 's'.repeat(21) }, { subject: 'Longitud máxima es 20!' }],
  [{ subject: ' ' }, { subject: 'Complete este campo' }],
  [{ body: '\n ' }, { body: 'Complete este campo' }],
  [{ body: 'b'.repeat(5001) }, { body: 'Longitud máxima es 5000!' }],
  [{ email: 'ana@ejemplo' }, { email: 'Correo electrónico no válido' }],
  [{ email: undefined }, { email: 'Complete este campo' }],
])('%j is refused with a field error', async (change, fields) => {
  const response = await send({ ...message, ...change })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual(fields)
  expect(await stored()).toEqual([])
})

test.each([
  { subject: 'Hola\r\nBcc: x@y.cu' },
  { name: 'Ana\nBcc: x@y.cu' },
  { name: 'Ana\u2028Bcc' },
  { email: 'ana@ejemplo.cu\r\nBcc: x@y.cu' },
  { email: 'ana@ejemplo.cu, otra@ejemplo.cu' },
  { body: 'a\0b' },
])('%j cannot inject a header', async (change) => {
  expect((await send({ ...message, ...change })).status).toBe(422)
  expect(await mailsTo(shop.database, shopAddress)).toEqual([])
})

test('a bot that fills in the hidden field gets a success, and nothing is stored', async () => {
  const response = await send({ ...message, website: 'https://spam.example' })
  expect([response.status, (await response.json()).subject]).toEqual([200, message.subject])
  expect(await stored()).toEqual([])
  expect(await mailsTo(shop.database, shopAddress)).toEqual([])
})

test.each(['/contactemails', '/contactemails/sendemail'])(
  '%s: one key is one message, concurrently or later; with another text it is a conflict',
  async (path) => {
    const headers = { 'idempotency-key': `k-${path}` }
    const words = { ...message, email: `dosveces${network}@ejemplo.cu` }
    const responses = await Promise.all([1, 2, 3].map(() => send(words, { path, headers })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const [first] = await Promise.all(responses.slice(0, 1).map((response) => response.json()))
    expect(await (await send(words, { path, headers })).json()).toEqual(first)
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(shop.database, shopAddress)).toHaveLength(1)
    expect((await send({ ...words, body: 'Otra cosa' }, { path, headers })).status).toBe(409)
    const blank = { path, headers: { 'idempotency-key': 'k 2' } }
    expect((await send({ ...message, email: 'blanco@ejemplo.cu' }, blank)).status).toBe(400)
  },
)

test('the limit is five messages per hour for an address and sixty for a network', async () => {
  const email = 'insiste@ejemplo.cu'
  const statuses = []
  for (let index = 0; index < 6; index++)
    statuses.push((await send({ ...message, email }, { clientAddress: `203.0.113.${index}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send({ ...message, email: 'insiste+otra@ejemplo.cu' })).status).toBe(429)
  const clientAddress = '192.0.2.77'
  for (let index = 0; index < 60; index++) {
    if (index % 10 === 0) shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
    expect((await send({ ...message, email: `v${index}@ejemplo.cu` }, { clientAddress })).status).toBe(200)
  }
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
  const refused = await send({ ...message, email: 'v60@ejemplo.cu' }, { clientAddress })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('twenty messages in a minute do not pass, whatever addresses they name', async () => {
  const clientAddress = '192.0.2.78'
  const statuses = []
  for (let index = 0; index < 20; index++)
    statuses.push((await send({ ...message, email: `w${index}@ejemplo.cu` }, { clientAddress })).status)
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
})

test('an invalid address of the shop loses no message', async () => {
  const { db } = shop.database
  await db.update(settings).set({ value: 'escríbanos' }).where(eq(settings.key, 'email'))
  try {
    expect((await send({ ...message, email: 'suerte@ejemplo.cu' })).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  } finally {
    await db.update(settings).set({ value: shopAddress }).where(eq(settings.key, 'email'))
  }
})

test('staff read a message, archive it and answer it once by mail', async () => {
  const email = 'espera@ejemplo.cu'
  await send({ ...message, email })
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/contactemails?filter[order]=id DESC')).json()
  const [{ id, version }] = data
  const patch = (json: object) => admin.fetch(`/admin/contactemails/${id}`, { method: 'PATCH', json })
  const read = await (await patch({ read: true, version })).json()
  expect(read).toMatchObject({ readDate: shop.clock.now.toISOString(), handledDate: null })
  expect((await patch({ enable: false, version })).status).toBe(409)
  expect(await (await patch({ enable: false, version: read.version })).json()).toMatchObject({
    enable: false,
  })

  const reply = (json: object) => admin.fetch(`/admin/contactemails/${id}/reply`, { method: 'POST', json })
  const answered = await (await reply({ reply: 'Le dejamos cada uno en 95 USD.' })).json()
  expect(answered).toMatchObject({ reply: 'Le dejamos cada uno en 95 USD.', repliedDate: read.readDate })
  const mail = await lastMailTo(shop.database, email)
  expect(mail.subject).toBe('Respuesta de TecnoClick: Cotización')
  expect(mail.text).toContain('95 USD')
  expect(mail.text).toContain('Quisiera 15 monitores.')
  expect((await reply({ reply: 'Otra vez' })).status).toBe(409)
  expect((await admin.fetch('/admin/contactemails/999999')).status).toBe(404)
})
