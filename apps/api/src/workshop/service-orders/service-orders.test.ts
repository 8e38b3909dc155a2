import { inTransaction } from '@tecnoclick/database/connect'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { files } from '@tecnoclick/database/schema/platform/files'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { useAddressBook } from '../../people/addresses/testing/address-book.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, tokenIn, uploadPhoto } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const addresses = useAddressBook(shop)

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

async function request({ fetch }: Person, json: object, headers: Record<string, string> = {}) {
  const answer = await fetch('/orderservices', { method: 'POST', json, headers })
  return { status: answer.status, body: await answer.json() }
}

test('a request is numbered, stored for its owner and mailed to customer and shop', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const ana = await shop.as('user')
  const { status, body } = await request(ana, { ...asked, model: 'L3250' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'PENDIENTE',
    customerId: ana.userId,
    model: 'L3250',
    houseservice: false,
    businessId: 1,
    orderNum: expect.stringMatching(/^SERVICIO-\d{3}$/),
    fecha: shop.clock.now.toISOString(),
  })
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))
  expect([mail.kind, mail.subject]).toEqual(['service-request', `Recibimos su solicitud ${body.orderNum}`])
  expect(tokenIn(mail.text)).toHaveLength(43)
  const toShop = await lastMailTo(shop.database, 'contacto@tecnoclick.cu')
  expect(toShop.subject).toBe(`Nueva solicitud de servicio ${body.orderNum}`)
  expect(toShop.headers).toEqual({ 'Reply-To': await emailOf(shop.database.db, ana.userId) })
})

test('concurrent requests get consecutive numbers without a gap', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.as('user')))
  const responses = await Promise.all(people.map((person) => request(person, asked)))
  const sequences = responses
    .map(({ body }) => Number(body.orderNum.replace('SERVICIO-', '')))
    .sort((a, b) => a - b)
  expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index))
})

test('a request that waits for a lock does not block the number series', async () => {
  const { db } = shop.database
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const photo = await uploadPhoto(ana)
  const late = await inTransaction(db, async (tx) => {
    await tx.select().from(files).where(eq(files.name, photo)).for('update')
    const waiting = request(ana, { ...asked, photos: [photo] })
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    })
    expect((await request(eva, asked)).status).toBe(201)
    return { waiting }
  })
  expect((await late.waiting).status).toBe(201)
})

test('the same key returns the same request, also concurrently', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const ana = await shop.as('user')
  const key = { 'idempotency-key': 'one-press' }
  const responses = await Promise.all(Array.from({ length: 5 }, () => request(ana, asked, key)))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect((await request(ana, { ...asked, failure: 'Otra cosa' }, key)).status).toBe(409)
  expect((await request(ana, asked, { 'idempotency-key': 'two words' })).status).toBe(400)
})

test('server-owned fields are ignored', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, eva] = [await shop.as('user'), await shop.as('business')]
  const forged = {
    customerId: eva.userId,
    status: 'COMPLETADA',
    orderNum: 'SERVICIO-999',
    businessId: 77,
    enable: false,
    fecha: '1999-01-01',
    respuesta: 'Hecho',
    version: 9,
  }
  const { body } = await request(ana, { ...asked, ...forged })
  expect(body).toMatchObject({
    customerId: ana.userId,
    status: 'PENDIENTE',
    businessId: 1,
    enable: true,
    respuesta: null,
  })
  expect(body.orderNum).not.toBe('SERVICIO-999')
})

test('home service needs an address of the customer, stored as text', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const address = await addresses.added(ana)
  const home = { ...asked, houseservice: true }
  const without = await request(ana, home)
  expect([without.status, without.body.error.fields]).toEqual([
    422,
    { addressId: 'Seleccione una dirección' },
  ])
  expect((await request(eva, { ...home, addressId: address.id })).status).toBe(404)
  const { body } = await request(ana, { ...home, addressId: address.id })
  expect(body.address).toBe('Calle Martí 12, Bayamo, Granma, 85100')
})

test('a visit keeps who receives the technician, with phone and country, whatever becomes of the address', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const person = { name: 'Eva', lastname: 'Ramos', phone: '5234 5678' }
  const address = await addresses.added(ana, person)
  const { body } = await request(ana, { ...asked, houseservice: true, addressId: address.id })
  const recipient = { name: 'Eva', lastname: 'Ramos', phone: '+53 5234 5678', country: 'Cuba' }
  expect(body.recipient).toEqual(recipient)
  const email = await emailOf(shop.database.db, ana.userId)
  const visit = 'Eva Ramos · +53 5234 5678 · Calle Martí 12, Bayamo, Granma, 85100, Cuba'
  expect((await lastMailTo(shop.database, email)).text).toContain(visit)
  const [toShop] = (await mailsTo(shop.database, 'contacto@tecnoclick.cu')).filter(
    ({ kind, subject }) => kind === 'service-request-shop' && subject.endsWith(body.orderNum),
  )
  expect(toShop?.text).toContain(visit)

  await ana.fetch(`/addresses/${address.id}`, { method: 'PATCH', json: { name: 'Otra' } })
  const read = async (person: typeof ana) =>
    (await (await person.fetch(`/orderservices/fulldata/${body.id}`)).json()).data.recipient
  expect([await read(ana), await read(admin)]).toEqual([recipient, recipient])
  const { path } = await (await ana.fetch(`/orderservices/${body.id}/ticket`)).json()
  expect(await (await shop.fetch(path)).text()).not.toContain('Ramos')
})

test('an address that is written as text names nobody', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const home = { ...asked, houseservice: true, address: 'Calle Martí 12' }
  const { body } = await request(await shop.as('user'), home)
  expect([body.address, body.recipient]).toEqual(['Calle Martí 12', null])
})

test.each([
  ['an unknown service', { serviceId: 999_999 }, 'serviceId'],
  ['an unknown brand', { brandId: 999_999 }, 'brandId'],
  ['no description', { failure: '  ' }, 'failure'],
  ['a description beyond 2,000 characters', { failure: 'x'.repeat(2001) }, 'failure'],
  ['a photo nobody uploaded', { photos: ['photo-0.webp'] }, 'photos'],
])('%s is refused and takes no number', async (_, wrong, field) => {
  const { typeId: __, ...asked } = await openWorkshop(shop.database)
  const ana = await shop.as('user')
  const { status, body } = await request(ana, { ...asked, ...wrong })
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
  expect(await shop.database.db.$count(serviceOrders, eq(serviceOrders.customerId, ana.userId))).toBe(0)
})

test('photos are private, attached once and at most four', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const photo = await uploadPhoto(ana)
  expect((await request(eva, { ...asked, photos: [photo] })).status).toBe(422)
  expect((await request(ana, { ...asked, photos: Array(5).fill(photo) })).status).toBe(422)
  const { body } = await request(ana, { ...asked, photos: [photo] })
  expect((await request(ana, { ...asked, photos: [photo] })).status).toBe(422)
  const detail = await (await ana.fetch(`/orderservices/fulldata/${body.id}`)).json()
  expect(detail.data.photos).toEqual([photo])
  const admin = await shop.as('admin')
  const statuses = await Promise.all(
    [shop, eva, ana, admin].map(async ({ fetch }) => (await fetch(`/files/${photo}`)).status),
  )
  expect(statuses).toEqual([404, 404, 200, 200])
})

test('customers read their own requests and staff read all', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, eva, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const { body } = await request(ana, asked)
  const seen = async ({ fetch }: Person, path: string) => {
    const answer = await fetch(path)
    return answer.ok ? (await answer.json()).data.length : answer.status
  }
  expect(await seen(ana, '/orderservices/fulldata')).toBe(1)
  expect(await seen(eva, '/orderservices/fulldata')).toBe(0)
  expect(await seen(admin, '/orderservices/fulldata')).toBeGreaterThan(1)
  expect(await seen(ana, `/orderservices/fulldatabyuser/${ana.userId}`)).toBe(1)
  expect(await seen(eva, `/orderservices/fulldatabyuser/${ana.userId}`)).toBe(404)
  expect(await seen(admin, `/orderservices/fulldatabyuser/${ana.userId}`)).toBe(1)
  expect((await eva.fetch(`/orderservices/fulldata/${body.id}`)).status).toBe(404)
  expect((await eva.fetch(`/orderservices/${body.id}/ticket`)).status).toBe(404)
})

test('without a consecutive the request is stored as INVALIDO and numbered later, once', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const isService = eq(consecutives.document, 'SERVICIO')
  await shop.database.db.update(consecutives).set({ enable: false }).where(isService)
  const { body } = await request(ana, asked)
  const number = () => admin.fetch(`/orderservices/${body.id}/number`, { method: 'POST' })
  expect([body.orderNum, (await number()).status]).toEqual(['INVALIDO', 409])
  await shop.database.db.update(consecutives).set({ enable: true }).where(isService)
  const numbered = await (await number()).json()
  expect(numbered.orderNum).toMatch(/^SERVICIO-\d{3}$/)
  expect((await number()).status).toBe(409)
})

test('an answer moves the request to in progress, is audited and mailed', async () => {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { body } = await request(ana, asked)
  const answer = (json: object) => admin.fetch(`/orderservices/${body.id}`, { method: 'PATCH', json })
  const done = await answer({ respuesta: 'Es el cabezal.\nTraiga la impresora.', version: 1 })
  expect(await done.json()).toMatchObject({
    status: 'EN PROCESO',
    respuesta: 'Es el cabezal.\nTraiga la impresora.',
    version: 2,
  })
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))
  expect(mail.text).toContain('Traiga la impresora.')
  expect((await answer({ status: 'COMPLETADA', version: 1 })).status).toBe(409)
  expect((await answer({ status: 'PENDIENTE', version: 2 })).status).toBe(409)
  expect((await answer({ status: 'COMPLETADA', version: 2, reason: 'Sin costo' })).status).toBe(200)
  expect((await answer({ status: 'CANCELADA' })).status).toBe(422)
  expect((await answer({ status: 'CANCELADA', respuesta: 'No' })).status).toBe(409)
  const { data } = await (await ana.fetch(`/orderservices/fulldata/${body.id}`)).json()
  expect(data.history.map(({ event }: { event: string }) => event)).toEqual([
    'requested',
    'status',
    'answer',
    'status',
  ])
  const { rows } = await shop.database.pool.query(
    `select count(*)::integer as audits from audit_log where entity = 'service-order' and entity_id = $1 and actor_id = $2`,
    [String(body.id), admin.userId],
  )
  expect(rows).toEqual([{ audits: 2 }])
  expect(await mailsTo(shop.database, await emailOf(shop.database.db, ana.userId))).toHaveLength(3)
})
