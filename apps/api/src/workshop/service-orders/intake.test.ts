import { checkInvariants } from '@tecnoclick/database/invariants'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, uploadPhoto } from './testing/workshop.ts'

const shop = useTestApi()

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

const signature = 'M10 20L30 40L50 60M1 2L3 4'
let made = 0

const post = ({ fetch }: Person, path: string, json: object, key?: string) =>
  fetch(path, { method: 'POST', json, ...(key && { headers: { 'idempotency-key': key } }) })

async function addType(person: Person, change: object = {}) {
  made += 1
  const json = {
    name: `Teléfono ${made}`,
    outline: 'phone',
    hasImei: true,
    asksPasscode: true,
    questions: ['Enciende', 'Carga'],
    textQuestions: ['Color'],
    phrases: ['No carga'],
    ...change,
  }
  return (await post(person, '/admin/devicetypes', json)).json()
}

/** A technician with a kind of device, and what they send for one of it. */
async function counter(change: object = {}) {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const technician = await shop.asStaff('technician')
  const type = await addType(technician)
  const { conditions, conditionsVersion: version } = await (
    await technician.fetch('/admin/orderservices/intake')
  ).json()
  const intake = {
    deviceTypeId: type.id,
    serial: '49-015420-323751-8',
    passcodeLeft: true,
    checklist: [
      { question: 'Enciende', answer: 'no' },
      { question: 'Color', text: 'Azul' },
    ],
    marks: [{ x: 100, y: 900, note: '<script>alert(1)</script>' }],
    estimate: { from: 10, to: 25.5, currency: 'USD' },
    conditions: { text: conditions.es, version },
    signature,
    ...change,
  }
  const body = { ...asked, name: 'Eva Ramos', phone: '+53 5234 5678', model: 'A54', intake }
  return { technician, type, body, conditions, version }
}

async function detailOf({ fetch }: Pick<Person, 'fetch'>, id: number) {
  return (await (await fetch(`/orderservices/fulldata/${id}`)).json()).data
}

test('what was written down of a device is with its order: checklist, marks, estimate, conditions and signature', async () => {
  const { technician, body, type } = await counter()
  const photos = [await uploadPhoto(technician), await uploadPhoto(technician)]
  const intake = { ...body.intake, markedPhoto: 2 }
  const response = await post(technician, '/admin/orderservices', { ...body, photos, intake })
  expect(response.status).toBe(201)
  const { id } = await response.json()
  const order = await detailOf(technician, id)
  expect(order.photos).toEqual(photos)
  expect(order.intake).toEqual({
    deviceType: type.name,
    outline: 'phone',
    serial: '49-015420-323751-8',
    passcodeLeft: true,
    checklist: [
      { question: 'Enciende', answer: 'no', text: '' },
      { question: 'Carga', answer: 'untested', text: '' },
      { question: 'Color', answer: null, text: 'Azul' },
    ],
    marks: [{ x: 100, y: 900, note: '<script>alert(1)</script>' }],
    markedPhoto: 2,
    estimate: { from: 10, to: 25.5, currency: 'USD' },
    conditions: body.intake.conditions,
    signature,
    takenDate: shop.clock.now.toISOString(),
  })
  const isCreated = and(eq(auditLog.entity, 'service-order'), eq(auditLog.entityId, String(id)))
  const [entry] = await shop.database.db.select().from(auditLog).where(isCreated)
  expect(JSON.stringify(entry?.after)).not.toContain(signature)
  expect(entry?.after).toMatchObject({
    intake: { isSigned: true, conditions: body.intake.conditions.version },
  })
})

test('what does not fit is refused and nothing is stored', async () => {
  const { technician, body, version } = await counter()
  const stranger = await uploadPhoto(await shop.as('user'))
  const own = await uploadPhoto(technician)
  const before = await shop.database.db.$count(serviceOrders)
  const wrong = [
    ['serial', { serial: '490154203237519' }],
    ['serial', { serial: '  --  ' }],
    ['deviceTypeId', { deviceTypeId: 999_999 }],
    ['conditions', { conditions: { text: 'Otro texto', version } }],
    ['conditions', { conditions: { text: 'Otro texto', version: version + 1 } }],
    ['conditions', { conditions: null }],
    ['signature', { signature: 'M1 2L3 4"/><script>' }],
    ['estimate.to', { estimate: { from: 20, to: 10, currency: 'USD' } }],
    ['estimate.currency', { estimate: { from: 1, to: 2, currency: 'XXX' } }],
    ['marks.0.x', { marks: [{ x: 1001, y: 0 }] }],
    ['checklist', { checklist: [{ question: 'a' }, { question: 'a' }] }],
    ['markedPhoto', { markedPhoto: 1 }],
  ] as const
  for (const [field, change] of wrong) {
    const json = { ...body, intake: { ...body.intake, ...change } }
    const response = await post(technician, '/admin/orderservices', json)
    expect(response.status, field).toBe(422)
    expect((await response.json()).error.fieldCodes, field).toHaveProperty([`intake.${field}`])
  }
  for (const photos of [[stranger], [own, own], ['photo-0.webp']]) {
    expect((await post(technician, '/admin/orderservices', { ...body, photos })).status).toBe(422)
  }
  expect(await shop.database.db.$count(serviceOrders)).toBe(before)
})

test('sent twice at once with one key, there is one order; also after the answer is purged', async () => {
  const { technician, body } = await counter()
  const before = await shop.database.db.$count(serviceOrders)
  const sent = () => post(technician, '/admin/orderservices', body, 'intake-key-1')
  const answers = await Promise.all(Array.from({ length: 5 }, sent))
  const orders = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  await shop.database.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'intake-key-1'))
  expect((await (await sent()).json()).id).toBe(orders[0].id)
  expect(await shop.database.db.$count(serviceOrders)).toBe(before + 1)
  await shop.database.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'intake-key-1'))
  const settled = await post(technician, '/outcomes', { scope: 'walk-in', key: 'intake-key-1' })
  expect(await settled.json()).toEqual({ state: 'done', id: orders[0].id })
  // Somebody else's key says nothing about it.
  const seller = await shop.asStaff('seller')
  const other = await post(seller, '/outcomes', { scope: 'walk-in', key: 'intake-key-1' })
  expect(await other.json()).toEqual({ state: 'notSent' })
})

test('conditions that changed meanwhile stay with the order as they were signed', async () => {
  const { technician, body, conditions, version } = await counter()
  const admin = await shop.asStaff('administrator')
  const value = { ...conditions, es: 'Otras condiciones.' }
  const path = '/admin/settings/intakeConditions'
  expect((await admin.fetch(path, { method: 'PATCH', json: { value, version } })).status).toBe(200)
  const { id } = await (await post(technician, '/admin/orderservices', body)).json()
  const order = await detailOf(technician, id)
  expect(order.intake.conditions).toEqual({ text: conditions.es, version })
  const now = await (await technician.fetch('/admin/orderservices/intake')).json()
  expect(now).toMatchObject({ conditions: value, conditionsVersion: version + 1 })
})

test('the customer sees checklist, marks and estimate, by the link without serial and signature; nobody else does', async () => {
  const { technician, body } = await counter()
  const [ana, eve] = [await shop.as('user'), await shop.as('user')]
  const photo = await uploadPhoto(technician)
  const json = { ...body, customerId: ana.userId, photos: [photo] }
  const { id } = await (await post(technician, '/admin/orderservices', json)).json()
  const own = await detailOf(ana, id)
  expect(own.intake).toMatchObject({
    marks: [{ x: 100 }],
    estimate: { to: 25.5 },
    signature,
    passcodeLeft: null,
  })
  expect((await ana.fetch(`/orderservices/${id}/photos/${photo}`)).status).toBe(200)
  const { token } = await (await ana.fetch(`/orderservices/${id}/ticket`)).json()
  const ticket = await (await shop.fetch(`/services/ticket/${token}`)).json()
  expect(ticket.intake).toMatchObject({ checklist: [{ question: 'Enciende', answer: 'no' }, {}, {}] })
  for (const hidden of ['serial', 'signature', 'passcodeLeft', 'conditions'])
    expect(ticket.intake).not.toHaveProperty(hidden)
  expect((await eve.fetch(`/orderservices/fulldata/${id}`)).status).toBe(404)
  expect((await eve.fetch(`/orderservices/${id}/photos/${photo}`)).status).toBe(404)
  expect((await eve.fetch(`/files/${photo}`)).status).toBe(404)
  expect((await shop.fetch(`/files/${photo}`)).status).toBe(404)
  const exported = await (await ana.fetch('/account/data', { method: 'POST' })).text()
  expect(exported).toContain(signature)
})

test('staff find earlier orders of a serial however it is typed', async () => {
  const { technician, body } = await counter({ serial: '35 6938 0356 4380 9' })
  const { id } = await (await post(technician, '/admin/orderservices', body)).json()
  for (const typed of ['356938035643809', '35-6938-0356-4380-9']) {
    const path = `/admin/orderservices?filter[where][serial]=${encodeURIComponent(typed)}`
    const found = await (await technician.fetch(path)).json()
    expect(found.data.map((order: { id: number }) => order.id)).toEqual([id])
  }
  const none = await (await technician.fetch('/admin/orderservices?filter[where][serial]=--')).json()
  expect(none.total).toBe(0)
})

test('the owner edits what is asked; two at once do not overwrite each other', async () => {
  const technician = await shop.asStaff('technician')
  const type = await addType(technician)
  const path = `/admin/devicetypes/${type.id}`
  const change = (json: object) => technician.fetch(path, { method: 'PATCH', json })
  expect(await (await change({ questions: ['Suena'], version: 1 })).json()).toMatchObject({ version: 2 })
  expect((await change({ questions: ['Vibra'], version: 1 })).status).toBe(409)
  expect((await change({ questions: ['a', 'a'], version: 2 })).status).toBe(422)
  expect((await post(technician, '/admin/devicetypes', { name: type.name.toUpperCase() })).status).toBe(409)
  expect((await change({ enable: false })).status).toBe(200)
  const form = await (await technician.fetch('/admin/orderservices/intake')).json()
  expect(form.types.map(({ id }: { id: number }) => id)).not.toContain(type.id)
  const admin = await shop.asStaff('administrator')
  const texts = await (await admin.fetch('/admin/translations?filter[limit]=1000')).json()
  const sources = texts.data.map(({ source }: { source: string }) => source)
  expect(sources).toEqual(expect.arrayContaining([type.name, 'Suena', 'Color']))
})

test('a type of another currency is checked against those in use', async () => {
  const { technician, body } = await counter({ estimate: { from: 1, to: 1, currency: 'MLC' } })
  await shop.database.db.update(currencies).set({ enable: false }).where(eq(currencies.code, 'MLC'))
  expect((await post(technician, '/admin/orderservices', body)).status).toBe(422)
  await shop.database.db.update(currencies).set({ enable: true }).where(eq(currencies.code, 'MLC'))
  expect((await post(technician, '/admin/orderservices', body)).status).toBe(201)
})
