import { orderMessages } from '@tecnoclick/database/schema/selling/order-messages'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { emailOf } from '../../../testing/people.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function anOrder() {
  const person = await shop.as('user')
  await added(person, await insertProduct(), 1)
  return { person, order: await placed(person, { paymentMethod: 'transfer' }), admin: await shop.as('admin') }
}

const write = ({ fetch }: Person, id: number, text: string, key?: string) =>
  fetch(`/sellorders/${id}/messages`, {
    method: 'POST',
    json: { text },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const change = (person: Person, id: number, json: object) =>
  person.fetch(`/sellorders/${id}`, { method: 'PATCH', json })
const waits = async ({ fetch }: Person, id: number) =>
  (await (await fetch('/admin/waiting')).json()).data.some(
    (item: { id: number; kind: string; also: string[] }) =>
      item.id === id && [item.kind, ...item.also].includes('orderMessage'),
  )

test('customer and shop write to each other; the state stays and the last answer is still `respuesta`', async () => {
  const { person, order, admin } = await anOrder()
  expect((await write(person, order.id, '¿Lo tienen en negro?')).status).toBe(201)
  expect(await waits(admin, order.id)).toBe(true)
  const answered = await (await write(admin, order.id, 'Sí, queda uno.')).json()
  expect(answered).toMatchObject({
    status: 'PENDIENTE',
    respuesta: 'Sí, queda uno.',
    unreadSince: null,
    messages: [
      { author: 'customer', text: '¿Lo tienen en negro?' },
      { author: 'staff', text: 'Sí, queda uno.' },
    ],
  })
  expect(await waits(admin, order.id)).toBe(false)
  const seen = await (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(seen.messages).toEqual(answered.messages)
  const told = await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))
  expect(told.map(({ subject }) => subject)).toContain(`Respuesta a su pedido ${order.noSellOrden}`)
  const toShop = await mailsTo(shop.database, 'contacto@tecnoclick.cu')
  expect(toShop.find(({ kind }) => kind === 'order-message-shop')?.text).toContain('¿Lo tienen en negro?')
})

test('an answer with a state, a reason to cancel and the same text twice are messages too', async () => {
  const { order, admin } = await anOrder()
  await write(admin, order.id, 'Lo preparamos.')
  await change(admin, order.id, { status: 'EN PROCESO', respuesta: 'Lo preparamos.' })
  await write(admin, order.id, 'Ya casi.')
  await write(admin, order.id, 'Ya casi.')
  const { messages } = await (
    await change(admin, order.id, { status: 'CANCELADA', respuesta: 'Agotado' })
  ).json()
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([
    'Lo preparamos.',
    'Lo preparamos.',
    'Ya casi.',
    'Ya casi.',
    'Agotado',
  ])
})

test('a repeated message is stored once, and strangers find no order', async () => {
  const { person, order } = await anOrder()
  for (const _ of [1, 2]) expect((await write(person, order.id, 'Hola', 'one-press')).status).toBe(201)
  expect((await write(person, order.id, 'Otra', 'one-press')).status).toBe(409)
  expect((await write(await shop.as('user'), order.id, 'Hola')).status).toBe(404)
  expect((await write(person, order.id, ' ')).status).toBe(422)
  const stored = await shop.database.db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, order.id))
  expect(stored).toHaveLength(1)
})

test('staff mark what they have seen; a message that came meanwhile still waits', async () => {
  const { person, order, admin } = await anOrder()
  const read = (lastId: number) =>
    admin.fetch(`/sellorders/${order.id}/messages/read`, { method: 'POST', json: { lastId } })
  const [seen] = (await (await write(person, order.id, 'Hola')).json()).messages
  const [, missed] = (await (await write(person, order.id, 'Me equivoqué de dirección')).json()).messages
  expect((await read(seen.id)).status).toBe(204)
  expect(await waits(admin, order.id)).toBe(true)
  const { unreadSince } = await (await admin.fetch(`/sellorders/${order.id}`)).json()
  expect(unreadSince).toBe(missed.date)
  expect((await read(missed.id)).status).toBe(204)
  expect(await waits(admin, order.id)).toBe(false)
})

test('messages of the same five minutes are one mail to the shop', async () => {
  shop.clock.now = new Date(Math.ceil(shop.clock.now.getTime() / minutes(5)) * minutes(5))
  const { person, order } = await anOrder()
  const mailed = async () =>
    (await mailsTo(shop.database, 'contacto@tecnoclick.cu')).filter(
      ({ kind, subject }) => kind === 'order-message-shop' && subject.includes(order.noSellOrden),
    )
  for (const text of ['Uno', 'Dos', 'Tres']) await write(person, order.id, text)
  const [together, ...more] = await mailed()
  expect(more).toEqual([])
  for (const text of ['Uno', 'Dos', 'Tres']) expect(together?.text).toContain(text)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(5))
  await write(person, order.id, 'Cuatro')
  expect((await mailed()).map(({ text }) => text.includes('Uno'))).toEqual([true, false])
})

test('a list says that something is unread, to staff alone, and not what', async () => {
  const { person, order, admin } = await anOrder()
  await write(admin, order.id, 'Lo preparamos.')
  const { messages } = await (await write(person, order.id, 'Gracias')).json()
  const listed = async ({ fetch }: Person, path: string) => (await (await fetch(path)).json()).data[0]
  const filter = encodeURIComponent(JSON.stringify({ where: { id: order.id } }))
  const forStaff = await listed(admin, `/sellorders?filter=${filter}`)
  expect(forStaff).toMatchObject({ respuesta: 'Lo preparamos.', unreadSince: messages[1].date })
  const own = await listed(person, `/sellorders/fulldatabyuser/${person.userId}`)
  expect(own).toMatchObject({ respuesta: 'Lo preparamos.', unreadSince: null })
  expect([forStaff.messages, own.messages]).toEqual([undefined, undefined])
})

test('a conversation has at most 200 messages', async () => {
  const { person, order } = await anOrder()
  const earlier = Array.from({ length: 199 }, (_, index) => ({
    orderId: order.id,
    author: 'customer' as const,
    text: `${index}`,
  }))
  await shop.database.db.insert(orderMessages).values(earlier)
  expect((await write(person, order.id, 'La última')).status).toBe(201)
  const refused = await write(person, order.id, 'Una más')
  expect([refused.status, (await refused.json()).error.fieldCodes]).toEqual([422, { text: 'messagesFull' }])
})
