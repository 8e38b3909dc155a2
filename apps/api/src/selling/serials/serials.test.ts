import type { OrderSerials } from '@tecnoclick/contract/selling/serials/schemas'
import type { SerialHistory } from '@tecnoclick/contract/stock/serials/schemas'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { productCategories } from '@tecnoclick/database/schema/catalogue/product-details'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useDelivering } from '../../delivery/couriers/testing/delivering.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const {
  post,
  takeStep,
  report,
  onTheWay,
  anOrder,
  insertProduct,
  codeOf,
  listOf,
  expectInvariants,
  stockOf,
} = useDelivering(shop)

afterEach(expectInvariants)

let made = 0
const next = () => {
  made += 1
  return made
}
const fresh = () => `SN-${next()}-X7`

/** The product of the order is in a category below one that asks for serials. */
async function requiring(productId: number): Promise<void> {
  const { db } = shop.database
  const n = next()
  const [above] = await db
    .insert(categories)
    .values({ slug: `con-serie-${n}`, name: 'Con serie', serialsRequired: true })
    .returning()
  const [below] = await db
    .insert(categories)
    .values({ slug: `portatiles-${n}`, name: 'Portátiles', parentId: above?.id ?? 0 })
    .returning()
  await db.insert(productCategories).values({ productId, categoryId: below?.id ?? 0, position: 0 })
}

const serialsOf = async (person: Person, id: number): Promise<OrderSerials> =>
  (await person.fetch(`/admin/sellorders/${id}/serials`)).json()
const scan = (person: Person, id: number, serial: string, more: object = {}) =>
  post(person, `/admin/sellorders/${id}/serials`, { serial, ...more })
const unitOf = async (serial: string) => {
  const rows = await shop.database.db.select().from(serialUnits).where(eq(serialUnits.serial, serial))
  return rows[0]
}
const historyOf = async (person: Person, serial: string): Promise<SerialHistory> =>
  (await person.fetch(`/admin/serials/${(await unitOf(serial))?.id}`)).json()
const fieldsOf = async (response: Response) => (await response.json()).error?.fieldCodes
const soldAtCounter = async (seller: Person, productId: number, serials: string[] = [], key?: string) =>
  post(
    seller,
    '/sellorders/counter',
    {
      items: [{ productId, quantity: Math.max(1, serials.length) }],
      ...(serials.length > 0 && { serials: [{ productId, serials }] }),
      ...{
        currency: 'USD',
        priceTier: 'retail',
        buyerName: 'Ana',
        buyerPhone: '5555 0101',
        paymentMethod: 'cash',
      },
    },
    key,
  )

test('an order of a category that needs serials is not packed without them, and each is scanned once', async () => {
  const { seller, id, order } = await anOrder()
  const [line] = order.items
  await requiring(line?.productId ?? 0)
  await takeStep(seller, id, { step: 'preparing' })
  const refused = await takeStep(seller, id, { step: 'ready' })
  expect(refused.status).toBe(422)
  expect(await fieldsOf(refused)).toEqual({ serials: 'serialsMissing' })
  const [one, two] = [fresh(), fresh()]
  expect((await scan(seller, id, one)).status).toBe(200)
  // However it is written, and scanned twice.
  expect((await scan(seller, id, one.replaceAll('-', ' ').toLowerCase())).status).toBe(200)
  expect((await serialsOf(seller, id)).lines[0]).toMatchObject({
    required: true,
    quantity: 2,
    units: [{ serial: one, state: 'sold' }],
  })
  const badForm = await scan(seller, id, '--')
  expect([badForm.status, await fieldsOf(badForm)]).toEqual([422, { serial: 'serial' }])
  await scan(seller, id, two)
  expect(await fieldsOf(await scan(seller, id, fresh()))).toEqual({ serial: 'serialsTooMany' })
  expect((await takeStep(seller, id, { step: 'ready' })).status).toBe(200)
  const unit = await unitOf(two)
  expect(
    (await seller.fetch(`/admin/sellorders/${id}/serials/${unit?.id}`, { method: 'DELETE' })).status,
  ).toBe(200)
  expect((await unitOf(two))?.state).toBe('stock')
  const gone = await seller.fetch(`/admin/sellorders/${id}/serials/${unit?.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(404)
  expect((await seller.fetch('/admin/sellorders/999999/serials')).status).toBe(404)
})

test('a unit is sold once, whoever is first', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const serial = fresh()
  const sold = await Promise.all(Array.from({ length: 6 }, () => soldAtCounter(seller, productId, [serial])))
  expect(sold.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  const refused = sold.find(({ status }) => status === 409)
  expect((await refused?.json())?.error).toMatchObject({ code: 'serialTaken' })
  expect(await stockOf(productId)).toBe(9)
  const { seller: other, id, order } = await anOrder()
  const line = order.items[0]
  const scans = await Promise.all([fresh(), fresh(), fresh(), fresh()].map((one) => scan(other, id, one)))
  expect(scans.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
  expect((await serialsOf(other, id)).lines[0]?.units).toHaveLength(line?.quantity ?? 0)
})

test('the counter asks for every serial of such a category, sells it, and a voided sale gives it back', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  await requiring(productId)
  const refused = await soldAtCounter(seller, productId)
  expect([refused.status, await fieldsOf(refused)]).toEqual([422, { serials: 'serialsMissing' }])
  const serial = fresh()
  expect((await post(seller, '/admin/serials', { productId, serials: [serial] })).status).toBe(201)
  const order = await (await soldAtCounter(seller, productId, [serial])).json()
  expect(order.items[0]).toMatchObject({ serials: [serial] })
  expect(await unitOf(serial)).toMatchObject({ state: 'delivered' })
  const voided = await post(seller, `/admin/sellorders/${order.id}/void`, { reason: 'Error' })
  expect(voided.status).toBe(200)
  expect(await unitOf(serial)).toMatchObject({ state: 'stock', orderLineId: null })
  const tooMany = await post(seller, '/sellorders/counter', {
    items: [{ productId, quantity: 1 }],
    serials: [{ productId, serials: [fresh(), fresh()] }],
    ...{ currency: 'USD', priceTier: 'retail', buyerName: 'Ana', paymentMethod: 'cash' },
  })
  expect(await fieldsOf(tooMany)).toEqual({ serials: 'serialsTooMany' })
})

test('the courier hands over what was packed; anything else needs a reason, which waits for staff', async () => {
  const made = await onTheWay({ paymentMethod: 'cash' })
  const { courier, seller, id, code } = made
  const [one, two] = [fresh(), fresh()]
  await scan(seller, id, one)
  await scan(seller, id, two)
  expect((await listOf(courier))[0]?.items[0]).toMatchObject({ serials: [one, two] })
  const other = fresh()
  const wrong = await report(courier, id, { report: 'delivered', code, serials: [one, other] })
  expect(wrong.status).toBe(409)
  expect(await codeOf(wrong)).toBe('serialMismatch')
  const told = { report: 'delivered', code, serials: [one, other], serialReason: 'La caja vino cambiada' }
  expect((await report(courier, id, told)).status).toBe(200)
  const [mismatch] = (await serialsOf(seller, id)).mismatches
  expect(mismatch).toMatchObject({ packed: [one, two], scanned: [one, other], settledDate: null })
  const queue = async () => (await (await seller.fetch('/admin/waiting')).json()).counts.serialMismatch
  expect(await queue()).toBe(1)
  const settle = (target: number) =>
    post(seller, `/admin/serial-mismatches/${target}/settlement`, { note: 'Se corrigió' })
  expect((await settle(mismatch?.id ?? 0)).status).toBe(200)
  expect((await settle(mismatch?.id ?? 0)).status).toBe(409)
  expect((await settle(999_999)).status).toBe(404)
  expect(await queue()).toBe(0)
  expect((await unitOf(one))?.state).toBe('delivered')
})

test('a courier who scans what was packed needs no reason', async () => {
  const { courier, seller, id, code } = await onTheWay()
  const serial = fresh()
  await scan(seller, id, serial)
  const same = { report: 'delivered', code, serials: [serial.toLowerCase()] }
  expect((await report(courier, id, same)).status).toBe(200)
  expect((await serialsOf(seller, id)).mismatches).toEqual([])
})

test('units of a receipt enter the register, no more than arrived, and none twice', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const sheet = await (await post(seller, '/admin/stock-sheets', { kind: 'receipt' })).json()
  const serials = [fresh(), fresh()]
  const enter = (given: string[], more: object = {}) =>
    post(seller, '/admin/serials', { productId, sheetId: sheet.id, serials: given, ...more })
  expect((await enter(serials)).status).toBe(404)
  const lines = [{ productId, quantity: 3 }]
  const changed = await seller.fetch(`/admin/stock-sheets/${sheet.id}`, {
    method: 'PATCH',
    json: { lines, version: sheet.version },
  })
  const { version } = await changed.json()
  expect((await enter(serials)).status).toBe(409)
  await post(seller, `/admin/stock-sheets/${sheet.id}/book`, { version })
  expect(await (await enter(serials)).json()).toEqual({ entered: 2 })
  // The list is sent again with one more.
  const third = fresh()
  expect(await (await enter([...serials, third])).json()).toEqual({ entered: 1 })
  expect(await fieldsOf(await enter([fresh()]))).toEqual({ serials: 'serialsTooMany' })
  expect(await fieldsOf(await enter([third, third.toLowerCase()]))).toEqual({ serials: 'serialTwice' })
  expect(await codeOf(await enter([third], { sheetId: null }))).toBe('serialTaken')
  expect((await enter([fresh()], { productId: 999_999 })).status).toBe(404)
  const found = await (await seller.fetch(`/admin/serials?filter[where][sheetId]=${sheet.id}`)).json()
  expect(found.total).toBe(3)
  const [unit] = found.data
  const correct = (state: string, given = unit.version) =>
    post(seller, `/admin/serials/${unit.id}/correction`, { state, reason: 'No aparece', version: given })
  expect((await correct('lost')).status).toBe(200)
  expect((await correct('stock')).status).toBe(409)
  expect(await codeOf(await correct('delivered', unit.version + 1))).toBe('conflict')
  expect((await historyOf(seller, unit.serial)).events.map(({ event }) => event)).toEqual([
    'received',
    'corrected',
  ])
  const searched = await (await seller.fetch(`/admin/search?q=${unit.serial.toLowerCase()}`)).json()
  expect(searched.data).toMatchObject([{ kind: 'unit', id: unit.id, title: unit.serial }])
  const admin = await shop.asStaff('administrator')
  const csv = await (await admin.fetch('/admin/serials/export')).text()
  expect(csv).toContain(unit.serial)
})

test('serials in the draft of a receipt are saved with it and enter the register when it is booked', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const sheet = await (await post(seller, '/admin/stock-sheets', { kind: 'receipt' })).json()
  const [one, two, three] = [fresh(), fresh(), fresh()]
  const save = async (json: object, version: number) =>
    (
      await seller.fetch(`/admin/stock-sheets/${sheet.id}`, { method: 'PATCH', json: { ...json, version } })
    ).json()
  const twice = await save({ lines: [{ productId, quantity: 2, serials: [one, one] }] }, sheet.version)
  expect(twice.error.fieldCodes).toEqual({ 'lines.0.serials': 'serialTwice' })
  const scanned = await save(
    { lines: [{ productId, quantity: 2, serials: [one, two, three] }] },
    sheet.version,
  )
  expect(scanned.lines[0]).toMatchObject({ serials: [one, two, three] })
  expect(await unitOf(one)).toBeUndefined()
  const book = (version: number) => post(seller, `/admin/stock-sheets/${sheet.id}/book`, { version })
  expect(await fieldsOf(await book(scanned.version))).toEqual({ serials: 'serialsTooMany' })
  // A change without serials keeps them.
  const more = await save({ lines: [{ productId, quantity: 3 }] }, scanned.version)
  expect(more.lines[0]).toMatchObject({ quantity: 3, serials: [one, two, three] })
  const before = await stockOf(productId)
  await post(seller, '/admin/serials', { productId, serials: [three] })
  expect(await codeOf(await book(more.version))).toBe('serialTaken')
  expect(await stockOf(productId)).toBe(before)
  const right = await save({ lines: [{ productId, quantity: 3, serials: [one, two] }] }, more.version)
  expect((await book(right.version)).status).toBe(200)
  expect(await unitOf(one)).toMatchObject({ state: 'stock', sheetId: sheet.id })
  expect(await unitOf(two)).toMatchObject({ state: 'stock', sheetId: sheet.id })
})

test('a return brings its unit back to the register, and a repair is in its history', async () => {
  const seller = await shop.asStaff('seller')
  const admin = await shop.asStaff('administrator')
  const productId = await insertProduct({ warrantyMonths: 12 })
  await requiring(productId)
  const [kept, back] = [fresh(), fresh()]
  const order = await (await soldAtCounter(seller, productId, [kept, back])).json()
  const lineId = order.items[0].id
  const register = (serials: string[] | undefined) =>
    post(seller, `/admin/sellorders/${order.id}/returns`, {
      ...{ kind: 'return', reason: 'unwanted', condition: 'sealed', received: true },
      lines: [{ lineId, quantity: 1, serials }],
    })
  expect(await fieldsOf(await register([fresh()]))).toEqual({ serials: 'serialsDiffer' })
  const returned = await (await register(undefined)).json()
  const line = returned.lines[0].id
  const settle = (serials?: string[]) =>
    post(admin, `/admin/returns/${returned.id}/settlement`, {
      lines: [{ id: line, outcome: 'stock', serials }],
    })
  expect(await fieldsOf(await settle())).toEqual({ serials: 'serialsMissing' })
  expect((await settle([back])).status).toBe(200)
  expect(await unitOf(back)).toMatchObject({ state: 'stock', orderLineId: null })
  expect(await unitOf(kept)).toMatchObject({ state: 'delivered' })
  expect((await historyOf(seller, back)).events.map(({ event }) => event)).toEqual(
    ['received', 'packed', 'returned', 'restocked'].slice(1),
  )
  expect((await soldAtCounter(seller, productId, [back])).status).toBe(201)
})

test('a unit of a return is not taken out of its order', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const serial = fresh()
  const order = await (await soldAtCounter(seller, productId, [serial])).json()
  const asked = await post(seller, `/admin/sellorders/${order.id}/returns`, {
    ...{ kind: 'return', reason: 'unwanted', condition: 'sealed', received: true },
    lines: [{ lineId: order.items[0].id, quantity: 1, serials: [serial] }],
  })
  expect(asked.status).toBe(201)
  const unit = await unitOf(serial)
  const path = `/admin/sellorders/${order.id}/serials/${unit?.id}`
  expect((await seller.fetch(path, { method: 'DELETE' })).status).toBe(409)
  expect((await unitOf(serial))?.state).toBe('returned')
})

test('a serial finds its order in the list, and its buyer sees it on the page of the order', async () => {
  const { buyer, seller, id } = await anOrder()
  const serial = fresh()
  await scan(seller, id, serial)
  const where = `filter[where][search]=${serial.replaceAll('-', '')}`
  expect(await (await seller.fetch(`/sellorders?${where}`)).json()).toMatchObject({
    total: 1,
    data: [{ id }],
  })
  expect(await (await buyer.fetch(`/sellorders/${id}`)).json()).toMatchObject({
    items: [{ serials: [serial] }],
  })
})

test('an order that loses units or is cancelled gives its serials back', async () => {
  const { seller, id } = await anOrder()
  const serial = fresh()
  await scan(seller, id, serial)
  const cancelled = await seller.fetch(`/sellorders/${id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'No hay' },
  })
  expect(cancelled.status).toBe(200)
  expect(await unitOf(serial)).toMatchObject({ state: 'stock', orderLineId: null })
  expect(await codeOf(await scan(seller, id, serial))).toBe('orderClosed')
})
