import { users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function anOrder(quantity = 2) {
  const person = await shop.as('user')
  const productId = await insertProduct()
  await added(person, productId, quantity)
  return { person, productId, order: await placed(person, { paymentMethod: 'transfer' }) }
}

const completed = { status: 'COMPLETADA', unpaidReason: 'Paga el viernes' }
const change = (person: Person, id: number, json: object) =>
  person.fetch(`/sellorders/${id}`, { method: 'PATCH', json })
const post = (person: Person, path: string, json?: object) =>
  person.fetch(path, { method: 'POST', ...(json && { json }) })
const audits = (entityId: number, entity = 'order') =>
  shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))))

async function emailOf({ userId }: Person): Promise<string> {
  const [user] = await shop.database.db.select().from(users).where(eq(users.id, userId))
  return user?.email ?? ''
}

const subjectsTo = async (person: Person) =>
  (await mailsTo(shop.database, await emailOf(person))).map(({ subject }) => subject)

test('staff answer an order and change its state; each change is in the history, audited and mailed', async () => {
  const { person, order } = await anOrder()
  const admin = await shop.as('admin')
  const answered = await change(admin, order.id, {
    status: 'EN PROCESO',
    respuesta: 'Lo preparamos.\nHoy mismo.',
  })
  expect(await answered.json()).toMatchObject({
    status: 'EN PROCESO',
    respuesta: 'Lo preparamos.\nHoy mismo.',
    version: 2,
    respondedDate: shop.clock.now.toISOString(),
    history: [{ event: 'placed' }, { event: 'status', staff: true }, { event: 'answer', staff: true }],
  })
  expect(await (await change(admin, order.id, completed)).json()).toMatchObject({ version: 3 })
  expect(await subjectsTo(person)).toEqual([
    `Recibimos su pedido ${order.noSellOrden}`,
    `Su pedido ${order.noSellOrden}: En proceso`,
    `Su pedido ${order.noSellOrden}: Completada`,
  ])
  expect(await audits(order.id)).toMatchObject([
    { before: { status: 'PENDIENTE' }, after: { status: 'EN PROCESO' }, actorId: admin.userId },
    { after: { status: 'COMPLETADA' } },
  ])
})

test.each([
  ['PENDIENTE', 'COMPLETADA'],
  ['CANCELADA', 'PENDIENTE'],
  ['CANCELADA', 'EN PROCESO'],
  ['COMPLETADA', 'CANCELADA'],
])('%s never becomes %s', async (from, to) => {
  const { order } = await anOrder()
  const admin = await shop.as('admin')
  if (from === 'COMPLETADA') await change(admin, order.id, { status: 'EN PROCESO' })
  const respuesta = 'Agotado'
  if (from !== 'PENDIENTE')
    expect((await change(admin, order.id, { ...completed, respuesta, status: from })).status).toBe(200)
  expect((await change(admin, order.id, { status: to, respuesta })).status).toBe(409)
})

test('staff cancel with a reason alone, one order or many, and the customer reads it', async () => {
  const [one, other] = [await anOrder(), await anOrder()]
  const admin = await shop.as('admin')
  const ids = [one.order.id, other.order.id]
  const bulk = (json: object) => post(admin, '/admin/sellorders/bulk', { ids, ...json })
  for (const respuesta of [undefined, null, ' ']) {
    const refused = await change(admin, one.order.id, { status: 'CANCELADA', respuesta })
    expect([refused.status, (await refused.json()).error.fieldCodes]).toEqual([
      422,
      { respuesta: 'required' },
    ])
    const many = await bulk({ status: 'CANCELADA', reason: respuesta })
    expect([many.status, (await many.json()).error.fieldCodes]).toEqual([422, { reason: 'required' }])
  }
  await change(admin, one.order.id, { status: 'CANCELADA', respuesta: 'No llegó a tiempo' })
  const cancelled = await bulk({ status: 'CANCELADA', reason: 'Agotado' })
  expect((await cancelled.json()).data).toMatchObject([{ done: true }, { done: true }])
  const read = async ({ person, order }: typeof one) => (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(await read(one)).toMatchObject({ status: 'CANCELADA', respuesta: 'No llegó a tiempo', version: 2 })
  expect(await read(other)).toMatchObject({
    status: 'CANCELADA',
    respuesta: 'Agotado',
    history: [{ event: 'placed' }, { event: 'status' }, { event: 'answer', note: 'Agotado' }],
  })
  expect((await lastMailTo(shop.database, await emailOf(other.person))).text).toContain('Agotado')
})

test('of two concurrent edits of an order the second is a conflict', async () => {
  const { order } = await anOrder()
  const [one, other] = [await shop.as('admin'), await shop.as('admin')]
  const json = { respuesta: 'a', version: order.version }
  const statuses = await Promise.all([
    change(one, order.id, json),
    change(other, order.id, { ...json, respuesta: 'b' }),
  ])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('prices, totals, numbers, owner and dates in a change are ignored', async () => {
  const { order } = await anOrder()
  const admin = await shop.as('admin')
  const forged = { total: 1, subtotal: 1, noSellOrden: 'X-1', clientId: 1, orderDate: '1999-01-01', id: 7 }
  const same = await (await change(admin, order.id, { ...forged, description: 'Nota' })).json()
  expect(same).toMatchObject({ total: order.total, noSellOrden: order.noSellOrden, description: 'Nota' })
  expect(same).toMatchObject({ clientId: order.clientId, orderDate: order.orderDate, id: order.id })
})

test('the owner cancels while PENDIENTE; a repeated request has no further effect', async () => {
  const { person, order, productId } = await anOrder(3)
  expect(await stockOf(productId)).toBe(7)
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => post(person, `/sellorders/${order.id}/cancel`)),
  )
  const cancelled = await Promise.all(responses.map((response) => response.json()))
  for (const { status, version, history } of cancelled)
    expect([status, version, history.length]).toEqual(['CANCELADA', order.version + 1, 2])
  expect(await stockOf(productId)).toBe(10)
  expect((await subjectsTo(person)).slice(1)).toEqual([`Su pedido ${order.noSellOrden}: Cancelada`])
  const { order: started, person: late } = await anOrder()
  await change(await shop.as('admin'), started.id, { status: 'EN PROCESO' })
  expect((await post(late, `/sellorders/${started.id}/cancel`)).status).toBe(409)
})

test('the shop’s address may be one that forms refuse, and still gets mails about orders', async () => {
  const to = 'ventas@tienda.store'
  const admin = await shop.as('admin')
  const json = { value: to, version: 1 }
  const renamed = await admin.fetch('/admin/settings/email', { method: 'PATCH', json })
  expect(renamed.status).toBe(200)
  const { person, order } = await anOrder()
  await post(person, `/sellorders/${order.id}/cancel`)
  const mails = await mailsTo(shop.database, to)
  expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([
    `order-shop:${order.id}`,
    `order-cancelled:${order.id}`,
  ])
})

test('staff and owner cancelling concurrently return the units once', async () => {
  const { person, order, productId } = await anOrder(4)
  const admin = await shop.as('admin')
  await Promise.all([
    post(person, `/sellorders/${order.id}/cancel`),
    change(admin, order.id, { status: 'CANCELADA', respuesta: 'Agotado' }),
  ])
  expect(await stockOf(productId)).toBe(10)
})

test('a transaction code is used once in the shop, ignoring case', async () => {
  const [one, other] = [await anOrder(), await anOrder()]
  const pay = ({ person, order }: typeof one, transactionCode: string) =>
    post(person, `/sellorders/${order.id}/payment`, { transactionCode })
  const paid = await (await pay(one, ' ab-1234 ')).json()
  expect(paid.payment).toMatchObject({ state: 'submitted', transactionCode: 'AB-1234', amount: 200 })
  const used = await pay(other, 'AB-1234')
  expect((await used.json()).error.code).toBe('codeUsed')
  expect((await pay(one, '')).status).toBe(422)
  expect((await (await pay(one, 'CD-3456')).json()).payment.transactionCode).toBe('CD-3456')
  const list = await (await shop.as('admin')).fetch('/admin/payments?filter[where][code]=cd-3456')
  expect(await list.json()).toMatchObject({
    total: 1,
    data: [{ sellOrderId: one.order.id, state: 'submitted' }],
  })
})

test.each([
  ['a zero-width space', 'TWIN\u200b-1001'],
  ['a Cyrillic letter', 'TWІN-1001'],
  ['a blank inside', 'TW IN-1001'],
  ['full-width letters', 'ＴＷＩＮ－１００１'],
])('%s does not make a second code of a used one', async (_, transactionCode) => {
  const [one, other] = [await anOrder(), await anOrder()]
  const pay = ({ person, order }: typeof one, code: string) =>
    post(person, `/sellorders/${order.id}/payment`, { transactionCode: code })
  await pay(one, 'TWIN-1001')
  const used = await pay(other, transactionCode)
  expect([used.status, (await used.json()).error.code]).toEqual([409, 'codeUsed'])
})

test('a report repeated with its key gets the first response, even if another report has replaced it', async () => {
  const { person, order } = await anOrder()
  const pay = (transactionCode: string, key: string) =>
    person.fetch(`/sellorders/${order.id}/payment`, {
      method: 'POST',
      json: { transactionCode },
      headers: { 'idempotency-key': key },
    })
  await pay('FIRST-1001', 'k1')
  await pay('SECOND-1002', 'k2')
  const again = await pay('FIRST-1001', 'k1')
  expect([again.status, (await again.json()).payment.transactionCode]).toEqual([200, 'SECOND-1002'])
})

test.each([
  ['AB/1234', 'transactionCodeForm'],
  ['x', 'transactionCodeShort'],
  ['TMX-123', 'transactionCodeShort'],
])('%s is no code: the field says %s', async (transactionCode, fieldCode) => {
  const { person, order } = await anOrder()
  const refused = await post(person, `/sellorders/${order.id}/payment`, { transactionCode })
  expect([refused.status, (await refused.json()).error.fieldCodes]).toEqual([
    422,
    { transactionCode: fieldCode },
  ])
})

test('a retried code is mailed once, also with concurrent requests', async () => {
  const { person, order } = await anOrder()
  const pay = async (transactionCode: string) =>
    (await post(person, `/sellorders/${order.id}/payment`, { transactionCode })).json()
  const [one, other] = await Promise.all([pay('Lost-1001'), pay('LOST-1001')])
  expect(one.payment.id).toBe(other.payment.id)
  const again = await pay(' lost-1001 ')
  expect(again).toMatchObject({ version: order.version + 1, payment: { id: one.payment.id } })
  expect(again.history.map(({ event }: { event: string }) => event)).toEqual(['placed', 'payment'])
  await pay('LATER-1002')
  expect((await pay('LOST-1001')).error.code).toBe('codeUsed')
})

test('a code judged meanwhile stays if verified and is refused if rejected', async () => {
  const { person, order } = await anOrder()
  const admin = await shop.as('admin')
  const pay = () => post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'JUDGED-1001' })
  const judge = (state: string) => post(admin, `/admin/sellorders/${order.id}/payment`, { state })
  await pay()
  await judge('verified')
  expect((await (await pay()).json()).payment.state).toBe('verified')
  await judge('rejected')
  expect((await (await pay()).json()).error.code).toBe('codeUsed')
})

test('one code for two orders concurrently pays one', async () => {
  const both = [await anOrder(), await anOrder()]
  const responses = await Promise.all(
    both.map(({ person, order }) =>
      post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'RIVAL-1001' }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('staff verify a payment: in the history, audited, mailed; then no other code is accepted', async () => {
  const { person, order } = await anOrder()
  const admin = await shop.as('admin')
  await post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'VR-1001' })
  const judge = (json: object) => post(admin, `/admin/sellorders/${order.id}/payment`, json)
  const rejected = await (await judge({ state: 'rejected', note: 'No llegó' })).json()
  expect(rejected.payment).toMatchObject({ state: 'rejected', note: 'No llegó', verifiedDate: null })
  await post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'VR-1002' })
  const verified = await (await judge({ state: 'verified' })).json()
  expect(verified.payment).toMatchObject({ state: 'verified', verifiedDate: shop.clock.now.toISOString() })
  expect(verified.history.at(-1)).toMatchObject({ event: 'payment', note: 'Pago verificado', staff: true })
  expect((await judge({ state: 'verified' })).status).toBe(409)
  expect((await judge({ state: 'rejected', version: 1 })).status).toBe(409)
  expect((await post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'VR-1003' })).status).toBe(
    409,
  )
  expect((await subjectsTo(person)).slice(1)).toEqual([
    `No pudimos verificar el pago del pedido ${order.noSellOrden}`,
    `Pago verificado: pedido ${order.noSellOrden}`,
  ])
  expect(await audits(verified.payment.id, 'payment')).toMatchObject([{ after: { state: 'verified' } }])
})

test('judging a code that was replaced meanwhile is a conflict', async () => {
  const { person, order } = await anOrder()
  const admin = await shop.as('admin')
  const pay = async (transactionCode: string) =>
    (await post(person, `/sellorders/${order.id}/payment`, { transactionCode })).json()
  const seen = await pay('SEEN-1001')
  const { version } = await pay('UNSEEN-1002')
  const verify = (json: object) =>
    post(admin, `/admin/sellorders/${order.id}/payment`, { state: 'verified', ...json })
  const stale = await verify({ version: seen.version })
  expect([stale.status, (await stale.json()).error.code]).toEqual([409, 'staleVersion'])
  expect((await verify({ version })).status).toBe(200)
})

test('cash is verified without a code', async () => {
  const { order } = await anOrder()
  const admin = await shop.as('admin')
  const path = `/admin/sellorders/${order.id}/payment`
  expect((await post(admin, path, { state: 'rejected' })).status).toBe(409)
  const paid = await (await post(admin, path, { state: 'verified' })).json()
  expect(paid.payment).toMatchObject({ state: 'verified', transactionCode: null, amount: 200 })
})

const sale = { currency: 'USD', priceTier: 'retail', buyerName: 'Ana Rosales', buyerPhone: '5355 0101' }

test('a counter sale is COMPLETADA at once, from stock, with a number of the same series', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ price: 10_000, priceMayorista: 9000 })
  const sell = (json: object, key?: string) =>
    admin.fetch('/sellorders/counter', {
      method: 'POST',
      json: { ...sale, ...json },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const items = [{ productId: id, quantity: 2 }]
  const sold = await sell({ items, paymentMethod: 'cash', buyerEmail: 'ana@ejemplo.cu' }, 'k')
  const order = await sold.json()
  expect(order).toMatchObject({
    status: 'COMPLETADA',
    channel: 'mostrador',
    total: 200,
    clientId: null,
    transfer: null,
    customer: { name: 'Ana Rosales', email: 'ana@ejemplo.cu', phone: '+53 5355 0101' },
    payment: { state: 'verified', transactionCode: null },
  })
  expect(order.noSellOrden).toMatch(/^ORDEN-/)
  expect(await stockOf(id)).toBe(8)
  expect(await mailsTo(shop.database, 'ana@ejemplo.cu')).toHaveLength(1)
  expect(
    (await (await sell({ items, paymentMethod: 'cash', buyerEmail: 'ana@ejemplo.cu' }, 'k')).json()).id,
  ).toBe(order.id)
  expect(
    await (await sell({ items, priceTier: 'wholesale', unpaidReason: 'Paga el viernes' })).json(),
  ).toMatchObject({
    total: 180,
    payment: null,
  })
  expect((await sell({ items: [{ productId: id, quantity: 7 }] })).status).toBe(409)
  expect((await sell({ items: [{ productId: 999_999, quantity: 1 }] })).status).toBe(404)
  expect((await sell({ items: [] })).status).toBe(422)
  expect((await sell({ items, currency: 'CUP' })).status).toBe(409)
  expect(await stockOf(id)).toBe(6)
})

test('staff add units to an open order; fewer units are a conflict', async () => {
  const { order, productId } = await anOrder(2)
  const admin = await shop.as('admin')
  const other = await insertProduct({ price: 500, stock: 3 })
  const added = await post(admin, '/sellorderdetails', {
    sellOrderId: order.id,
    productId: other,
    quantity: 2,
    price: 0.01,
    amount: 0.02,
  })
  expect(await added.json()).toMatchObject({ price: 5, quantity: 2, amount: 10, sellOrderId: order.id })
  const path = `/sellorderdetails/${order.items[0]?.id}`
  const more = await admin.fetch(path, { method: 'PATCH', json: { quantity: 5 } })
  expect(await more.json()).toMatchObject({ quantity: 5, amount: 500 })
  expect(await (await admin.fetch(`/sellorders/${order.id}`)).json()).toMatchObject({
    total: 510,
    version: 3,
  })
  expect([await stockOf(productId), await stockOf(other)]).toEqual([5, 1])
  expect((await admin.fetch(path, { method: 'PATCH', json: { quantity: 1 } })).status).toBe(409)
  const tooMany = { sellOrderId: order.id, productId: other, quantity: 2 }
  expect((await post(admin, '/sellorderdetails', tooMany)).status).toBe(409)
  await change(admin, order.id, { status: 'CANCELADA', respuesta: 'Agotado' })
  expect([await stockOf(productId), await stockOf(other)]).toEqual([10, 3])
  expect((await post(admin, '/sellorderdetails', { ...tooMany, quantity: 1 })).status).toBe(409)
})
