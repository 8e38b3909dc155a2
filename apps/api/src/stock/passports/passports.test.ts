import type { Equipment, Passport } from '@tecnoclick/contract/stock/passports/schemas'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'
import { useBuyers } from '../ledger/testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

let made = 0

const post = (person: Person, path: string, json: object = {}) => person.fetch(path, { method: 'POST', json })
const equipmentOf = async (person: Person): Promise<Equipment[]> =>
  (await (await person.fetch('/equipment')).json()).data

/** A unit that was sold to an account, or to somebody without one. */
async function bought({ account = true }: { account?: boolean } = {}) {
  const [buyer, seller] = [await shop.as('user'), await shop.asStaff('seller')]
  const productId = await insertProduct({ warrantyMonths: 12 })
  made += 1
  const serial = `PAS-${made}-Z`
  const sale = {
    items: [{ productId, quantity: 1 }],
    serials: [{ productId, serials: [serial] }],
    ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' },
    ...(account ? { customerId: buyer.userId } : { buyerName: 'Ana Paz', buyerPhone: '5555 0101' }),
  }
  const order = await (await post(seller, '/sellorders/counter', sale)).json()
  const [unit] = await shop.database.db.select().from(serialUnits).where(eq(serialUnits.serial, serial))
  const [device] = account ? await equipmentOf(buyer) : []
  return { buyer, seller, order, serial, unitId: unit?.id ?? 0, id: device?.id ?? 0 }
}

const tokenOf = async (response: Response) =>
  String((await response.json()).path)
    .split('/')
    .at(-1) ?? ''
const publicPage = (token: string) => shop.fetch(`/passports/${token}`)

test('whoever scans a device sees model, warranty and repairs, and nothing of persons, orders and prices', async () => {
  const { seller, unitId, order, serial, buyer } = await bought()
  const token = await tokenOf(await post(seller, `/admin/serials/${unitId}/passport`))
  const response = await publicPage(token)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const passport: Passport = await response.json()
  expect(passport).toMatchObject({ stolen: false, repairs: [], warranty: { holds: true } })
  const text = JSON.stringify(passport)
  for (const secret of [order.noSellOrden, serial, '100', `"${buyer.userId}"`])
    expect(text).not.toContain(secret)
  expect((await publicPage('A'.repeat(43))).status).toBe(404)
  expect((await publicPage('short')).status).toBe(404)
})

test('the new address of the owner replaces those that were printed, and withdrawing ends it', async () => {
  const { buyer, seller, unitId, id } = await bought()
  const printed = await tokenOf(await post(seller, `/admin/serials/${unitId}/passport`))
  const renewed = await tokenOf(await post(buyer, `/equipment/${id}/link`))
  expect((await publicPage(printed)).status).toBe(404)
  expect((await publicPage(renewed)).status).toBe(200)
  expect((await buyer.fetch(`/equipment/${id}/link`, { method: 'DELETE' })).status).toBe(200)
  expect((await publicPage(renewed)).status).toBe(404)
})

test('a device is handed on by a code that serves once; what the old owner bought stays theirs', async () => {
  const { buyer, id } = await bought()
  const [one, two] = [await shop.as('user'), await shop.as('user')]
  const { code } = await (await post(buyer, `/equipment/${id}/transfer`)).json()
  expect((await post(buyer, '/equipment/claim', { code })).status).toBe(404)
  const claims = await Promise.all([one, two].map((person) => post(person, '/equipment/claim', { code })))
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 404])
  const winner = claims[0]?.status === 200 ? one : two
  expect(await equipmentOf(buyer)).toEqual([])
  const [device] = await equipmentOf(winner)
  expect(device).toMatchObject({ id, order: null, serviceOrders: [], warranty: { holds: true } })
  for (const path of ['link', 'transfer'])
    expect((await post(buyer, `/equipment/${id}/${path}`)).status).toBe(404)
  expect((await buyer.fetch(`/equipment/${id}`)).status).toBe(404)
})

test('a code ends after an hour, with the next one, and when the device is reported stolen', async () => {
  const { buyer, seller, id, unitId } = await bought()
  const other = await shop.as('user')
  const transfer = async () => (await (await post(buyer, `/equipment/${id}/transfer`)).json()).code
  const claim = async (code: string) => (await post(other, '/equipment/claim', { code })).status
  const first = await transfer()
  const second = await transfer()
  expect(await claim(first)).toBe(404)
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + minutes(61))
  expect(await claim(second)).toBe(404)
  shop.clock.now = now
  const third = await transfer()
  const steal = (stolen: boolean) =>
    buyer.fetch(`/equipment/${id}/stolen`, { method: 'PUT', json: { stolen } })
  expect((await steal(true)).status).toBe(200)
  expect(await claim(third)).toBe(404)
  expect((await post(buyer, `/equipment/${id}/transfer`)).status).toBe(409)
  const token = await tokenOf(await post(seller, `/admin/serials/${unitId}/passport`))
  expect(await (await publicPage(token)).json()).toMatchObject({ stolen: true })
  expect(
    (await other.fetch(`/equipment/${id}/stolen`, { method: 'PUT', json: { stolen: false } })).status,
  ).toBe(404)
  expect((await steal(false)).status).toBe(200)
  expect(await (await publicPage(token)).json()).toMatchObject({ stolen: false })
})

test('a buyer without an account owns the passport with the code of the print', async () => {
  const { seller, unitId, serial } = await bought({ account: false })
  const printed = await (await post(seller, `/admin/serials/${unitId}/passport`)).json()
  expect(printed).toMatchObject({ serial, code: expect.stringMatching(/^\w{4}-\w{4}$/) })
  const person = await shop.as('user')
  expect((await post(person, '/equipment/claim', { code: printed.code.toLowerCase() })).status).toBe(200)
  expect(await equipmentOf(person)).toHaveLength(1)
  const again = await (await post(seller, `/admin/serials/${unitId}/passport`)).json()
  expect(again.code).toBeNull()
})

test('a unit that came back has neither owner nor page', async () => {
  const { buyer, seller, unitId, order } = await bought()
  const token = await tokenOf(await post(seller, `/admin/serials/${unitId}/passport`))
  expect((await post(seller, `/admin/sellorders/${order.id}/void`, { reason: 'Error' })).status).toBe(200)
  expect((await publicPage(token)).status).toBe(404)
  expect(await equipmentOf(buyer)).toEqual([])
  expect((await post(seller, `/admin/serials/${unitId}/passport`)).status).toBe(409)
})

test('a repair is in the passport of its unit, or has one of its own', async () => {
  const { seller, unitId, buyer, order: sale } = await bought()
  const technician = await shop.asStaff('technician')
  const { serviceId, brandId, failure } = await openWorkshop(shop.database)
  const repaired = async () => {
    const order = await (
      await post(buyer, '/orderservices', { serviceId, brandId, failure, model: 'L3250' })
    ).json()
    await technician.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
    const done = { status: 'COMPLETADA', reason: 'Sin costo' }
    const closed = await technician.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: done })
    expect(closed.status).toBe(200)
    return Number(order.id)
  }
  const link = (id: number, unit: number) =>
    technician.fetch(`/admin/orderservices/${id}/unit`, { method: 'PUT', json: { unitId: unit } })
  const first = await repaired()
  expect((await link(first, 999_999)).status).toBe(404)
  expect((await link(999_999, unitId)).status).toBe(404)
  for (const _ of ['once', 'again']) expect((await link(first, unitId)).status).toBe(200)
  const unit = await (await technician.fetch(`/admin/serials/${unitId}`)).json()
  expect(unit.events.filter(({ event }: { event: string }) => event === 'repaired')).toHaveLength(1)
  const found = await technician.fetch(`/admin/serials?filter[where][serviceOrderId]=${first}`)
  expect(await found.json()).toMatchObject({ total: 1 })
  const token = await tokenOf(await post(seller, `/admin/serials/${unitId}/passport`))
  expect((await (await publicPage(token)).json()).repairs).toMatchObject([{ count: 1 }])
  expect((await equipmentOf(buyer))[0]?.serviceOrders).toMatchObject([{ id: first }])
  // A device that was not bought here.
  const second = await repaired()
  const own = await (await post(technician, `/admin/orderservices/${second}/passport`)).json()
  expect(own).toMatchObject({ model: 'L3250', serial: null, code: null })
  const page: Passport = await (await publicPage(own.path.split('/').at(-1))).json()
  expect(page).toMatchObject({
    model: 'L3250',
    slug: null,
    repairs: [{ count: 1 }],
    warranty: { holds: false },
  })
  expect(await equipmentOf(buyer)).toHaveLength(2)
  expect((await post(technician, '/admin/orderservices/999999/passport')).status).toBe(404)
  // The unit of the first repair is for sale again.
  expect((await post(seller, `/admin/sellorders/${sale.id}/void`, { reason: 'Error' })).status).toBe(200)
  expect((await post(technician, `/admin/orderservices/${first}/passport`)).status).toBe(409)
  expect((await post(seller, '/admin/serials/999999/passport')).status).toBe(404)
  expect((await seller.fetch('/admin/serials/999999')).status).toBe(404)
})
