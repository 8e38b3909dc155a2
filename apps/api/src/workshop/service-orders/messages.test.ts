import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectPicturesOnly } from '../../testing/expect-pictures-only.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { pictureForm } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, uploadPhoto } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

async function requested() {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await (await ana.fetch('/orderservices', { method: 'POST', json: asked })).json()
  const path = `/orderservices/${order.id}`
  const { token } = await (await ana.fetch(`${path}/ticket`)).json()
  const write = ({ fetch }: Pick<Person, 'fetch'>, json: object, headers: Record<string, string> = {}) =>
    fetch(`${path}/messages`, { method: 'POST', json, headers })
  const byTicket = (json: object, headers: Record<string, string> = {}) =>
    shop.fetch(`/services/ticket/${token}/messages`, { method: 'POST', json, headers })
  return { ana, admin, order, path, token, write, byTicket }
}

const waitingIn = async ({ fetch }: Person) =>
  (await (await fetch('/admin/waiting')).json()).data
    .filter(({ kind }: { kind: string }) => kind === 'serviceMessage')
    .map(({ id }: { id: number }) => id)

test('customer, ticket holder and staff write to each other; what staff have not read waits', async () => {
  const { ana, admin, order, path, token, write, byTicket } = await requested()
  expect((await write(ana, { text: '¿Ya la vieron?' })).status).toBe(201)
  expect((await byTicket({ text: 'Soy yo otra vez' })).status).toBe(201)
  expect(await waitingIn(admin)).toContain(order.id)
  const { messages } = await (await write(admin, { text: 'Mañana.' })).json()
  expect(messages).toMatchObject([
    { author: 'customer', text: '¿Ya la vieron?' },
    { author: 'customer', text: 'Soy yo otra vez' },
    { author: 'staff', text: 'Mañana.' },
  ])
  expect(await waitingIn(admin)).not.toContain(order.id)
  const { data } = await (await ana.fetch(`/orderservices/fulldata/${order.id}`)).json()
  const ticket = await (await shop.fetch(`/services/ticket/${token}`)).json()
  expect([data.messages, ticket.messages]).toEqual([messages, messages])

  await write(ana, { text: 'Gracias' })
  expect((await admin.fetch(`${path}/messages/read`, { method: 'POST' })).status).toBe(204)
  expect(await waitingIn(admin)).not.toContain(order.id)
})

test('messages of a few minutes are one mail to the other side', async () => {
  const { ana, admin, order, write } = await requested()
  shop.clock.now = new Date(Math.ceil(shop.clock.now.getTime() / minutes(5)) * minutes(5))
  const mailed = async (kind: string, to: string) =>
    (await mailsTo(shop.database, to)).filter(
      (mail) => mail.kind === kind && mail.subject.includes(order.orderNum),
    )
  for (const text of ['Uno', 'Dos', 'Tres']) await write(ana, { text })
  const toShop = await mailed('service-message-shop', 'contacto@tecnoclick.cu')
  expect(toShop).toHaveLength(1)
  for (const text of ['Uno', 'Dos', 'Tres']) expect(toShop[0]?.text).toContain(text)
  // While it is sent, a message makes another mail.
  await shop.database.db
    .update(outbox)
    .set({ state: 'sent', sentAt: shop.clock.now, attempts: 1 })
    .where(eq(outbox.kind, 'service-message-shop'))
  await write(ana, { text: 'Cuatro' })
  expect(await mailed('service-message-shop', 'contacto@tecnoclick.cu')).toHaveLength(2)
  await Promise.all(['Hola', 'Está lista'].map((text) => write(admin, { text })))
  const email = await emailOf(shop.database.db, ana.userId)
  const toCustomer = await mailed('service-message', email)
  expect(toCustomer).toHaveLength(1)
  expect(toCustomer[0]?.text).toContain(`/account/login?next=%2Faccount%2Fservices%2F${order.id}`)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(5))
  await write(admin, { text: 'Puede venir' })
  expect(await mailed('service-message', email)).toHaveLength(2)
})

test('a repeated message is stored once', async () => {
  const { ana, write, byTicket } = await requested()
  const key = { 'idempotency-key': 'one-press' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => write(ana, { text: 'Hola' }, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(bodies.map(({ messages }) => messages.length)).toEqual([1, 1, 1, 1])
  expect((await write(ana, { text: 'Otra cosa' }, key)).status).toBe(409)
  for (const status of [201, 201]) expect((await byTicket({ text: 'Hola' }, key)).status).toBe(status)
  expect((await byTicket({ text: 'Otra cosa' }, key)).status).toBe(409)
})

test('after a lost answer the outcome of a message is known to its writer alone', async () => {
  const { ana, admin, order, write } = await requested()
  const settle = async ({ fetch }: Person, key: string) => {
    const json = { scope: 'service-messages', key }
    return (await fetch('/outcomes', { method: 'POST', json })).json()
  }
  await write(ana, { text: 'Hola' }, { 'idempotency-key': 'sent' })
  expect(await settle(ana, 'sent')).toEqual({ state: 'done', id: order.id })
  expect(await settle(admin, 'sent')).toEqual({ state: 'notSent' })
  expect(await settle(ana, 'late')).toEqual({ state: 'notSent' })
  expect((await write(ana, { text: 'Tarde' }, { 'idempotency-key': 'late' })).status).toBe(409)
})

test('photos go both ways and are for the two sides alone', async () => {
  const { ana, admin, path, token, write, byTicket } = await requested()
  const other = await requested()
  const [hers, theirs] = [await uploadPhoto(ana), await uploadPhoto(admin)]
  expect((await write(ana, { photos: [theirs] })).status).toBe(422)
  expect((await write(ana, { photos: [hers] })).status).toBe(201)
  expect((await write(ana, { photos: [hers] })).status).toBe(422)
  expect((await write(admin, { text: 'Así quedó', photos: [theirs] })).status).toBe(201)
  const upload = { method: 'POST', body: await pictureForm('photo') }
  const { files } = await (await shop.fetch(`/services/ticket/${token}/photos`, upload)).json()
  expect((await byTicket({ photos: [files[0].originalname] })).status).toBe(201)
  const seen = async ({ fetch }: Pick<Person, 'fetch'>, address: string) => (await fetch(address)).status
  for (const name of [hers, theirs, files[0].originalname]) {
    expect(await seen(ana, `${path}/photos/${name}?w=160`)).toBe(200)
    expect(await seen(admin, `${path}/photos/${name}`)).toBe(200)
    expect(await seen(shop, `/services/ticket/${token}/photos/${name}`)).toBe(200)
    expect(await seen(other.ana, `${path}/photos/${name}`)).toBe(404)
    expect(await seen(other.ana, `${other.path}/photos/${name}`)).toBe(404)
    expect(await seen(shop, `/services/ticket/${other.token}/photos/${name}`)).toBe(404)
    expect(await seen(shop, `/files/${name}`)).toBe(404)
  }
})

test('a ticket takes a photo in a form, and nothing else', async () => {
  const { token } = await requested()
  await expectPicturesOnly(shop, `/services/ticket/${token}/photos`)
})

test('the fault and the photos of the request are on its ticket alone', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const ana = await shop.as('user')
  const photo = await uploadPhoto(ana)
  const order = await (
    await ana.fetch('/orderservices', { method: 'POST', json: { ...asked, photos: [photo] } })
  ).json()
  const { path } = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect((await ana.fetch(`/orderservices/${order.id}/photos/${photo}`)).status).toBe(200)
  expect((await shop.fetch(`${path}/photos/${photo}`)).status).toBe(200)
  expect(await (await shop.fetch(path)).json()).toMatchObject({ failure: asked.failure, photos: [photo] })
  const { token: another } = await requested()
  expect((await shop.fetch(`/services/ticket/${another}/photos/${photo}`)).status).toBe(404)
})

test('a stranger writes nowhere, and an empty message is refused', async () => {
  const { ana, write, byTicket } = await requested()
  expect((await write(await shop.as('user'), { text: 'Hola' })).status).toBe(404)
  expect((await write(await shop.asStaff('seller'), { text: 'Hola' })).status).toBe(404)
  for (const json of [{}, { text: '  ' }, { text: 'x'.repeat(2001) }, { photos: [] }]) {
    expect((await write(ana, json)).status).toBe(422)
    expect((await byTicket(json)).status).toBe(422)
  }
})
