import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { somePassword } from '../../testing/people.ts'
import { make } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'
import { useReturns } from './testing/returning.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { bought, asked, ask, post, returnsOf, codeOf, stockOf, insertProduct, expectInvariants } =
  useReturns(shop)
afterEach(expectInvariants)

interface Sold {
  quantity?: number
  buyerName?: string
  buyerPhone?: string
  buyerEmail?: string
}

/** A sale at the counter, to somebody without an account. */
async function sold(seller: Person, { quantity = 2, ...buyer }: Sold = {}) {
  const items = [{ productId: await insertProduct({}), quantity }]
  const sale = { currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', buyerName: 'Eva Ramos' }
  return make(seller, '/sellorders/counter', { ...sale, items, ...buyer })
}

const register = (person: Person, order: { id: number; items: { id: number }[] }, json: object = {}) =>
  person.fetch(`/admin/sellorders/${order.id}/returns`, {
    method: 'POST',
    json: {
      kind: 'return',
      reason: 'unwanted',
      condition: 'sealed',
      received: true,
      lines: [{ lineId: order.items[0]?.id, quantity: 1 }],
      ...json,
    },
  })

const age = (orderId: number, time: number) =>
  shop.database.db
    .update(orders)
    .set({ completedAt: new Date(shop.clock.now.getTime() - time) })
    .where(eq(orders.id, orderId))

test('a sale without an account is returned at the counter: restocked, refunded and audited', async () => {
  const seller = await shop.asStaff('seller')
  const order = await sold(seller, { buyerEmail: 'eva@ejemplo.cu' })
  const productId = order.items[0].productId
  const before = (await stockOf(productId)) ?? 0
  const response = await register(seller, order, { text: 'Compró dos de más' })
  expect(response.status, await response.clone().text()).toBe(201)
  const made = await response.json()
  expect(made).toMatchObject({
    number: expect.stringMatching(/^DEVOLUCION-\d{3}$/),
    clientId: null,
    customer: { name: 'Eva Ramos' },
    state: 'received',
    condition: 'sealed',
    text: 'Compró dos de más',
    lines: [{ quantity: 1, amount: 100 }],
    refundable: 200,
  })
  const trail = and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, String(made.id)))
  expect(await shop.database.db.$count(auditLog, trail)).toBe(1)
  const settlement = {
    lines: [{ id: made.lines[0].id, outcome: 'stock' }],
    refund: { amount: 100, paymentMethod: 'cash' },
  }
  const settled = await make(seller, `/admin/returns/${made.id}/settlement`, settlement)
  expect(settled).toMatchObject({ state: 'settled', refund: { amount: 100 }, refundable: 100 })
  expect(await stockOf(productId)).toBe(before + 1)
  const told = await lastMailTo(shop.database, 'eva@ejemplo.cu')
  expect(told).toMatchObject({ kind: 'return-settled' })
  expect(told.text).not.toContain('/account/returns')
  const closing = await (await seller.fetch('/admin/closing')).json()
  expect(closing.refunded).toContainEqual(
    expect.objectContaining({ currency: 'USD', paymentMethod: 'cash', total: 100 }),
  )
  expect(await returnsOf(seller, order.id)).toMatchObject({
    lines: [{ bought: 2, returned: 1, left: 1 }],
    returns: [{ id: made.id, state: 'settled' }],
  })
  const found = await (await seller.fetch('/admin/returns?filter[where][search]=eva ramos')).json()
  expect(found.data.map(({ id }: { id: number }) => id)).toContain(made.id)
  const csv = await seller.fetch(`/admin/returns/export?filter[where][orderId]=${order.id}`)
  expect(await csv.text()).toContain('Sin abrir')
})

test('the rules of buyers hold: units, days, state of the order, reasons of a warranty', async () => {
  const seller = await shop.asStaff('seller')
  const order = await sold(seller)
  const lines = [{ lineId: order.items[0].id, quantity: 3 }]
  expect(await codeOf(await register(seller, order, { lines }))).toBe('returnUnits')
  for (const wrong of [
    { condition: 'perfecto' },
    { condition: undefined },
    { received: undefined },
    { kind: 'warranty' },
    { lines: [] },
    { lines: [{ lineId: 999_999, quantity: 1 }] },
  ])
    expect((await register(seller, order, wrong)).status, JSON.stringify(wrong)).toBe(422)
  await age(order.id, days(9))
  expect(await codeOf(await register(seller, order))).toBe('notReturnable')
  const contact = { contactName: 'Eva Ramos', contactPhone: '52345678' }
  const claim = { kind: 'warranty', reason: 'defective', ...contact }
  expect((await register(seller, order, claim)).status).toBe(201)
  await age(order.id, days(400))
  expect(await codeOf(await register(seller, order, claim))).toBe('notReturnable')
  expect((await register(seller, { id: 999_999, items: [] })).status).toBe(422)
  const nowhere = { id: 999_999, items: order.items }
  expect((await register(seller, nowhere)).status).toBe(404)
})

test('a repair without an account needs name and phone, and can be claimed with its receipt', async () => {
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const { serviceId, brandId } = await openWorkshop(shop.database)
  const order = await sold(seller, { quantity: 1 })
  const claim = { kind: 'warranty', reason: 'defective', condition: 'opened' }
  const refused = await (await register(seller, order, claim)).json()
  expect(refused.error).toMatchObject({ statusCode: 422, fields: { contactPhone: expect.any(String) } })
  const wrong = await (await register(seller, order, { ...claim, contactPhone: 'no tiene' })).json()
  expect(wrong.error).toMatchObject({ statusCode: 422, fields: { contactPhone: expect.any(String) } })
  const response = await register(seller, order, { ...claim, contactPhone: '5234 5678' })
  const made = await response.json()
  expect(made.customer).toMatchObject({ name: 'Eva Ramos', phone: '+53 5234 5678' })
  const lines = [{ id: made.lines[0].id, outcome: 'repair', serviceId, brandId }]
  const settled = await make(seller, `/admin/returns/${made.id}/settlement`, { lines })
  const repair = settled.lines[0].serviceOrder
  const { data } = await (await admin.fetch(`/orderservices/fulldata/${repair.id}`)).json()
  expect(data).toMatchObject({
    walkIn: true,
    customer: { id: null, name: 'Eva Ramos', phone: '+53 5234 5678' },
    underWarranty: { orderId: order.id, returnId: made.id, inAccount: false },
  })
  const { claimCode } = await (await seller.fetch(`/orderservices/${repair.id}/ticket`)).json()
  const eva = await shop.as('user')
  const claimed = await post(eva, '/orderservices/claim', { ticket: claimCode, phone: '52345678' })
  expect((await claimed.json()).customerId).toBe(eva.userId)
})

test('a return that was registered without a contact is not settled by a repair', async () => {
  const seller = await shop.asStaff('seller')
  const { serviceId, brandId } = await openWorkshop(shop.database)
  const made = await (await register(seller, await sold(seller))).json()
  const lines = [{ id: made.lines[0].id, outcome: 'repair', serviceId, brandId }]
  expect((await post(seller, `/admin/returns/${made.id}/settlement`, { lines })).status).toBe(422)
})

test('for an account it is in the account; one that was closed is served without', async () => {
  const [person, seller] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, seller)
  const email = (await (await person.fetch('/security/me')).json()).user.email
  const made = await (await register(seller, order, { received: false, contactName: 'Otro' })).json()
  expect(made).toMatchObject({ clientId: person.userId, state: 'accepted' })
  expect(await (await person.fetch(`/returns/${made.id}`)).json()).toMatchObject({ number: made.number })
  expect((await mailsTo(shop.database, email)).at(-1)).toMatchObject({ kind: 'return-accepted' })
  expect((await post(person, `/returns/${made.id}/withdraw`)).status).toBe(409)

  const leaving = await shop.as('user')
  const last = await bought(leaving, seller)
  expect((await post(leaving, '/security/confirmation', { password: somePassword })).status).toBe(204)
  expect((await post(leaving, '/account/closing')).status).toBe(204)
  const response = await register(seller, last)
  expect(await response.json()).toMatchObject({ clientId: null, state: 'received' })
})

test('buyer and staff at once never return more than was bought', async () => {
  const [person, seller] = [await shop.as('user'), await shop.asStaff('seller')]
  const order = await bought(person, await shop.as('admin'), { quantity: 1 })
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => register(seller, order)),
    ...Array.from({ length: 4 }, () => ask(person, order.id, { lines })),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
})

test('the same key registers one return; buyers, technicians and couriers register none', async () => {
  const seller = await shop.asStaff('seller')
  const order = await sold(seller)
  const json = {
    ...{ kind: 'return', reason: 'unwanted', condition: 'opened', received: true },
    lines: [{ lineId: order.items[0].id, quantity: 1 }],
  }
  const path = `/admin/sellorders/${order.id}/returns`
  const headers = { 'idempotency-key': 'one-press' }
  const press = () => seller.fetch(path, { method: 'POST', json, headers })
  const ids = (await Promise.all([press(), press(), press()])).map(async (answer) => (await answer.json()).id)
  expect(new Set(await Promise.all(ids)).size).toBe(1)
  for (const person of [
    await shop.as('user'),
    await shop.asStaff('technician'),
    await shop.asStaff('courier'),
  ])
    expect((await register(person, order)).status).toBe(403)
  const owner = await shop.as('user')
  const own = await asked(owner, await bought(owner, await shop.as('admin')))
  expect(own).toMatchObject({ condition: null, clientId: owner.userId })
})
