import { createHmac } from 'node:crypto'
import { deliveries } from '@tecnoclick/database/schema/delivery/deliveries'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq } from 'drizzle-orm'
import { allowNetworks } from '../../platform/webhooks/testing/webhook-fixture.ts'
import { addressBody, numbering, pictureForm, word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

const reason = 'Se equivocó de producto'

export async function orders({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana, products } = sample
  const buyer = await shop.as('user')
  const cart = await play(buyer, 'POST /cart/items', { json: { productId: products[0].id } })
  const line = { id: cart.items[0].id }
  await play(buyer, 'PATCH /cart/items/{id}', { params: line, json: { quantity: 2 } })
  await play(buyer, 'DELETE /cart/items/{id}', { params: line })
  await play(buyer, 'POST /cart', { json: { items: [{ productId: products[0].id }] } })
  const saved = await play(buyer, 'POST /cart-links', { json: { name: 'Oficina' } })
  await play(buyer, 'GET /cart-links')
  const shared = { params: { token: saved.path.split('/').at(-1) } }
  await play(shop, 'GET /shared-carts/{token}', shared)
  await play(buyer, 'POST /shared-carts/{token}/cart', shared)
  await play(buyer, 'DELETE /cart-links/{id}', { params: { id: saved.id } })

  const order = await sample.order(buyer)
  const params = { id: order.id }
  const query = `?number=${order.noSellOrden}&email=${encodeURIComponent(await sample.email(buyer))}`
  await play(shop, 'GET /track-order', { query })
  const added = { sellOrderId: order.id, productId: products[0].id, quantity: 1 }
  const { id } = await play(admin, 'POST /sellorderdetails', { json: added })
  await play(admin, 'PATCH /sellorderdetails/{id}', { params: { id }, json: { quantity: 2 } })
  const { version } = await play(buyer, 'GET /sellorders/{id}', { params })
  const choice = { paymentMethod: 'transfer', version }
  await play(buyer, 'PUT /sellorders/{id}/payment-method', { params, json: choice })
  await play(buyer, 'POST /sellorders/{id}/payment', { params, json: { transactionCode: word() } })
  const { total, version: seen } = await play(admin, 'GET /sellorders/{id}', { params })
  await play(admin, 'POST /admin/sellorders/{id}/payments', {
    params,
    json: { amount: total, paymentMethod: 'cash', version: seen },
  })
  for (const status of ['EN PROCESO', 'COMPLETADA'])
    await play(admin, 'PATCH /sellorders/{id}', { params, json: { status } })
  const { data: issued } = await play(admin, 'POST /admin/sellorders/{id}/invoices', { params })
  const invoice = { id: issued[0].id }
  await play(buyer, 'GET /invoices/{id}/paper', { params: invoice })
  await play(buyer, 'GET /sellorders/{id}/invoices', { params })
  await play(admin, 'POST /admin/invoices/{id}/credit-note', { params: invoice, json: { reason } })
  await play(admin, 'POST /admin/sellorders/{id}/reopen', { params, json: { reason } })

  const { messages } = await play(buyer, 'POST /sellorders/{id}/messages', {
    params,
    json: { text: '¿Ya salió?' },
  })
  const lastId = messages.at(-1).id
  await play(admin, 'POST /sellorders/{id}/messages/read', { params, json: { lastId } })
  const note = { params, json: { text: 'Llama a las cinco' } }
  const { notes } = await play(admin, 'POST /admin/sellorders/{id}/notes', note)
  await play(admin, 'DELETE /admin/sellorders/{id}/notes/{noteId}', {
    params: { ...params, noteId: notes[0].id },
  })
  await play(buyer, 'GET /sellorders/{id}/papers/{paper}', { params: { ...params, paper: 'proforma' } })
  await play(admin, 'GET /admin/sellorders/{id}/ticket', { params, query: '?format=roll58' })
  await play(buyer, 'GET /sellorders/fulldatabyuser/{userId}', { params: { userId: buyer.userId } })
  await play(buyer, 'GET /payment-rates')
  await play(buyer, 'GET /sellorders/{id}/payment', { params: { id: (await sample.order(buyer)).id } })
  await play(buyer, 'POST /outcomes', { json: { scope: 'sellorders', key: word() } })
  const changed = { ids: [(await sample.order(buyer)).id], status: 'EN PROCESO' }
  await play(admin, 'POST /admin/sellorders/bulk', { json: changed })

  const { data } = await play(admin, 'GET /admin/sellorders/{id}/mails', { params })
  const sent = { params: { ...params, mailId: data[0].id } }
  await shop.database.db.update(outbox).set({ state: 'failed' }).where(eq(outbox.id, data[0].id))
  await play(admin, 'POST /admin/sellorders/{id}/mails/{mailId}/resend', sent)

  const isOrder = eq(consecutives.document, 'ORDEN')
  await shop.database.db.update(consecutives).set({ enable: false }).where(isOrder)
  const unnumbered = await sample.order(ana)
  await shop.database.db.update(consecutives).set({ enable: true }).where(isOrder)
  await play(admin, 'POST /sellorders/{id}/number', { params: { id: unnumbered.id } })
}

/** An order that is paid, cancelled and refunded. */
export async function onlinePayments({ shop, sample, play }: Stage): Promise<void> {
  const { admin } = sample
  const secret = 'a secret of the gateway'
  // Nothing is sent: an address that is not https is refused again before the first call.
  await allowNetworks(shop.database, 'any')
  const made = await play(admin, 'POST /admin/payment-providers', {
    json: {
      ...{ name: 'Pasarela', mode: 'template', url: 'https://pasarela.ejemplo.cu/{reference}', secret },
      ...{
        refundUrl: 'http://127.0.0.1:1/refunds',
        paymentMethod: 'wallet',
        currencies: ['USD'],
        enable: true,
      },
    },
  })
  await allowNetworks(shop.database, 'public')
  const provider = { id: made.id }
  await play(admin, 'GET /admin/payment-providers')
  await play(admin, 'GET /admin/payment-providers/{id}', { params: provider })
  await play(admin, 'POST /admin/payment-providers/{id}/test', { params: provider })

  const buyer = await shop.as('user')
  const order = await sample.order(buyer)
  const params = { id: order.id }
  await play(buyer, 'GET /sellorders/{id}/online-payments', { params })
  const json = { providerId: made.id }
  const { reference } = await play(buyer, 'POST /sellorders/{id}/online-payments', { params, json })
  const { path } = await play(admin, 'POST /admin/sellorders/{id}/link', { params })
  const link = { token: path.split('/').at(-1) }
  await play(shop, 'GET /order-links/{token}/online-payments', { params: link })
  await play(shop, 'POST /order-links/{token}/online-payments', { params: link, json })
  await play(shop, 'GET /online-payments/{reference}', { params: { reference } })
  await play(shop, 'POST /online-payments/{reference}/return', { params: { reference } })
  const notify = async (amount: number) => {
    const body = JSON.stringify({
      reference,
      state: 'paid',
      amount: amount.toFixed(2),
      currency: order.currency,
    })
    const timestamp = String(Math.floor(shop.clock.now.getTime() / 1000))
    const signature = createHmac('sha256', secret)
      .update(body + timestamp)
      .digest('hex')
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
    await play(shop, 'POST /payment-notifications/{id}', { params: provider, body, headers })
  }
  await notify(order.total + 1)
  const list = 'GET /admin/sellorders/{id}/online-payments'
  const [wrong] = (await play(admin, list, { params })).data
  await play(admin, 'POST /admin/online-payments/{id}/dismissal', {
    params: { id: wrong.id },
    json: { reason: 'Se aclaró con la pasarela', version: wrong.version },
  })
  await notify(order.total)
  await play(admin, 'PATCH /sellorders/{id}', { params, json: { status: 'CANCELADA', respuesta: 'Agotado' } })
  const [paid] = (await play(admin, list, { params })).data
  await play(admin, 'POST /admin/online-payments/{id}/verification', { params: { id: paid.id } })
  await play(admin, 'POST /admin/online-payments/{id}/refunds', {
    params: { id: paid.id },
    json: { amount: order.total, version: paid.version },
  })
  await play(admin, 'PATCH /admin/payment-providers/{id}', { params: provider, json: { refundUrl: null } })
}

export async function refunds({ shop, sample, play }: Stage): Promise<void> {
  const { admin } = sample
  const buyer = await shop.as('user')
  const order = await sample.order(buyer)
  const params = { id: order.id }
  await play(buyer, 'POST /sellorders/{id}/payment', { params, json: { transactionCode: word() } })
  await play(admin, 'POST /admin/sellorders/{id}/payment', { params, json: { state: 'verified' } })
  const { version } = await play(admin, 'PATCH /sellorders/{id}', {
    params,
    json: { status: 'CANCELADA', respuesta: 'Agotado' },
  })
  const json = { amount: order.total, paymentMethod: 'cash', version }
  await play(admin, 'GET /admin/sellorders/{id}/refundable', { params })
  await play(admin, 'POST /admin/sellorders/{id}/refunds', { params, json })
  await play(admin, 'POST /consecutives', { json: numbering() })

  const generous = await sample.order(buyer)
  const paid = await play(admin, 'POST /admin/sellorders/{id}/payments', {
    params: { id: generous.id },
    json: { amount: generous.total + 5, paymentMethod: 'cash', version: generous.version },
  })
  await play(admin, 'POST /admin/sellorders/{id}/excess', {
    params: { id: generous.id },
    json: { version: paid.version },
  })
}

/** An order that somebody else pays. */
export async function familyPays({ shop, sample, play }: Stage): Promise<void> {
  const { admin } = sample
  const buyer = await shop.as('user')
  const order = await sample.order(buyer)
  const params = { id: order.id }
  const { link } = await play(buyer, 'POST /sellorders/{id}/family-link', { params })
  await play(buyer, 'GET /sellorders/{id}/family-link', { params })
  await play(admin, 'GET /admin/sellorders/{id}/family-link', { params })
  const token = { token: link.path.split('/').at(-1) }
  const json = { paymentMethod: 'transfer' }
  await play(shop, 'PUT /order-links/{token}/payment-method', { params: token, json })
  await play(shop, 'POST /order-links/{token}/receipts', {
    params: token,
    body: await pictureForm('receipt'),
  })
  await play(admin, 'DELETE /admin/sellorders/{id}/ticket', { params })
  await play(buyer, 'DELETE /sellorders/{id}/family-link', { params })
  await play(buyer, 'POST /sellorders/{id}/family-link', { params })
  await play(admin, 'DELETE /admin/sellorders/{id}/family-link', { params })
}

/** Credit that is given, bought, redeemed and spent. */
export async function credit({ shop, sample, play }: Stage): Promise<void> {
  const { admin } = sample
  const buyer = await shop.as('user')
  const given = { customerId: buyer.userId, kind: 'given', amount: 5, currency: 'USD', note: reason }
  const { id } = await play(admin, 'POST /admin/credit/entries', { json: given })
  const sold = { amount: 5, currency: 'USD', paymentMethod: 'cash' }
  const { code } = await play(admin, 'POST /admin/credit/vouchers', { json: sold })
  await play(buyer, 'POST /security/me/credit/vouchers', { json: { code } })
  await play(buyer, 'GET /security/me/credit')
  await play(admin, 'GET /admin/credit')
  await play(admin, 'GET /admin/credit/{id}', { params: { id } })
  await play(admin, 'GET /admin/credit/balance', { query: `?customerId=${buyer.userId}` })
  await play(admin, 'GET /admin/credit/export')
  await play(buyer, 'GET /security/me/credit/statement')
  await play(admin, 'GET /admin/credit/{id}/statement', { params: { id } })
  const order = await sample.order(buyer)
  await play(buyer, 'POST /sellorders/{id}/credit', { params: { id: order.id }, json: { amount: 1 } })
}

export async function counter({ shop, sample: { admin, products }, play }: Stage): Promise<void> {
  const items = [{ productId: products[0].id, quantity: 1 }]
  const json = { items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }
  const sale = await play(admin, 'POST /sellorders/counter', { json })
  await play(admin, 'POST /admin/sellorders/{id}/void', { params: { id: sale.id }, json: { reason } })

  const taken = await play(admin, 'POST /admin/sellorders', {
    json: {
      ...{ items, currency: 'USD', priceTier: 'retail', buyerName: 'Eva', buyerPhone: '+53 5234 5678' },
      ...{ homeDelivery: false, paymentMethod: 'cash' },
    },
  })
  const { path } = await play(admin, 'POST /admin/sellorders/{id}/link', { params: { id: taken.id } })
  const params = { token: path.split('/').at(-1) }
  const lines = [{ id: taken.items[0].id, quantity: 2 }]
  const contents = { params: { id: taken.id }, json: { lines, version: taken.version } }
  await play(admin, 'POST /admin/sellorders/{id}/contents/quote', contents)
  await play(admin, 'PUT /admin/sellorders/{id}/contents', contents)
  await play(shop, 'GET /order-links/{token}', { params })
  await play(shop, 'GET /order-links/{token}/paper', { params })
  await play(shop, 'POST /order-links/{token}/payment', { params, json: { transactionCode: word() } })

  // An earlier day, so that today stays open for the other requests.
  const { now } = shop.clock
  const { firstDay } = await play(admin, 'GET /admin/closing', {
    query: `?day=${new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10)}`,
  })
  await play(admin, 'GET /admin/closing/report', { query: `?day=${firstDay}` })
  const counts = [{ currency: 'USD', counted: 0 }]
  await play(admin, 'POST /admin/closing', { json: { day: firstDay, counts, note: reason } })
  await play(admin, 'POST /admin/closing/corrections', {
    json: { day: firstDay, currency: 'USD', counted: 5, note: reason },
  })
}

export async function cashBook({ sample: { admin }, play }: Stage): Promise<void> {
  const { registers } = await play(admin, 'POST /admin/cash/registers', { json: { name: word() } })
  const { id: registerId, name, version } = registers.at(-1)
  await play(admin, 'PUT /admin/cash/registers/{id}', {
    params: { id: registerId },
    json: { name, version, enable: true },
  })
  const opening = [{ currency: 'USD', counted: 100 }]
  const { shiftId } = await play(admin, 'POST /admin/cash/shifts', { json: { registerId, counts: opening } })
  const spent = { kind: 'expense', currency: 'USD', amount: 10, reason }
  const { id } = await play(admin, 'POST /admin/cash/moves', { json: spent })
  await play(admin, 'POST /admin/cash/moves/{id}/reversal', { params: { id }, json: { reason } })
  await play(admin, 'POST /admin/cash/shifts/{id}/close', {
    params: { id: shiftId },
    json: { counts: opening },
  })
}

export async function returns({ shop, sample, play }: Stage): Promise<void> {
  const { admin } = sample
  const buyer = await shop.as('user')
  const wish = (order: { items: { id: number }[] }) => ({
    kind: 'return',
    reason: 'wrong',
    lines: [{ lineId: order.items[0]?.id ?? 0, quantity: 1 }],
  })
  const bought = await sample.delivered(buyer)
  const asked = await play(buyer, 'POST /sellorders/{id}/returns', {
    params: { id: bought.id },
    json: wish(bought),
  })
  await play(buyer, 'POST /returns/{id}/withdraw', { params: { id: asked.id } })

  const made = await sample.returned(buyer)
  const params = { id: made.id }
  await play(admin, 'POST /admin/returns/{id}/decision', { params, json: { state: 'accepted' } })
  await play(admin, 'POST /admin/returns/{id}/receipt', { params, json: {} })
  const lines = [{ id: made.lines[0].id, outcome: 'stock' }]
  await play(admin, 'POST /admin/returns/{id}/settlement', { params, json: { lines } })

  const brought = await sample.delivered(buyer)
  await play(admin, 'POST /admin/sellorders/{id}/returns', {
    params: { id: brought.id },
    json: { ...wish(brought), condition: 'sealed', received: true },
  })
}

export async function deliveringOrders({ shop, sample, play }: Stage): Promise<void> {
  const { admin, place, products } = sample
  const [buyer, courier] = [await shop.as('user'), await shop.asStaff('courier')]
  await play(buyer, 'POST /addresses', { json: { ...addressBody(place), phone: '5555 0101' } })
  await play(buyer, 'POST /cart/items', { json: { productId: products[1].id } })
  const json = { termsAccepted: true, homeDelivery: true }
  const { id, total: amount, currency } = await play(buyer, 'POST /sellorders', { json })
  const params = { id }
  await play(admin, 'PATCH /sellorders/{id}', { params, json: { status: 'EN PROCESO' } })
  await play(admin, 'POST /admin/sellorders/{id}/step', { params, json: { step: 'preparing' } })
  await play(admin, 'PUT /admin/sellorders/{id}/courier', { params, json: { courierId: courier.userId } })
  await play(courier, 'POST /admin/deliveries/{id}', { params, json: { report: 'started' } })
  await play(buyer, 'GET /sellorders/{id}/delivery', { params })
  await play(admin, 'GET /admin/sellorders/{id}/delivery', { params })
  const [left] = await shop.database.db.select().from(deliveries).where(eq(deliveries.orderId, id))
  await play(courier, 'POST /admin/deliveries/{id}', {
    params,
    json: { report: 'delivered', code: left?.code, collected: { amount, currency } },
  })
  await play(admin, 'POST /admin/closing/hand-ins', {
    json: { courierId: courier.userId, currency, carried: amount, amount },
  })
}

export async function deliveryZones({ sample: { admin, place }, play }: Stage): Promise<void> {
  const { stateId, cityId } = place
  const json = { stateId, cityId, mode: 'yes', fees: { USD: 1 } }
  const { id, version } = await play(admin, 'POST /admin/delivery-zones', { json })
  await play(admin, 'GET /admin/delivery-zones/{id}', { params: { id } })
  await play(admin, 'PATCH /admin/delivery-zones/{id}', {
    params: { id },
    json: { mode: 'arranged', version },
  })
  const csv = await play(admin, 'GET /admin/delivery/export')
  const headers = { 'content-type': 'text/csv' }
  await play(admin, 'POST /admin/delivery/import', { query: '?dry=yes', body: csv, headers })
  await play(admin, 'DELETE /admin/delivery-zones/{id}', { params: { id } })
}

export async function stockSheets({ sample: { admin, products, category }, play }: Stage): Promise<void> {
  const received = await play(admin, 'POST /admin/stock-sheets', { json: { kind: 'receipt' } })
  const lines = [{ productId: products[0].id, quantity: 3, cost: 100 }]
  const params = { id: received.id }
  const json = { lines, version: received.version }
  const { version } = await play(admin, 'PATCH /admin/stock-sheets/{id}', { params, json })
  await play(admin, 'POST /admin/stock-sheets/{id}/book', { params, json: { version } })
  await play(admin, 'GET /admin/unit-costs', { query: `?ids=${products[0].id}` })

  await play(admin, 'POST /admin/stock-sheets/lookup', { json: { codes: [word()] } })
  const draft = await play(admin, 'POST /admin/stock-sheets', { json: { kind: 'receipt' } })
  const thrown = { params: { id: draft.id }, json: { version: draft.version } }
  await play(admin, 'POST /admin/stock-sheets/{id}/discard', thrown)
  await play(admin, 'PATCH /products/updatestock/{id}', { params: products[0], json: { stock: 5000 } })
  await play(admin, 'GET /categories/slug/{slug}', { params: category })

  const counted = { kind: 'count', category: category.slug, blind: true }
  const count = await play(admin, 'POST /admin/stock-sheets', { json: counted })
  const seen = { params: { id: count.id }, json: { version: count.version } }
  await play(admin, 'POST /admin/stock-sheets/{id}/reveal', seen)
}
