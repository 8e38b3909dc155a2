import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { files } from '@tecnoclick/database/schema/platform/files'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'
import { purgeLooseReturnPhotos } from './purge-loose-return-photos.ts'
import { useReturns } from './testing/returning.ts'

const shop = useTestApi()
const {
  bought,
  asked,
  ask,
  post,
  received,
  returnsOf,
  photo,
  codeOf,
  stockOf,
  insertProduct,
  expectInvariants,
} = useReturns(shop)
afterEach(expectInvariants)

const people = async () => [await shop.as('user'), await shop.as('admin')] as const
const emailOf = async (person: { fetch: typeof shop.fetch }): Promise<string> =>
  (await (await person.fetch('/security/me')).json()).user.email

/** As if the order had been completed so long ago. */
const age = (orderId: number, time: number) =>
  shop.database.db
    .update(orders)
    .set({ completedAt: new Date(shop.clock.now.getTime() - time) })
    .where(eq(orders.id, orderId))

async function set(key: string, value: number): Promise<number> {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/settings')).json()
  const { version } = data.find((setting: { key: string }) => setting.key === key)
  const json = { value, version }
  return (await admin.fetch(`/admin/settings/${key}`, { method: 'PATCH', json })).status
}

test('a buyer asks for a return with photos; staff accept, receive, restock and refund', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const productId = order.items[0]?.productId ?? 0
  const before = (await stockOf(productId)) ?? 0
  const name = await photo(person)
  const made = await asked(person, order, 1, { text: 'Compré dos de más', photos: [name] })
  expect(made).toMatchObject({
    number: expect.stringMatching(/^DEVOLUCION-\d{3}$/),
    state: 'asked',
    orderNumber: order.noSellOrden,
    photos: [name],
    lines: [{ quantity: 1, amount: 100, outcome: null }],
    refundable: 200,
  })
  const notice = await lastMailTo(shop.database, 'contacto@tecnoclick.cu')
  expect(notice).toMatchObject({ kind: 'return-asked' })
  expect(notice.text).toContain('Compré dos de más')
  expect(await returnsOf(person, order.id)).toMatchObject({
    lines: [{ bought: 2, left: 1, returned: 0, mayReturn: true, mayClaim: true }],
    returns: [{ id: made.id, state: 'asked', units: 1 }],
  })

  const path = `/admin/returns/${made.id}`
  const accepted = await post(admin, `${path}/decision`, { state: 'accepted', note: 'Traiga la caja' })
  expect(await accepted.json()).toMatchObject({ state: 'accepted', note: 'Traiga la caja' })
  const email = await emailOf(person)
  expect((await lastMailTo(shop.database, email)).text).toContain('Traiga la caja')
  expect(await (await post(admin, `${path}/receipt`)).json()).toMatchObject({ state: 'received' })
  const refund = { amount: 100, paymentMethod: 'transfer', transactionCode: 'dev 1001' }
  const lines = [{ id: made.lines[0]?.id, outcome: 'stock' }]
  const settled = await post(admin, `${path}/settlement`, { lines, refund })
  expect(settled.status, await settled.clone().text()).toBe(200)
  expect(await settled.json()).toMatchObject({
    state: 'settled',
    lines: [{ outcome: 'stock' }],
    refund: { amount: 100, currency: 'USD', method: 'transfer', transactionCode: 'DEV1001' },
    refundable: 100,
  })
  expect(await stockOf(productId)).toBe(before + 1)
  const told = await lastMailTo(shop.database, email)
  expect(told).toMatchObject({ kind: 'return-settled' })
  expect(told.text).toContain('Le devolvimos $100.00 USD por Transferencia bancaria.')
  expect(await returnsOf(person, order.id)).toMatchObject({ lines: [{ left: 1, returned: 1 }] })
  const trail = and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, String(made.id)))
  expect(await shop.database.db.$count(auditLog, trail)).toBe(3)
  const moves = await (await admin.fetch(`/admin/products/${productId}/moves`)).json()
  expect(moves.data[0]).toMatchObject({ kind: 'restocked', change: 1, order: { id: order.id } })
})

test('a warranty repair opens a service order of the buyer at no charge', async () => {
  const [person, admin] = await people()
  const { serviceId, brandId } = await openWorkshop(shop.database)
  const order = await bought(person, admin, { quantity: 1 })
  const wish = { kind: 'warranty', reason: 'defective', text: 'No enciende' }
  const made = await asked(person, order, 1, wish)
  await received(admin, made)
  const id = made.lines[0]?.id
  const settle = (line: object) =>
    post(admin, `/admin/returns/${made.id}/settlement`, { lines: [{ id, outcome: 'repair', ...line }] })
  expect((await settle({ brandId })).status).toBe(422)
  expect((await settle({ serviceId })).status).toBe(422)
  expect((await settle({ serviceId: 999_999, brandId })).status).toBe(422)
  const settled: OrderReturn = await (await settle({ serviceId, brandId })).json()
  const repair = settled.lines[0]?.serviceOrder
  expect(repair).toMatchObject({ number: expect.stringMatching(/^SERVICIO-/), status: 'PENDIENTE' })
  const { data } = await (await person.fetch(`/orderservices/fulldata/${repair?.id}`)).json()
  expect(data).toMatchObject({
    customerId: person.userId,
    failure: expect.stringContaining('No enciende'),
    underWarranty: { orderId: order.id, returnId: made.id, returnNumber: made.number, inAccount: true },
  })
  const { path } = await (await person.fetch(`/orderservices/${repair?.id}/ticket`)).json()
  expect(await (await shop.fetch(path)).json()).toMatchObject({ underWarranty: true })
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  const quote = { amount: 25, currency: 'USD', validUntil }
  const priced = await admin.fetch(`/orderservices/${repair?.id}`, { method: 'PATCH', json: { quote } })
  expect(priced.status).toBe(409)
  expect((await lastMailTo(shop.database, await emailOf(person))).text).toContain(repair?.number)
  for (const status of ['EN PROCESO', 'COMPLETADA'])
    expect(
      (await admin.fetch(`/orderservices/${repair?.id}`, { method: 'PATCH', json: { status } })).status,
    ).toBe(200)
  // It was given back and may fail again, but it is no more than was bought.
  expect(await returnsOf(person, order.id)).toMatchObject({ lines: [{ left: 1, returned: 0 }] })
  await asked(person, order, 1, wish)
})

test('scrap comes back to no stock', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const productId = order.items[0]?.productId ?? 0
  const before = await stockOf(productId)
  const made = await asked(person, order, 2)
  await received(admin, made)
  const lines = [{ id: made.lines[0]?.id, outcome: 'scrap' }]
  expect((await post(admin, `/admin/returns/${made.id}/settlement`, { lines })).status).toBe(200)
  expect(await stockOf(productId)).toBe(before)
  expect(await returnsOf(person, order.id)).toMatchObject({ lines: [{ returned: 2, mayReturn: false }] })
})

test('what is defective never goes back to stock', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const productId = order.items[0]?.productId ?? 0
  const before = await stockOf(productId)
  const made = await asked(person, order, 1, { reason: 'defective' })
  expect(made.paidMethods).toEqual(['cash'])
  await received(admin, made)
  const settle = (outcome: string) =>
    post(admin, `/admin/returns/${made.id}/settlement`, { lines: [{ id: made.lines[0]?.id, outcome }] })
  const refused = await settle('stock')
  expect([refused.status, (await refused.json()).error.fieldCodes]).toEqual([422, { lines: 'notSellable' }])
  expect((await settle('scrap')).status).toBe(200)
  expect(await stockOf(productId)).toBe(before)
})

test('the mails are in the language of the request', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const json = { kind: 'return', reason: 'wrong', lines }
  const response = await person.fetch(`/sellorders/${order.id}/returns?lang=ar`, { method: 'POST', json })
  const { id } = await response.json()
  await post(admin, `/admin/returns/${id}/decision`, { state: 'refused', note: 'Falta la caja' })
  const mail = await lastMailTo(shop.database, await emailOf(person))
  expect(mail.subject).toContain('لا يمكننا قبول')
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.text).toContain('Falta la caja')
})

test('a refusal needs its reason, and the units may be asked for again', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const made = await asked(person, order, 2)
  const path = `/admin/returns/${made.id}/decision`
  expect((await post(admin, path, { state: 'refused' })).status).toBe(422)
  expect((await post(admin, path, { state: 'refused', note: 'Está usado' })).status).toBe(200)
  expect(await (await person.fetch(`/returns/${made.id}`)).json()).toMatchObject({
    state: 'refused',
    note: 'Está usado',
  })
  await asked(person, order, 2)
})

test('accepted goods that never arrive are refused after all', async () => {
  const [person, admin] = await people()
  const made = await asked(person, await bought(person, admin))
  const path = `/admin/returns/${made.id}/decision`
  await post(admin, path, { state: 'accepted' })
  expect((await post(admin, path, { state: 'refused', note: 'No llegó' })).status).toBe(200)
})

test('the deadlines hold, with the last day', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin, { warrantyMonths: 1 })
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const fault = { kind: 'warranty', reason: 'defective', lines }
  await age(order.id, days(8))
  expect(await codeOf(await ask(person, order.id, { lines }))).toBe('notReturnable')
  expect((await ask(person, order.id, fault)).status).toBe(201)
  expect(await returnsOf(person, order.id)).toMatchObject({ lines: [{ mayReturn: false, mayClaim: true }] })
  // A month of 31 days, its last day, and the hour of summer time.
  await age(order.id, days(33))
  expect(await codeOf(await ask(person, order.id, fault))).toBe('notReturnable')
})

test('an order keeps the warranty of the day, of the product or of the setting', async () => {
  const [person, admin] = await people()
  const monthsOf = async (id: number | undefined) => {
    const [line] = await shop.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.id, id ?? 0))
    return line?.warrantyMonths
  }
  const own = await bought(person, admin, { warrantyMonths: 3 })
  const usual = await bought(person, admin)
  await set('warrantyMonths', 6)
  expect(await monthsOf(own.items[0]?.id)).toBe(3)
  expect(await monthsOf(usual.items[0]?.id)).toBe(12)
  const later = await bought(person, admin)
  expect(await monthsOf(later.items[0]?.id)).toBe(6)
  await set('warrantyMonths', 12)
  expect(await set('warrantyMonths', 500)).toBe(422)
})

test('without return days there are no returns', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  await set('returnDays', 0)
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  expect(await codeOf(await ask(person, order.id, { lines }))).toBe('notReturnable')
  expect(await returnsOf(person, order.id)).toMatchObject({ lines: [{ returnUntil: null }] })
  await set('returnDays', 7)
})

test('only a completed order, its own lines and its own photos', async () => {
  const [person, admin] = await people()
  const stranger = await shop.as('user')
  const order = await bought(person, admin)
  const other = await bought(stranger, admin)
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  expect((await ask(stranger, order.id, { lines })).status).toBe(404)
  expect((await stranger.fetch(`/sellorders/${order.id}/returns`)).status).toBe(404)
  expect((await ask(person, order.id, { lines: [{ lineId: other.items[0]?.id, quantity: 1 }] })).status).toBe(
    422,
  )
  expect((await ask(person, order.id, { lines: [...lines, ...lines] })).status).toBe(422)
  expect((await ask(person, order.id, { lines, photos: [await photo(stranger)] })).status).toBe(422)
  expect((await ask(person, order.id, { lines, kind: 'warranty', reason: 'unwanted' })).status).toBe(422)
  for (const quantity of [0, 1.5, 100])
    expect((await ask(person, order.id, { lines: [{ ...lines[0], quantity }] })).status).toBe(422)
  await person.fetch('/cart/items', { method: 'POST', json: { productId: await insertProduct() } })
  const json = { termsAccepted: true, recipientPhone: '5555 0101' }
  const open = await (await person.fetch('/sellorders', { method: 'POST', json })).json()
  const early = { lines: [{ lineId: open.items[0].id, quantity: 1 }] }
  expect(await codeOf(await ask(person, open.id, early))).toBe('notReturnable')
})

test('a photo is for its buyer and for staff who read returns', async () => {
  const [person] = await people()
  const name = await photo(person)
  expect((await person.fetch(`/files/${name}`)).status).toBe(200)
  expect((await (await shop.asStaff('seller')).fetch(`/files/${name}`)).status).toBe(200)
  expect((await (await shop.asStaff('editor')).fetch(`/files/${name}`)).status).toBe(404)
  expect((await (await shop.as('user')).fetch(`/files/${name}`)).status).toBe(404)
  expect((await shop.fetch(`/files/${name}`)).status).toBe(404)
})

test('a photo whose return was never asked for is removed after a day', async () => {
  const [person, admin] = await people()
  const [used, loose] = [await photo(person), await photo(person)]
  await asked(person, await bought(person, admin), 1, { photos: [used] })
  const later = new Date(Date.now() + days(2))
  await purgeLooseReturnPhotos({ ...testDeps, database: shop.database, now: () => later })
  const left = await shop.database.db.select().from(files).where(eq(files.kind, 'return-photo'))
  const names = left.map((file) => file.name)
  expect(names).toContain(used)
  expect(names).not.toContain(loose)
})

test('no more is refunded than was paid and not refunded yet', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const first = await asked(person, order)
  await received(admin, first)
  const settle = (made: OrderReturn, amount: number) =>
    post(admin, `/admin/returns/${made.id}/settlement`, {
      lines: [{ id: made.lines[0]?.id, outcome: 'stock' }],
      refund: { amount, paymentMethod: 'cash' },
    })
  expect(await codeOf(await settle(first, 200.01))).toBe('refundTooHigh')
  expect((await settle(first, 150)).status).toBe(200)
  const second = await asked(person, order)
  await received(admin, second)
  expect(await codeOf(await settle(second, 50.01))).toBe('refundTooHigh')
  expect((await settle(second, 50)).status).toBe(200)
  const payment = await post(admin, `/admin/sellorders/${order.id}/payment`, { state: 'rejected' })
  expect(payment.status).toBe(409)
})

test('an unpaid order is refunded nothing', async () => {
  const [person, admin] = await people()
  const made = await asked(person, await bought(person, admin, { paid: false }))
  await received(admin, made)
  const lines = [{ id: made.lines[0]?.id, outcome: 'stock' }]
  const refund = { amount: 1, paymentMethod: 'cash' }
  const refused = await post(admin, `/admin/returns/${made.id}/settlement`, { lines, refund })
  expect(await codeOf(refused)).toBe('refundTooHigh')
  expect((await post(admin, `/admin/returns/${made.id}/settlement`, { lines })).status).toBe(200)
})

test('steps out of order and stale versions are refused', async () => {
  const [person, admin] = await people()
  const made = await asked(person, await bought(person, admin))
  const path = `/admin/returns/${made.id}`
  const lines = [{ id: made.lines[0]?.id, outcome: 'stock' }]
  expect((await post(admin, `${path}/receipt`)).status).toBe(409)
  expect((await post(admin, `${path}/settlement`, { lines })).status).toBe(409)
  expect(await codeOf(await post(admin, `${path}/decision`, { state: 'accepted', version: 9 }))).toBe(
    'staleVersion',
  )
  await received(admin, made)
  expect(
    (await post(admin, `${path}/settlement`, { lines: [{ id: 999_999, outcome: 'stock' }] })).status,
  ).toBe(422)
  expect((await post(person, `/returns/${made.id}/withdraw`)).status).toBe(409)
  expect((await post(admin, '/admin/returns/999999/receipt')).status).toBe(404)
})

test('the list is filtered and searched, and exported for Excel', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin)
  const made = await asked(person, order)
  const list = async (query: string) => (await admin.fetch(`/admin/returns?${query}`)).json()
  expect((await list(`filter[where][orderId]=${order.id}`)).data).toMatchObject([{ id: made.id }])
  expect((await list(`filter[where][search]=${made.number.toLowerCase()}`)).data).toMatchObject([
    { id: made.id },
  ])
  expect((await list(`filter[where][clientId]=${person.userId}&filter[where][state]=settled`)).data).toEqual(
    [],
  )
  const csv = await admin.fetch(`/admin/returns/export?filter[where][orderId]=${order.id}`)
  const text = await csv.text()
  expect(text).toContain('Número,Fecha,Estado,Tipo,Motivo,Estado del producto,Pedido')
  expect(text).toContain(made.number)
  expect((await admin.fetch('/admin/returns/export?filter[where][secret]=1')).status).toBe(400)
})

test('without the consecutive a return is stored and numbered with the next step', async () => {
  const [person, admin] = await people()
  const enable = (enabled: boolean) =>
    shop.database.db
      .update(consecutives)
      .set({ enable: enabled })
      .where(eq(consecutives.document, 'DEVOLUCION'))
  await enable(false)
  const made = await asked(person, await bought(person, admin))
  expect(made.number).toBe('INVALIDO')
  await enable(true)
  const accepted = await post(admin, `/admin/returns/${made.id}/decision`, { state: 'accepted' })
  expect((await accepted.json()).number).toMatch(/^DEVOLUCION-/)
  expect((await mailsTo(shop.database, await emailOf(person))).at(-1)?.subject).toContain('DEVOLUCION-')
})

test('returns, refunds and deposits are in the closing of the day and on the dashboard', async () => {
  const [person, admin] = await people()
  const { typeId: _, ...device } = await openWorkshop(shop.database)
  const before = await (await admin.fetch('/admin/closing')).json()
  const dashboard = async () => (await (await admin.fetch('/admin/dashboard?days=7')).json()).returns
  const shown = await dashboard()
  const deposit = { amount: 15, currency: 'MLC' }
  const walkIn = { ...device, name: 'Eva', phone: '52345678', deposit }
  expect((await post(admin, '/admin/orderservices', walkIn)).status).toBe(201)
  const made = await asked(person, await bought(person, admin))
  await received(admin, made)
  const lines = [{ id: made.lines[0]?.id, outcome: 'stock' }]
  const refund = { amount: 30, paymentMethod: 'check' }
  await post(admin, `/admin/returns/${made.id}/settlement`, { lines, refund })
  const closing = await (await admin.fetch('/admin/closing')).json()
  expect(closing.refunded).toContainEqual({ currency: 'USD', paymentMethod: 'check', refunds: 1, total: 30 })
  expect(closing.collected).toContainEqual({
    currency: 'MLC',
    source: 'deposit',
    paymentMethod: 'cash',
    payments: 1,
    total: 15,
  })
  expect(closing.returns).toBe(before.returns + 1)
  expect(await dashboard()).toMatchObject({
    asked: shown.asked + 1,
    settled: shown.settled + 1,
    units: shown.units + 1,
    refunds: [{ currency: 'USD', refunds: (shown.refunds[0]?.refunds ?? 0) + 1 }],
  })
})

test('a return waits for staff while it is undecided and once it is received', async () => {
  const [person, admin] = await people()
  const count = async () => (await (await admin.fetch('/admin/waiting')).json()).counts.return
  const before = await count()
  const made = await asked(person, await bought(person, admin))
  expect(await count()).toBe(before + 1)
  await post(admin, `/admin/returns/${made.id}/decision`, { state: 'accepted' })
  expect(await count()).toBe(before)
  await post(admin, `/admin/returns/${made.id}/receipt`)
  expect(await count()).toBe(before + 1)
})

test('the buyer says which of several units comes back', async () => {
  const [person, admin] = await people()
  const order = await bought(person, admin, { quantity: 3 })
  const serials = ['DEV-A1', 'DEV-B2', 'DEV-C3']
  for (const serial of serials) await post(admin, `/admin/sellorders/${order.id}/serials`, { serial })
  const lineOf = async () => (await returnsOf(person, order.id)).lines[0]
  expect(await lineOf()).toMatchObject({ left: 3, serials })
  const lines = [{ lineId: order.items[0]?.id, quantity: 1, serials: ['dev b2'] }]
  const foreign = [{ ...lines[0], serials: ['OTRA-9'] }]
  expect((await ask(person, order.id, { lines: foreign })).status).toBe(422)
  const made = await (await ask(person, order.id, { lines })).json()
  expect(made.lines).toMatchObject([{ quantity: 1, serials: ['DEV-B2'] }])
  expect(await lineOf()).toMatchObject({ left: 2, serials: ['DEV-A1', 'DEV-C3'] })
  // It is in a return already.
  expect((await ask(person, order.id, { lines })).status).toBe(422)
  await received(admin, made)
  const seen = await (await admin.fetch(`/returns/${made.id}`)).json()
  expect(seen.lines).toMatchObject([{ serials: ['DEV-B2'] }])
})
