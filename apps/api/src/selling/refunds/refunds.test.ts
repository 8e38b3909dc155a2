import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

/** An order of 200 USD with a payment of `paid`. */
async function paidOrder(paid: number) {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(person, await insertProduct({ price: 10_000 }), 2)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  const post = async (path: string, json: object, headers = {}) => {
    const { version } = await read(admin, id)
    return admin.fetch(`/admin/sellorders/${id}/${path}`, {
      method: 'POST',
      json: { version, ...json },
      headers,
    })
  }
  if (paid > 0) await post('payments', { amount: paid, paymentMethod: 'transfer' })
  return { person, admin, id, post }
}

const read = async (person: Person, id: number): Promise<Order> =>
  (await person.fetch(`/sellorders/${id}`)).json()

async function waiting(admin: Person, id: number) {
  const queue = await (await admin.fetch('/admin/waiting')).json()
  return queue.data.find((item: { kind: string; id: number }) => item.kind === 'refund' && item.id === id)
}

const mailed = async (id: number) =>
  (
    await shop.database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.dedupeKey} like ${`order-%:${id}:v%`}`)
  ).map(({ kind, text }) => [kind, text])

test('a cancelled order that was paid waits until the money is given back, in parts too', async () => {
  const { person, admin, id, post } = await paidOrder(200)
  expect((await post('refunds', { amount: 10, paymentMethod: 'cash' })).status).toBe(409)
  const cancelled = await admin.fetch(`/sellorders/${id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'Agotado' },
  })
  expect(await cancelled.json()).toMatchObject({ status: 'CANCELADA', refundDue: 200, refunds: [] })
  expect(await waiting(admin, id)).toMatchObject({ amount: 200, currency: 'USD' })
  expect((await read(person, id)).history.at(-1)?.note).toBe('Reembolso pendiente: $200.00 USD')
  expect(await mailed(id)).toContainEqual(['order-status', expect.stringContaining('$200.00 USD')])

  expect((await post('refunds', { amount: 201, paymentMethod: 'cash' })).status).toBe(409)
  expect((await post('refunds', { amount: 10, paymentMethod: 'nada' })).status).toBe(409)
  const first = { amount: 150, paymentMethod: 'transfer', transactionCode: `RB10000${id}` }
  const key = { 'idempotency-key': `refund-${id}` }
  expect(await (await post('refunds', first, key)).json()).toMatchObject({ refundDue: 50 })
  expect(await (await post('refunds', first, key)).json()).toMatchObject({ refundDue: 50 })
  expect((await post('refunds', { ...first, amount: 50 })).status).toBe(409)
  expect(await waiting(admin, id)).toMatchObject({ amount: 50 })
  expect((await post('refunds', { amount: 50, paymentMethod: 'cash' })).status).toBe(201)
  expect(await waiting(admin, id)).toBeUndefined()

  const seen = await read(person, id)
  expect(seen).toMatchObject({ refundDue: 0, refunds: [{ amount: 150 }, { amount: 50, method: 'cash' }] })
  expect(seen.history.map(({ note }) => note)).toContain(
    `Reembolso hecho: $150.00 USD · Transferencia bancaria · RB10000${id}`,
  )
  expect((await mailed(id)).filter(([kind]) => kind === 'order-refund')).toHaveLength(2)
  const closing = await (await admin.fetch('/admin/closing')).json()
  expect(JSON.stringify(closing.refunded)).toContain('150')
})

test('what was paid too much is given back or stays, and a cancellation owes the rest', async () => {
  const { person, admin, id, post } = await paidOrder(230)
  expect(await read(person, id)).toMatchObject({ paid: 230, due: 0, excess: 30, refundDue: 0 })
  expect((await post('refunds', { amount: 31, paymentMethod: 'cash' })).status).toBe(409)
  const given = await post('refunds', { amount: 20, paymentMethod: 'cash' })
  expect(await given.json()).toMatchObject({ excess: 10, refunds: [{ amount: 20, method: 'cash' }] })
  expect((await read(person, id)).history.at(-1)?.note).toContain('Reembolso hecho: $20.00 USD')
  const more = { sellOrderId: id, productId: await insertProduct(), quantity: 1 }
  expect((await admin.fetch('/sellorderdetails', { method: 'POST', json: more })).status).toBe(409)
  await admin.fetch(`/sellorders/${id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'Agotado' },
  })
  expect(await read(person, id)).toMatchObject({ excess: 0, refundDue: 210 })
})

test('what was paid too much is kept as credit with the customer’s agreement, and not owed again', async () => {
  const { person, admin, id, post } = await paidOrder(230)
  const keep = async (version?: number) =>
    post('excess', { version: version ?? (await read(admin, id)).version })
  expect((await keep(1)).status).toBe(409)
  expect(await (await keep()).json()).toMatchObject({ paid: 230, due: 0, excess: 0 })
  expect((await read(person, id)).history.at(-1)?.note).toBe('Queda a su favor: $30.00 USD')
  expect((await keep()).status).toBe(409)
  expect((await post('refunds', { amount: 1, paymentMethod: 'cash' })).status).toBe(409)
  const json = { status: 'CANCELADA', respuesta: 'Agotado' }
  await admin.fetch(`/sellorders/${id}`, { method: 'PATCH', json })
  expect(await read(person, id)).toMatchObject({ excess: 0, refundDue: 200 })
  expect((await keep()).status).toBe(409)
})

test('what is partly paid is not found among the verified ones', async () => {
  const [part, whole] = [await paidOrder(80), await paidOrder(200)]
  const query = `filter[where][paymentState]=verified&filter[where][ids]=${part.id},${whole.id}`
  const found = await (await part.admin.fetch(`/sellorders?${query}`)).json()
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([whole.id])
})

test('the buyer who cancels is told what comes back; nothing is owed where nothing was paid', async () => {
  const paid = await paidOrder(80)
  expect((await paid.person.fetch(`/sellorders/${paid.id}/cancel`, { method: 'POST' })).status).toBe(200)
  expect(await read(paid.person, paid.id)).toMatchObject({ refundDue: 80 })
  expect(await waiting(paid.admin, paid.id)).toMatchObject({ amount: 80 })
  const free = await paidOrder(0)
  await free.person.fetch(`/sellorders/${free.id}/cancel`, { method: 'POST' })
  const seen = await read(free.person, free.id)
  expect(seen.refundDue).toBe(0)
  expect(JSON.stringify(seen.history)).not.toContain('Reembolso')
  expect(await waiting(free.admin, free.id)).toBeUndefined()
})

test('ten refunds of one page at once are one, and all together give back no more than was paid', async () => {
  const { admin, id, post } = await paidOrder(200)
  await admin.fetch(`/sellorders/${id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'Agotado' },
  })
  const { version } = await read(admin, id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post('refunds', { amount: 60, paymentMethod: 'cash', version })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const later: number[] = []
  for (let count = 0; count < 3; count++)
    later.push((await post('refunds', { amount: 60, paymentMethod: 'cash' })).status)
  expect(later).toEqual([201, 201, 409])
  expect((await read(admin, id)).refundDue).toBe(20)
  const path = `/admin/sellorders/${id}/refunds`
  const json = { amount: 20, paymentMethod: 'cash' }
  expect((await admin.fetch(path, { method: 'POST', json })).status).toBe(422)
})
