import { deliveries } from '@tecnoclick/database/schema/delivery/deliveries'
import { eq } from 'drizzle-orm'
import { addressBody, word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

const reason = 'Prueba'
const sale = { currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }

/** The register of units: entered, corrected, scanned for an order, and handed over as another one. */
export async function serials({ shop, sample, play }: Stage): Promise<void> {
  const { admin, place, products } = sample
  const [packed, handedOver, spare] = [word(), word(), word()]
  await play(admin, 'POST /admin/serials', { json: { productId: products[0].id, serials: [spare] } })
  const [unit] = (await play(admin, 'GET /admin/serials')).data
  const one = { id: unit.id }
  await play(admin, 'POST /admin/serials/{id}/correction', {
    params: one,
    json: { state: 'lost', reason, version: unit.version },
  })
  await play(admin, 'GET /admin/serials/{id}', { params: one })
  await play(admin, 'GET /admin/serials/export')

  const [buyer, courier] = [await shop.as('user'), await shop.asStaff('courier')]
  await play(buyer, 'POST /addresses', { json: { ...addressBody(place), phone: '5555 0101' } })
  await play(buyer, 'POST /cart/items', { json: { productId: products[1].id } })
  const json = { termsAccepted: true, homeDelivery: true }
  const { id, total: amount, currency } = await play(buyer, 'POST /sellorders', { json })
  const params = { id }
  await play(admin, 'PATCH /sellorders/{id}', { params, json: { status: 'EN PROCESO' } })
  const scan = (serial: string) =>
    play(admin, 'POST /admin/sellorders/{id}/serials', { params, json: { serial } })
  const scanned = await scan(word())
  await play(admin, 'DELETE /admin/sellorders/{id}/serials/{unitId}', {
    params: { id, unitId: scanned.lines[0].units[0].id },
  })
  await scan(packed)
  await play(admin, 'POST /admin/sellorders/{id}/step', { params, json: { step: 'preparing' } })
  await play(admin, 'PUT /admin/sellorders/{id}/courier', { params, json: { courierId: courier.userId } })
  await play(courier, 'POST /admin/deliveries/{id}', { params, json: { report: 'started' } })
  const [left] = await shop.database.db.select().from(deliveries).where(eq(deliveries.orderId, id))
  const collected = { amount, currency }
  await play(courier, 'POST /admin/deliveries/{id}', {
    params,
    json: { report: 'delivered', code: left?.code, collected, serials: [handedOver], serialReason: reason },
  })
  const { mismatches } = await play(admin, 'GET /admin/sellorders/{id}/serials', { params })
  await play(admin, 'POST /admin/serial-mismatches/{id}/settlement', {
    params: { id: mismatches[0].id },
    json: { note: reason },
  })
}

/** The passport of a unit from its print to its next owner, and that of a repaired device. */
export async function passports({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana, stranger, products } = sample
  const items = [{ productId: products[0].id, quantity: 1 }]
  const sold = [{ productId: products[0].id, serials: [word()] }]
  const customerId = Number((await play(ana, 'GET /security/me')).user.id)
  await play(admin, 'POST /sellorders/counter', { json: { ...sale, items, serials: sold, customerId } })
  const [unit] = (await play(admin, 'GET /admin/serials')).data
  await play(admin, 'POST /admin/serials/{id}/passport', { params: { id: unit.id } })
  const repair = await sample.serviceOrder(ana)
  const params = { id: repair.id }
  await play(admin, 'POST /admin/orderservices/{id}/passport', { params })
  await play(admin, 'PUT /admin/orderservices/{id}/unit', { params, json: { unitId: unit.id } })

  const device = (await play(ana, 'GET /equipment')).data.find(
    ({ serial }: { serial: string }) => serial === unit.serial,
  )
  const own = { params: { id: device.id } }
  await play(ana, 'GET /equipment/{id}', own)
  const { path } = await play(ana, 'POST /equipment/{id}/link', own)
  await play(shop, 'GET /passports/{token}', { params: { token: path.split('/').at(-1) } })
  await play(ana, 'DELETE /equipment/{id}/link', own)
  await play(ana, 'PUT /equipment/{id}/stolen', { ...own, json: { stolen: true } })
  await play(ana, 'PUT /equipment/{id}/stolen', { ...own, json: { stolen: false } })
  const { code } = await play(ana, 'POST /equipment/{id}/transfer', own)
  await play(stranger, 'POST /equipment/claim', { json: { code } })
}
