import type { DeliveryZoneRow } from '@tecnoclick/contract/delivery/zones/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useAddressBook } from '../../people/addresses/testing/address-book.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, place, placed, cart, expectInvariants } = useBuyers(shop)
const book = useAddressBook(shop)
let admin: Person

beforeEach(async () => {
  admin = await shop.as('admin')
})

afterEach(async () => {
  await expectInvariants()
  await shop.database.pool.query('delete from delivery_zones')
})

const send = (method: string, path: string, json?: object) =>
  admin.fetch(path, { method, ...(json && { json }) })

async function addZone(zone: object): Promise<DeliveryZoneRow> {
  const { stateId, cityId } = book.home
  const response = await send('POST', '/admin/delivery-zones', { stateId, cityId, mode: 'yes', ...zone })
  expect(response.status).toBe(201)
  return response.json()
}

/** Somebody in Bayamo with a product of 100 USD in the cart. */
async function buyerInBayamo(): Promise<Person> {
  const person = await shop.as('user')
  await book.added(person, { phone: '5555 0101' })
  await added(person, await insertProduct())
  return person
}

test('the zone of the municipality sets the fee, in the cart and in the order', async () => {
  await addZone({ cityId: null, fees: { USD: 5 } })
  const zone = await addZone({ fees: { USD: 1.5 }, daysFrom: 1, daysTo: 3 })
  expect(zone).toMatchObject({ fees: { USD: 1.5 }, minimums: {}, daysFrom: 1, daysTo: 3, version: 1 })
  const person = await buyerInBayamo()
  expect(await cart(person, '?homeDelivery=true')).toMatchObject({ total: 101.5 })
  const order = await placed(person, { homeDelivery: true, confirmedTotal: 101.5 })
  expect(order).toMatchObject({ total: 101.5, additionalLines: [{ label: 'Envio', total: 1.5 }] })
})

test('without its own zone a municipality has that of the province, without any the general fee', async () => {
  const { id } = await addZone({ cityId: null, fees: { USD: 5 } })
  const person = await buyerInBayamo()
  expect(await cart(person, '?homeDelivery=true')).toMatchObject({ total: 105 })
  expect((await send('DELETE', `/admin/delivery-zones/${id}`)).status).toBe(204)
  expect(await cart(person, '?homeDelivery=true')).toMatchObject({ total: 100.5 })
})

test('a fee that changed after the cart was seen is a 409 with the new totals', async () => {
  const zone = await addZone({ fees: { USD: 1 } })
  const person = await buyerInBayamo()
  const changed = await send('PATCH', `/admin/delivery-zones/${zone.id}`, { fees: { USD: 2 }, version: 1 })
  expect(changed.status).toBe(200)
  const refused = await place(person, { homeDelivery: true, confirmedTotal: 101 })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'priceChanged',
    fields: { subtotal: '100.00', total: '102.00' },
  })
  await send('DELETE', `/admin/delivery-zones/${zone.id}`)
  const again = await place(person, { homeDelivery: true, confirmedTotal: 102 })
  expect((await again.json()).error).toMatchObject({ code: 'priceChanged', fields: { total: '100.50' } })
  expect((await place(person, { homeDelivery: true, confirmedTotal: 100.5 })).status).toBe(201)
})

test('a place that is not served and an order below the minimum are refused, and the cart stays', async () => {
  const zone = await addZone({ mode: 'no' })
  const person = await buyerInBayamo()
  const refused = await place(person, { homeDelivery: true })
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'notDelivered'])
  await send('PATCH', `/admin/delivery-zones/${zone.id}`, { mode: 'yes', minimums: { USD: 100.01 } })
  const small = await place(person, { homeDelivery: true })
  expect([small.status, (await small.json()).error.code]).toEqual([409, 'deliveryMinimum'])
  expect(await cart(person)).toMatchObject({ quantity: 1 })
  expect((await place(person, { homeDelivery: false })).status).toBe(201)
})

test('an arranged delivery has no fee yet', async () => {
  await addZone({ mode: 'arranged', fees: { USD: 9 } })
  const person = await buyerInBayamo()
  const order = await placed(person, { homeDelivery: true, confirmedTotal: 100 })
  expect(order).toMatchObject({ homeDelivery: true, total: 100, additionalLines: [] })
})

test('an order keeps its pick-up point as text', async () => {
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }]
  const response = await send('POST', '/admin/pickup-points', {
    name: 'Manzanillo',
    address: 'Calle Martí 8',
    hours,
  })
  const point = await response.json()
  expect(response.status).toBe(201)
  const { pickupPoints } = await (await shop.fetch('/delivery')).json()
  expect(pickupPoints).toMatchObject([{ name: 'Manzanillo', hours }])
  const person = await buyerInBayamo()
  const order = await placed(person, { pickupPointId: point.id })
  expect(order).toMatchObject({ pickupPoint: 'Manzanillo, Calle Martí 8', homeDelivery: false })
  await send('PATCH', `/admin/pickup-points/${point.id}`, { enable: false })
  await added(person, await insertProduct())
  expect((await place(person, { pickupPointId: point.id })).status).toBe(404)
})

test.each([
  [{ stateId: 999_999, cityId: null }, 409],
  [{ mode: 'perhaps' }, 422],
  [{ fees: { USD: -1 } }, 422],
  [{ fees: { USD: 0.001 } }, 422],
  [{ fees: { usd: 1 } }, 422],
  [{ daysFrom: 3, daysTo: 1 }, 422],
  [{ daysFrom: 3 }, 422],
  [{ daysTo: 91, daysFrom: 1 }, 422],
])('%j is not a zone', async (bad, status) => {
  const { stateId, cityId } = book.home
  const response = await send('POST', '/admin/delivery-zones', { stateId, cityId, mode: 'yes', ...bad })
  expect(response.status).toBe(status)
})

test('a place has one zone, also for a whole province', async () => {
  const { stateId, cityId } = book.home
  for (const place of [
    { stateId, cityId },
    { stateId, cityId: null },
  ]) {
    expect((await send('POST', '/admin/delivery-zones', { ...place, mode: 'yes' })).status).toBe(201)
    expect((await send('POST', '/admin/delivery-zones', { ...place, mode: 'no' })).status).toBe(409)
  }
})

const upload = (csv: string | Uint8Array<ArrayBuffer>, query = '') =>
  admin.fetch(`/admin/delivery/import${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: csv,
  })

test('zones are imported from a spreadsheet, and importing an export changes nothing', async () => {
  const csv =
    'Provincia;Municipio;Entrega;Dias desde;Dias hasta;Envio USD\nGranma;;sí;1;3;0,50\ngranma;Bayamo;a convenir;;;\n'
  const rehearsed = await upload(csv)
  expect([rehearsed.status, await rehearsed.json()]).toEqual([
    200,
    { added: 2, changed: 0, same: 0, problems: [] },
  ])
  expect((await (await shop.fetch('/delivery')).json()).zones).toEqual([])
  await upload(Uint8Array.from(Buffer.from(csv, 'latin1')), '?dry=no')
  const { zones } = await (await shop.fetch('/delivery')).json()
  expect(zones).toMatchObject([
    { cityId: null, mode: 'yes', fees: { USD: 0.5 }, daysFrom: 1, daysTo: 3 },
    { cityId: book.home.cityId, mode: 'arranged', fees: {}, daysFrom: null },
  ])
  const exported = await (await admin.fetch('/admin/delivery/export')).text()
  expect(await (await upload(exported, '?dry=no')).json()).toEqual({
    added: 0,
    changed: 0,
    same: 2,
    problems: [],
  })
  const changed = await upload(csv.replace('0,50', '0,75'), '?dry=no')
  expect(await changed.json()).toMatchObject({ changed: 1, same: 1 })
})

test('a file with a wrong row changes nothing and says where it is wrong', async () => {
  const csv =
    'Provincia,Municipio,Entrega,Envío USD\nGranma,,sí,1\nNingunsitio,,sí,\nGranma,Nada,sí,\nGranma,,no,\nHolguín,,quizás,\nHolguín,,sí,x\n'
  const report = await (await upload(csv, '?dry=no')).json()
  expect(report).toMatchObject({ added: 1 })
  expect(report.problems.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7])
  expect((await (await shop.fetch('/delivery')).json()).zones).toEqual([])
  for (const bad of ['', 'Provincia\n', 'Provincia,Municipio,Entrega,Color\nGranma,,sí,rojo\n', 'a,b\n"x']) {
    expect((await upload(bad)).status).toBe(422)
  }
})
