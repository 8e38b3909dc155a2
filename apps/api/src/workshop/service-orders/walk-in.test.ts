import { checkInvariants } from '@tecnoclick/database/invariants'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { maskEmail } from '@tecnoclick/domain/people/email'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from './testing/workshop.ts'

const shop = useTestApi()

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

const left = {
  name: 'Eva Ramos',
  phone: '+53 5234 5678',
  model: 'L3250',
  accessories: 'Cable de corriente, bolsa',
  deposit: { amount: 500, currency: 'CUP' },
  warrantyMonths: 3,
}

async function received(change: object = {}) {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const admin = await shop.asStaff('technician')
  const json = { ...asked, ...left, ...change }
  const response = await admin.fetch('/admin/orderservices', { method: 'POST', json })
  const order = await response.json()
  const ticket = response.ok ? await (await admin.fetch(`/orderservices/${order.id}/ticket`)).json() : {}
  return { admin, order, ticket, json, status: response.status }
}

const claim = ({ fetch }: Person, ticket: string, phone = '52345678') =>
  fetch('/orderservices/claim', { method: 'POST', json: { ticket, phone } })

test('a device is taken in without an account or a mail, numbered and audited', async () => {
  const before = await shop.database.db.$count(outbox)
  const { admin, order, status } = await received()
  expect(status).toBe(201)
  expect(order).toMatchObject({
    status: 'PENDIENTE',
    customerId: null,
    walkIn: true,
    accessories: left.accessories,
    deposit: left.deposit,
    warrantyMonths: 3,
    orderNum: expect.stringMatching(/^SERVICIO-\d{3}$/),
  })
  const { data } = await (await admin.fetch(`/orderservices/fulldata/${order.id}`)).json()
  expect(data.customer).toEqual({ id: null, name: left.name, email: '', phone: left.phone })
  const found = await (await admin.fetch('/admin/orderservices?filter[where][search]=ramos')).json()
  expect(found.data).toMatchObject([{ id: order.id, walkIn: true, customer: { name: left.name } }])
  const json = { respuesta: 'Es la fuente', quote: { amount: 20, currency: 'USD', validUntil: inAWeek() } }
  expect((await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json })).status).toBe(200)
  expect(await shop.database.db.$count(outbox)).toBe(before)
  const waiting = await (await admin.fetch('/admin/waiting')).json()
  expect(waiting.data.every(({ who }: { who: string | null }) => who !== null)).toBe(true)
})

test('a device of another brand is taken in, and the brand is not offered in the shop', async () => {
  const change = { brandId: null, brandName: 'Lexmark' }
  const [first, second] = [await received(change), await received({ brandId: null, brandName: 'LEXMARK' })]
  expect([first.status, first.order.brand.name]).toEqual([201, 'Lexmark'])
  expect(second.order.brandId).toBe(first.order.brandId)
  const offered = await (await shop.fetch('/brands?filter[limit]=100')).json()
  expect(offered.data.map(({ name }: { name: string }) => name)).not.toContain('Lexmark')
  expect((await received({ brandId: null })).status).toBe(422)
})

test('a device of somebody with an account is in it from the beginning', async () => {
  const [ana, seller] = [await shop.as('user'), await shop.asStaff('seller')]
  const { order, ticket } = await received({ customerId: ana.userId })
  expect(order).toMatchObject({ customerId: ana.userId, walkIn: true })
  expect(ticket.claimCode).toBeNull()
  expect((await ana.fetch(`/orderservices/fulldata/${order.id}`)).status).toBe(200)
  for (const customerId of [seller.userId, 999_999]) expect((await received({ customerId })).status).toBe(422)
})

const inAWeek = () => new Date(shop.clock.now.getTime() + days(7)).toISOString()

test('a seller takes in a device and prints its receipt, but answers, quotes and writes nothing', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const seller = await shop.asStaff('seller')
  const json = { ...asked, ...left }
  const order = await (await seller.fetch('/admin/orderservices', { method: 'POST', json })).json()
  const ticket = await (await seller.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect(ticket.claimCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const { data } = await (await seller.fetch(`/orderservices/fulldata/${order.id}`)).json()
  expect(data).toMatchObject({ orderNum: order.orderNum, status: 'PENDIENTE', version: 1 })
  expect((await (await seller.fetch('/admin/orderservices')).json()).total).toBeGreaterThan(0)
  const { id } = order
  const quote = { amount: 20, currency: 'USD', validUntil: inAWeek() }
  for (const [method, path, json] of [
    ['PATCH', `/orderservices/${id}`, { status: 'EN PROCESO', version: 1 }],
    ['PATCH', `/orderservices/${id}`, { respuesta: 'Es la fuente', quote }],
    ['PATCH', `/orderservices/${id}`, { warrantyMonths: 36 }],
    ['POST', `/orderservices/${id}/number`, {}],
    ['POST', `/orderservices/${id}/messages/read`, {}],
    ['DELETE', `/orderservices/${id}/ticket`, {}],
  ] as const)
    expect((await seller.fetch(path, { method, json })).status, `${method} ${path}`).toBe(403)
  const said = { method: 'POST', json: { text: 'Hola' } }
  expect((await seller.fetch(`/orderservices/${id}/messages`, said)).status).toBe(404)
  const after = await (await seller.fetch(`/orderservices/fulldata/${id}`)).json()
  expect(after.data).toMatchObject({ status: 'PENDIENTE', quote: null, warrantyMonths: 3, messages: [] })
})

test('the same key takes in one device', async () => {
  const { admin, json } = await received()
  const headers = { 'idempotency-key': 'one-press' }
  const take = () => admin.fetch('/admin/orderservices', { method: 'POST', json, headers })
  const taken = await Promise.all(
    (await Promise.all([take(), take(), take()])).map((answer) => answer.json()),
  )
  expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
  const other = { ...json, failure: 'Otra falla' }
  expect((await admin.fetch('/admin/orderservices', { method: 'POST', json: other, headers })).status).toBe(
    409,
  )
})

test.each([
  ['name', { name: ' ' }],
  ['phone', { phone: 'no tiene' }],
  ['failure', { failure: '' }],
  ['deposit.amount', { deposit: { amount: 0.001, currency: 'CUP' } }],
  ['deposit.currency', { deposit: { amount: 5, currency: 'XYZ' } }],
  ['brandId', { brandId: 999_999 }],
])('a wrong %s is refused', async (field, change) => {
  const { order } = await received(change)
  expect(order.error).toMatchObject({ statusCode: 422, fields: { [field]: expect.any(String) } })
})

test('the ticket shows nothing personal and says that it can be added to an account', async () => {
  const { ticket } = await received()
  const text = await (await shop.fetch(ticket.path)).text()
  expect(JSON.parse(text)).toMatchObject({ claimable: true, accessories: left.accessories })
  for (const secret of [left.name, '5678']) expect(text).not.toContain(secret)
})

test('receipt and phone add the repair to one account, once', async () => {
  const { order, ticket } = await received()
  const [eva, thief] = [await shop.as('user'), await shop.as('user')]
  const answers = await Promise.all([
    claim(eva, ticket.claimCode.toLowerCase()),
    claim(thief, ticket.claimCode),
    claim(eva, ticket.claimCode),
    claim(thief, ticket.token),
  ])
  const winners = answers.filter(({ ok }) => ok)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 404, 404])
  const [first, again] = await Promise.all(winners.map((answer) => answer.json()))
  expect(first.customerId).toBe(again.customerId)
  const owner = first.customerId === eva.userId ? eva : thief
  const { data } = await (await owner.fetch(`/orderservices/fulldata/${order.id}`)).json()
  expect(data.history.map(({ event }: { event: string }) => event)).toEqual(['requested', 'claimed'])
  expect(await (await shop.fetch(ticket.path)).json()).toMatchObject({ claimable: false })
  const printed = await (await owner.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect(printed.claimCode).toBeNull()
})

test('a wrong receipt and a wrong phone have the same answer, and guesses are limited', async () => {
  const { ticket } = await received()
  const answers = []
  for (const [code, phone] of [
    ['2345-6789', '52345678'],
    [ticket.claimCode, '52345679'],
    [ticket.token, '52345670'],
    ['SERVICIO-001', '52345678'],
  ] as const) {
    const response = await claim(await shop.as('user'), code, phone)
    const { requestId: _, ...error } = (await response.json()).error
    answers.push(JSON.stringify([response.status, error]))
  }
  expect(new Set(answers).size).toBe(1)
  // Ten guesses for a receipt and day, whoever makes them.
  const statuses = []
  for (let guess = 0; guess < 10; guess++)
    statuses.push((await claim(await shop.as('user'), ticket.claimCode, `5000000${guess}`)).status)
  expect(statuses.at(-1)).toBe(429)
  const stubborn = await shop.as('user')
  const own = []
  for (let guess = 0; guess < 11; guess++)
    own.push((await claim(stubborn, `2222-222${2 + (guess % 8)}`)).status)
  expect(own.slice(0, 10)).not.toContain(429)
  expect(own.at(-1)).toBe(429)
})

test('a request of an account is not claimed with its own link', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, thief] = [await shop.as('user'), await shop.as('user')]
  const order = await (await ana.fetch('/orderservices', { method: 'POST', json: asked })).json()
  const { token } = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect((await claim(thief, token)).status).toBe(404)
})

test('a technician finds the account of who brings a device by what they say, and nobody by less', async () => {
  const { db } = shop.database
  const technician = await shop.asStaff('technician')
  const owner = await shop.as('user')
  const colleague = await shop.asStaff('seller')
  for (const { userId } of [owner, colleague]) {
    const profile = { name: 'Marta', lastname: 'Sosa', phone: '+53 5471 2233' }
    await db
      .insert(profiles)
      .values({ userId, ...profile })
      .onConflictDoUpdate({ target: profiles.userId, set: profile })
  }
  const email = await emailOf(db, owner.userId)
  const search = (text: string) =>
    technician.fetch(`/admin/orderservices/customers?filter[where][search]=${encodeURIComponent(text)}`)
  const found = async (text: string) => (await (await search(text)).json()).data
  const shown = { id: owner.userId, name: 'Marta Sosa', email: maskEmail(email) }
  expect(shown.email).toMatch(/^.•••@/)
  for (const said of [email, email.toUpperCase(), '712233', '5471-2233', '+53 5471 2233'])
    expect(await found(said), said).toEqual([shown])
  for (const guess of ['12233', 'Marta', email.slice(0, -1), '@example.com', '%', '_12233', ''])
    expect(await found(guess), guess).toEqual([])
  const reads = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, technician.userId), eq(auditLog.entity, 'customer')))
  expect(reads).toContainEqual(
    expect.objectContaining({ action: 'read', after: { filter: { search: '712233' } } }),
  )
  expect((await technician.fetch('/admin/customers')).status).toBe(403)
  expect((await owner.fetch('/admin/orderservices/customers')).status).toBe(403)

  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const json = { ...asked, ...left, customerId: owner.userId }
  const order = await (await technician.fetch('/admin/orderservices', { method: 'POST', json })).json()
  const own = await (await owner.fetch(`/orderservices/fulldatabyuser/${owner.userId}`)).json()
  expect(own.data).toMatchObject([{ id: order.id }])
})
