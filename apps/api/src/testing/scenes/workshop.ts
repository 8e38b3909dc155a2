import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { downloads } from '@tecnoclick/database/schema/resets/resets'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pictureForm, word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

export async function quotes({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana } = sample
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  const quoted = async () => {
    const order = await sample.serviceOrder(ana)
    const json = { quote: { amount: 40, currency: 'USD', validUntil } }
    const { quote } = await play(admin, 'PATCH /orderservices/{id}', { params: { id: order.id }, json })
    const { token } = await play(ana, 'GET /orderservices/{id}/ticket', { params: { id: order.id } })
    return { params: { id: order.id, token }, json: { quoteId: quote.id } }
  }
  const accepted = await quoted()
  await play(ana, 'POST /orderservices/{id}/accept', accepted)
  const { params } = accepted
  await play(ana, 'GET /orderservices/{id}/payment', { params })
  await play(shop, 'GET /services/ticket/{token}/payment', { params })
  const paid = { amount: 5, transactionCode: word() }
  const { reports } = await play(ana, 'POST /orderservices/{id}/payment', { params, json: paid })
  const judge = { params: { id: params.id, reportId: reports[0].id } }
  const { data } = await play(ana, 'GET /orderservices/fulldata/{id}', { params })
  await play(ana, 'GET /orderservices/{id}/papers/{paper}', { params: { ...params, paper: 'report' } })
  await play(admin, 'POST /admin/orderservices/{id}/payment-reports/{reportId}', {
    ...judge,
    json: { state: 'verified', version: data.version },
  })
  const rest = { amount: 1, transactionCode: word() }
  await play(shop, 'POST /services/ticket/{token}/payment', { params, json: rest })
  await play(ana, 'POST /orderservices/{id}/reject', await quoted())
  await play(shop, 'POST /services/ticket/{token}/accept', await quoted())
  await play(shop, 'POST /services/ticket/{token}/reject', await quoted())
  const told = await quoted()
  await play(admin, 'POST /admin/orderservices/{id}/decision', {
    params: told.params,
    json: { ...told.json, decision: 'accepted', via: 'phone', person: 'Ana' },
  })
}

export async function repairs({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana, service, brand, reset } = sample
  const { id } = await sample.serviceOrder(ana)
  const { token } = await play(ana, 'GET /orderservices/{id}/ticket', { params: { id } })
  const upload = { params: { token }, body: await pictureForm('photo') }
  const { files } = await play(shop, 'POST /services/ticket/{token}/photos', upload)
  const name = files[0].originalname
  await play(shop, 'POST /services/ticket/{token}/messages', { params: { token }, json: { photos: [name] } })
  await play(shop, 'GET /services/ticket/{token}/photos/{name}', { params: { token, name } })
  await play(ana, 'GET /orderservices/{id}/photos/{name}', { params: { id, name } })

  const device = { name: 'Eva', phone: '52345678', failure: 'No enciende' }
  const json = { ...device, serviceId: service.id, brandId: brand.id }
  const left = await play(admin, 'POST /admin/orderservices', { json })
  const receipt = await play(admin, 'GET /orderservices/{id}/ticket', { params: { id: left.id } })
  await play(await shop.as('user'), 'POST /orderservices/claim', {
    json: { ticket: receipt.token, phone: device.phone },
  })

  const isService = eq(consecutives.document, 'SERVICIO')
  await shop.database.db.update(consecutives).set({ enable: false }).where(isService)
  const unnumbered = await sample.serviceOrder(ana)
  await shop.database.db.update(consecutives).set({ enable: true }).where(isService)
  const { version } = await play(admin, 'POST /orderservices/{id}/number', { params: { id: unnumbered.id } })

  const money = { amount: 10, currency: 'USD', paymentMethod: 'cash' }
  const charged = await play(admin, 'POST /admin/orderservices/{id}/payments', {
    params: { id: unnumbered.id },
    json: { ...money, version },
  })
  await play(admin, 'POST /admin/orderservices/{id}/refunds', {
    params: { id: unnumbered.id },
    json: { ...money, reason: 'No tiene arreglo', version: charged.version },
  })

  await play(ana, 'POST /orderservices/{id}/messages', { params: { id }, json: { text: '¿Ya está?' } })
  await play(admin, 'POST /orderservices/{id}/messages/read', { params: { id } })
  const wish = { resetId: reset.id, precio: 2000, transactionCode: word() }
  const sale = await play(ana, 'POST /salereset', { json: wish })
  await play(admin, 'PATCH /salereset/{id}', { params: { id: sale.id }, json: { descargable: true } })
  await shop.database.db
    .insert(downloads)
    .values({ userId: ana.userId, resetId: reset.id, resetSaleId: sale.id, finishedAt: new Date() })
  await play(ana, 'PUT /salereset/{id}/outcome', { params: { id: sale.id }, json: { outcome: 'failed' } })
  await play(admin, 'POST /admin/salereset/{id}/decision', {
    params: { id: sale.id },
    json: { credit: true, version: 1 },
  })

  const asked = { serviceId: service.id, brandId: brand.id, failure: 'No imprime' }
  await play(ana, 'POST /orderservices', { json: asked })
  await play(shop, 'GET /services/ticket/{token}', { params: { token } })
  await play(admin, 'DELETE /orderservices/{id}/ticket', { params: { id } })
}

/** A combo with a service, bought, and its service order. */
export async function includedServices({ shop, sample, play }: Stage): Promise<void> {
  const { admin, products, service } = sample
  const buyer = await shop.as('user')
  const parts = products.slice(0, 2).map(({ id: productId }) => ({ productId, quantity: 1 }))
  const combo = { discount: 10, serviceId: service.id, parts }
  const made = await play(admin, 'POST /products', {
    json: { sku: word(), name: word(), price: 10, confirmed: true, combo },
  })
  await play(buyer, 'POST /cart/items', { json: { productId: made.id } })
  const wish = { termsAccepted: true, recipientPhone: '5555 0101' }
  const { id } = await play(buyer, 'POST /sellorders', { json: wish })
  const params = { id }
  await play(admin, 'GET /admin/sellorders/{id}/included-services', { params })
  await play(admin, 'POST /admin/sellorders/{id}/included-services', {
    params,
    json: { serviceId: service.id },
  })
}

/** What is asked of a kind of device when it is taken in. */
export async function deviceTypes({ sample: { admin }, play }: Stage): Promise<void> {
  const { id, version } = await play(admin, 'POST /admin/devicetypes', { json: { name: word() } })
  await play(admin, 'GET /admin/devicetypes/{id}', { params: { id } })
  await play(admin, 'PATCH /admin/devicetypes/{id}', { params: { id }, json: { position: 9, version } })
}
