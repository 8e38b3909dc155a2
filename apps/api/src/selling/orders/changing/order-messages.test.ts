import { orderMessages } from '@tecnoclick/database/schema/selling/order-messages'
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
  const { person, order, admin } = await anOrder()
  for (const _ of [1, 2]) expect((await write(person, order.id, 'Hola', 'one-press')).status).toBe(201)
  expect((await write(person, order.id, 'Otra', 'one-press')).status).toBe(409)
  expect((await write(await shop.as('user'), order.id, 'Hola')).status).toBe(404)
  expect((await write(person, order.id, ' ')).status).toBe(422)
  const stored = await shop.database.db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, order.id))
  expect(stored).toHaveLength(1)
  const read = await admin.fetch(`/sellorders/${order.id}/messages/read`, { method: 'POST' })
  expect(read.status).toBe(204)
  expect(await waits(admin, order.id)).toBe(false)
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
