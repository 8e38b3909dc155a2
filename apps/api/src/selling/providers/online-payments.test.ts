import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { webhookEvents } from '@tecnoclick/database/schema/platform/webhooks'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import {
  paymentProviders,
  providerPaymentEvents,
  providerPayments,
} from '@tecnoclick/database/schema/selling/provider-payments'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allowNetworks, insertWebhook } from '../../platform/webhooks/testing/webhook-fixture.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { type Gateway, gatewaySecret, settingsOf, signed, startGateway } from './testing/gateway-fixture.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)
let gateway: Gateway
let admin: Person
let providerId: number

beforeAll(async () => {
  await allowNetworks(shop.database, 'any')
  gateway = await startGateway()
  admin = await shop.as('admin')
  const made = await admin.fetch('/admin/payment-providers', { method: 'POST', json: settingsOf(gateway) })
  expect(made.status).toBe(201)
  providerId = (await made.json()).id
})
afterAll(() => gateway.close())
afterEach(async () => {
  gateway.replies.length = 0
  await expectInvariants()
})

const start = (person: Person, orderId: number, provider = providerId) =>
  person.fetch(`/sellorders/${orderId}/online-payments`, {
    method: 'POST',
    json: { providerId: provider },
  })

/** An order of 100 USD whose payment has begun. */
async function begun() {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  const answer = await start(person, id)
  expect(answer.status).toBe(201)
  const { reference, url } = await answer.json()
  return { person, id, reference, url }
}

let events = 0
function notification(reference: string, more: object = {}) {
  events += 1
  const told = { event_id: `ev_${events}`, order_ref: reference, status: 'approved' }
  return JSON.stringify({ ...told, total: '100.00', currency: 'USD', payment_id: `ch_${reference}`, ...more })
}

const notify = (body: string, { at = shop.clock.now, key }: { at?: Date; key?: string } = {}) =>
  shop.fetch(`/payment-notifications/${providerId}`, signed(body, at, key))
const outcomeOf = async (answer: Response) => (await answer.json()).outcome

const paymentsOf = (orderId: number) =>
  shop.database.db.select().from(payments).where(eq(payments.orderId, orderId))
const attemptOf = async (reference: string) => {
  const isIt = eq(providerPayments.reference, reference)
  const [row] = await shop.database.db.select().from(providerPayments).where(isIt)
  if (!row) throw new Error('No attempt')
  return row
}
const eventsOf = async (reference: string) => {
  const { id } = await attemptOf(reference)
  return shop.database.db.$count(providerPaymentEvents, eq(providerPaymentEvents.providerPaymentId, id))
}
const seen = async (reference: string) => (await shop.fetch(`/online-payments/${reference}`)).json()

test('an order is paid: what is left goes to the gateway, and its word verifies one payment', async () => {
  const { person, id, reference, url } = await begun()
  expect(url).toContain('/pay/ch_')
  const call = gateway.calls.findLast(({ body }) => body.order_ref === reference)
  expect(call).toMatchObject({ key: reference, body: { total: '100.00', currency: 'USD' } })
  expect(call?.body.notifyUrl).toBe(`http://shop.test/api/payment-notifications/${providerId}`)
  expect(await seen(reference)).toMatchObject({ state: 'pending', amount: 100, url })

  expect(await outcomeOf(await notify(notification(reference)))).toBe('applied')
  expect(await seen(reference)).toMatchObject({ state: 'paid', url: null, isOrderCancelled: false })
  const order = await (await person.fetch(`/sellorders/${id}`)).json()
  expect(order).toMatchObject({ paid: 100, due: 0 })
  const [payment] = await paymentsOf(id)
  expect(payment).toMatchObject({ state: 'verified', method: 'wallet', verifiedBy: null, amount: 10_000 })
  const { db } = shop.database
  const ofPayment = and(eq(auditLog.entity, 'payment'), eq(auditLog.entityId, String(payment?.id)))
  expect(await db.$count(auditLog, ofPayment)).toBe(1)
  expect(await db.$count(outbox, like(outbox.dedupeKey, `order-payment:${id}:%`))).toBe(1)
})

test('notifications that come twice, late, at once or in another order change nothing more', async () => {
  const { id, reference } = await begun()
  const paid = notification(reference)
  const answers = await Promise.all([notify(paid), notify(paid), notify(paid)])
  const outcomes = await Promise.all(answers.map(outcomeOf))
  expect(outcomes.toSorted()).toEqual(['applied', 'repeated', 'repeated'])
  for (const status of ['open', 'declined', 'approved'])
    expect(await outcomeOf(await notify(notification(reference, { status })))).toBe('ignored')
  expect(await paymentsOf(id)).toHaveLength(1)
  expect((await attemptOf(reference)).state).toBe('paid')
})

test('two different words of the same payment at once verify it once', async () => {
  const { id, reference } = await begun()
  const answers = await Promise.all([1, 2, 3, 4].map(() => notify(notification(reference))))
  expect((await Promise.all(answers.map(outcomeOf))).toSorted()).toEqual([
    ...['applied', 'ignored', 'ignored', 'ignored'],
  ])
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('money that comes after a refusal counts', async () => {
  const { id, reference } = await begun()
  expect(await outcomeOf(await notify(notification(reference, { status: 'declined' })))).toBe('applied')
  expect(await seen(reference)).toMatchObject({ state: 'failed', url: null })
  expect(await outcomeOf(await notify(notification(reference)))).toBe('applied')
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('forged, changed, old and unreadable notifications are refused and stored nowhere', async () => {
  const { id, reference } = await begun()
  const body = notification(reference)
  expect((await notify(body, { key: 'another secret of somebody' })).status).toBe(403)
  const stolen = signed(body, shop.clock.now)
  const changed = { ...stolen, body: body.replace('100.00', '999.00') }
  expect((await shop.fetch(`/payment-notifications/${providerId}`, changed)).status).toBe(403)
  const old = new Date(shop.clock.now.getTime() - minutes(6))
  expect((await notify(body, { at: old })).status).toBe(403)
  expect((await shop.fetch(`/payment-notifications/${providerId}`, { method: 'POST', body })).status).toBe(
    403,
  )
  expect((await notify('[]')).status).toBe(400)
  expect((await notify(notification(reference, { status: 'whatever' }))).status).toBe(400)
  expect((await notify('x'.repeat(20_001))).status).toBe(413)
  const other = await shop.fetch('/payment-notifications/999999', signed(body, shop.clock.now))
  expect(other.status).toBe(404)
  expect(await eventsOf(reference)).toBe(0)
  expect(await paymentsOf(id)).toEqual([])
})

test('another amount or currency is kept for staff, never paid', async () => {
  for (const [told, reason] of [
    [{ total: '99.99' }, 'amount'],
    [{ total: undefined }, 'amount'],
    [{ currency: 'CUP' }, 'currency'],
  ] as const) {
    const { id, reference } = await begun()
    expect(await outcomeOf(await notify(notification(reference, told)))).toBe('attention')
    expect(await attemptOf(reference)).toMatchObject({ state: 'pending', attention: reason })
    expect(await paymentsOf(id)).toEqual([])
    expect(await eventsOf(reference)).toBe(1)
  }
})

test('a payment that is not of the shop is noted and pays nothing', async () => {
  expect(await outcomeOf(await notify(notification('somebody-elses-payment-1')))).toBe('unknown')
})

test('a lost notification: the payer comes back, and the gateway is asked', async () => {
  const { id, reference } = await begun()
  const back = () => shop.fetch(`/online-payments/${reference}/return`, { method: 'POST' })
  expect(await (await back()).json()).toMatchObject({ state: 'pending' })
  gateway.pay(reference)
  expect(await (await back()).json()).toMatchObject({ state: 'paid' })
  expect(await outcomeOf(await notify(notification(reference)))).toBe('ignored')
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('coming back proves nothing where the gateway does not answer', async () => {
  const { reference } = await begun()
  gateway.pay(reference)
  gateway.replies.push((response) => response.writeHead(500).end())
  const back = await shop.fetch(`/online-payments/${reference}/return`, { method: 'POST' })
  expect(await back.json()).toMatchObject({ state: 'pending' })
})

test('killed before its answer was stored, an attempt goes on: the gateway charges once', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  gateway.replies.push((response) => response.destroy())
  expect((await start(person, id)).status).toBe(503)
  const before = gateway.charges.size
  const { reference } = await (await start(person, id)).json()
  expect(gateway.charges.size).toBe(before)
  const again = await (await start(person, id)).json()
  expect(again.reference).toBe(reference)
  expect(await shop.database.db.$count(providerPayments, eq(providerPayments.orderId, id))).toBe(1)
})

test('a notification that comes before the answer is not lost', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  let told: Promise<Response> | undefined
  gateway.replies.push(async (response) => {
    const reference = gateway.calls.at(-1)?.body.order_ref ?? ''
    told = notify(notification(reference))
    await told
    response
      .writeHead(200)
      .end(JSON.stringify({ checkout: 'http://127.0.0.1/pay/early', payment_id: 'early' }))
  })
  const { reference } = await (await start(person, id)).json()
  expect(await outcomeOf((await told) as Response)).toBe('applied')
  expect((await attemptOf(reference)).state).toBe('paid')
})

test('a transaction that fails between its steps leaves nothing, and the next notification counts', async () => {
  const { id, reference } = await begun()
  const { db } = shop.database
  await db.execute(`create function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await db.execute(
    'create trigger fail_for_test before insert on payments for each row execute function fail_for_test()',
  )
  const body = notification(reference)
  expect((await notify(body)).status).toBe(500)
  await db.execute('drop trigger fail_for_test on payments')
  expect(await eventsOf(reference)).toBe(0)
  expect(await outcomeOf(await notify(body))).toBe('applied')
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('an order that was cancelled meanwhile owes the money', async () => {
  const { person, id, reference } = await begun()
  expect((await person.fetch(`/sellorders/${id}/cancel`, { method: 'POST' })).status).toBe(200)
  expect(await outcomeOf(await notify(notification(reference)))).toBe('applied')
  const queue = await (await admin.fetch('/admin/waiting')).json()
  expect(queue.data).toContainEqual(expect.objectContaining({ kind: 'refund', id, amount: 100 }))
  expect(await seen(reference)).toMatchObject({ state: 'paid', isOrderCancelled: true })
})

test('an order is paid by its owner alone, and only what is left of it', async () => {
  const { person, id } = await begun()
  const stranger = await shop.as('user')
  expect((await start(stranger, id)).status).toBe(404)
  expect((await stranger.fetch(`/sellorders/${id}/online-payments`)).status).toBe(404)
  const options = await (await person.fetch(`/sellorders/${id}/online-payments`)).json()
  expect(options).toMatchObject({ amount: 100, providers: [{ id: providerId, name: 'Pasarela de prueba' }] })
  const { version } = await (await admin.fetch(`/sellorders/${id}`)).json()
  const entered = { version, amount: 40, paymentMethod: 'transfer' }
  await admin.fetch(`/admin/sellorders/${id}/payments`, { method: 'POST', json: entered })
  const { reference } = await (await start(person, id)).json()
  expect((await attemptOf(reference)).amount).toBe(6_000)
  expect(await outcomeOf(await notify(notification(reference, { total: '60.00' })))).toBe('applied')
  expect((await start(person, id)).status).toBe(409)
  expect((await start(person, id, 999_999)).status).toBe(409)
})

test('a second attempt that is paid too is money to give back', async () => {
  const { person, id, reference } = await begun()
  const { db } = shop.database
  const past = new Date(shop.clock.now.getTime() - 1)
  await db.update(providerPayments).set({ expiresAt: past }).where(eq(providerPayments.reference, reference))
  const { reference: second } = await (await start(person, id)).json()
  expect(second).not.toBe(reference)
  await notify(notification(second))
  await notify(notification(reference))
  expect(await attemptOf(reference)).toMatchObject({ state: 'paid', attention: 'excess' })
  expect(await (await person.fetch(`/sellorders/${id}`)).json()).toMatchObject({ paid: 200, excess: 100 })
})

test('what a gateway collected is not rejected by staff', async () => {
  const { id, reference } = await begun()
  await notify(notification(reference))
  const [payment] = await paymentsOf(id)
  const judged = await admin.fetch(`/admin/sellorders/${id}/payment`, {
    method: 'POST',
    json: { state: 'rejected', paymentId: payment?.id, note: 'No llegó' },
  })
  expect(judged.status).toBe(409)
  const { db } = shop.database
  const changing = db
    .update(payments)
    .set({ state: 'rejected', verifiedAt: null })
    .where(eq(payments.orderId, id))
  await expect(changing.execute()).rejects.toThrow()
})

test('a gateway that hangs is left after its time, and left alone for a while after five failures', async () => {
  const other = await admin.fetch('/admin/payment-providers', {
    method: 'POST',
    json: { ...settingsOf({ url: 'http://127.0.0.1:1' }), name: 'Caída' },
  })
  const { id: down } = await other.json()
  const { person, id } = await begun()
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await start(person, id, down)).status).toBe(503)
  const tested = await admin.fetch(`/admin/payment-providers/${down}/test`, { method: 'POST' })
  expect(await tested.json()).toMatchObject({ url: null, failure: 'connection: circuit open' })
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(1))
  const later = await admin.fetch(`/admin/payment-providers/${down}/test`, { method: 'POST' })
  expect((await later.json()).failure).toContain('ECONNREFUSED')
})

test('settings: the secret is sealed, unread and unaudited; addresses are public; tests are not stored', async () => {
  const { db } = shop.database
  const [row] = await db.select().from(paymentProviders).where(eq(paymentProviders.id, providerId))
  expect(row?.secret.toString('latin1')).not.toContain(gatewaySecret)
  const shown = await (await admin.fetch('/admin/payment-providers')).text()
  expect(shown).not.toContain(gatewaySecret)
  expect(shown).toContain(`/api/payment-notifications/${providerId}`)
  const patch = (json: object) =>
    admin.fetch(`/admin/payment-providers/${providerId}`, { method: 'PATCH', json })
  expect((await patch({ secret: 'another secret of it', version: row?.version })).status).toBe(200)
  expect((await patch({ secret: gatewaySecret })).status).toBe(200)
  expect((await patch({ name: 'x', version: 1 })).status).toBe(409)
  const noted = await db.select().from(auditLog).where(eq(auditLog.entity, 'payment-provider'))
  expect(JSON.stringify(noted)).not.toContain('secret of')

  await allowNetworks(shop.database, 'public')
  for (const url of ['http://pago.cu/x', 'https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://localhost/x'])
    expect((await patch({ verifyUrl: url })).status).toBe(422)
  await allowNetworks(shop.database, 'any')
  expect((await patch({ mode: 'template' })).status).toBe(422)
  expect((await patch({ paymentMethod: 'cash' })).status).toBe(422)
  expect((await patch({ currencies: ['XXX'] })).status).toBe(422)

  const before = await db.$count(providerPayments)
  const tested = await admin.fetch(`/admin/payment-providers/${providerId}/test`, { method: 'POST' })
  expect(await tested.json()).toMatchObject({ url: expect.stringContaining('/pay/'), failure: null })
  expect(await db.$count(providerPayments)).toBe(before)
})

test('a link from a template is signed, and staff see what was heard of it', async () => {
  const json = {
    ...settingsOf(gateway),
    ...{ name: 'Enlace', mode: 'template', verifyUrl: null, refundUrl: null },
    url: 'http://127.0.0.1/pay?r={reference}&a={amount}&c={currency}&s={signature}',
  }
  const made = await admin.fetch('/admin/payment-providers', { method: 'POST', json })
  const { id: linked } = await made.json()
  const { person, id } = await begun()
  const { url, reference } = await (await start(person, id, linked)).json()
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1\/pay\?r=[\w-]{24}&a=100\.00&c=USD&s=[0-9a-f]{64}$/)
  const body = notification(reference)
  await shop.fetch(`/payment-notifications/${linked}`, signed(body, shop.clock.now))
  const { data } = await (await admin.fetch(`/admin/sellorders/${id}/online-payments`)).json()
  expect(data[0]).toMatchObject({
    ...{ providerName: 'Enlace', state: 'paid', mayVerify: false, refundable: 0 },
    events: [{ source: 'notification', state: 'paid', amount: 100, outcome: 'applied' }],
  })
  expect(
    (await admin.fetch(`/admin/online-payments/${data[1].id}/verification`, { method: 'POST' })).status,
  ).toBe(200)
})

/** The token of a link that was made for the order. */
async function linkOf(person: Person, path: string): Promise<string> {
  const made = await (await person.fetch(path, { method: 'POST' })).json()
  return (made.path ?? made.link.path).split('/').at(-1)
}

test('whoever has a link with which an order is paid pays it online; a withdrawn one pays nothing', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  const family = await linkOf(person, `/sellorders/${id}/family-link`)
  const byStaff = await linkOf(admin, `/admin/sellorders/${id}/link`)
  const json = { providerId }
  const pay = (token: string) => shop.fetch(`/order-links/${token}/online-payments`, { method: 'POST', json })
  for (const token of [family, byStaff]) {
    const options = await (await shop.fetch(`/order-links/${token}/online-payments`)).json()
    expect(options).toMatchObject({ amount: 100, currency: 'USD' })
    expect(options.providers).toContainEqual({ id: providerId, name: 'Pasarela de prueba' })
  }
  const { reference } = await (await pay(family)).json()
  // The same attempt, whoever pays.
  expect((await (await pay(byStaff)).json()).reference).toBe(reference)
  expect((await (await start(person, id)).json()).reference).toBe(reference)
  await person.fetch(`/sellorders/${id}/family-link`, { method: 'DELETE' })
  expect((await pay(family)).status).toBe(404)
  expect((await shop.fetch(`/order-links/${family}/online-payments`)).status).toBe(404)
  expect((await pay('A'.repeat(43))).status).toBe(404)
  expect(await outcomeOf(await notify(notification(reference)))).toBe('applied')
  expect((await pay(byStaff)).status).toBe(409)
  const shown = await (await shop.fetch(`/order-links/${byStaff}`)).json()
  expect(shown.payments).toMatchObject([{ state: 'verified', provider: 'Pasarela de prueba' }])
  expect(JSON.stringify(shown)).not.toContain(reference)
})

test('an order that staff took is paid online by its link', async () => {
  const taken = await admin.fetch('/admin/sellorders', {
    method: 'POST',
    json: {
      ...{ items: [{ productId: await insertProduct({ price: 10_000 }), quantity: 1 }], currency: 'USD' },
      ...{ priceTier: 'retail', buyerName: 'Luis', buyerPhone: '5234 5678', homeDelivery: false },
      paymentMethod: 'transfer',
    },
  })
  expect(taken.status).toBe(201)
  const token = await linkOf(admin, `/admin/sellorders/${(await taken.json()).id}/link`)
  const json = { providerId }
  const begun = await shop.fetch(`/order-links/${token}/online-payments`, { method: 'POST', json })
  expect(begun.status).toBe(201)
  const { reference } = await begun.json()
  expect(await outcomeOf(await notify(notification(reference)))).toBe('applied')
})

test.each<[string, Gateway['replies'][number]]>([
  ['500', (response) => response.writeHead(500).end('{}')],
  ['404', (response) => response.writeHead(404).end('{}')],
  ['no JSON', (response) => response.writeHead(200).end('<html>Mantenimiento</html>')],
  ['a list', (response) => response.writeHead(200).end('[1]')],
  ['nothing', (response) => response.writeHead(200).end()],
  ['no address', (response) => response.writeHead(200).end('{"payment_id":"x"}')],
  ['a script', (response) => response.writeHead(200).end('{"checkout":"javascript:alert(1)"}')],
  ['ten megabytes', (response) => response.writeHead(200).end(`{"checkout":"${'x'.repeat(10_000_000)}"}`)],
  // It is not followed, wherever it leads.
  ['a redirect', (response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end()],
])('a gateway that answers with %s begins no payment, and the next try does', async (_, reply) => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  gateway.replies.push(reply)
  expect((await start(person, id)).status).toBe(503)
  const [attempt] = await shop.database.db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.orderId, id))
  expect(attempt).toMatchObject({ state: 'created', url: null })
  const again = await start(person, id)
  expect((await again.json()).reference).toBe(attempt?.reference)
})

test('a secret that cannot be read after a restore with another key: not offered, and the test says so', async () => {
  const made = await admin.fetch('/admin/payment-providers', {
    method: 'POST',
    json: { ...settingsOf(gateway), name: 'Restaurada' },
  })
  const { id: restored, version } = await made.json()
  const { person, id, reference } = await begun()
  const before = await (await start(person, id, restored)).json()
  await shop.database.db
    .update(paymentProviders)
    .set({ secret: Buffer.alloc(64, 1) })
    .where(eq(paymentProviders.id, restored))
  const options = await (await person.fetch(`/sellorders/${id}/online-payments`)).json()
  expect(JSON.stringify(options)).not.toContain('Restaurada')
  expect((await start(person, id, restored)).status).toBe(409)
  const tested = await admin.fetch(`/admin/payment-providers/${restored}/test`, { method: 'POST' })
  expect(await tested.json()).toEqual({ url: null, failure: 'secret' })
  const { id: begunBefore } = await attemptOf(before.reference)
  const verified = await admin.fetch(`/admin/online-payments/${begunBefore}/verification`, { method: 'POST' })
  expect(verified.status).toBe(409)
  const told = signed(notification(reference), shop.clock.now)
  expect((await shop.fetch(`/payment-notifications/${restored}`, told)).status).toBe(404)
  const json = { secret: gatewaySecret, version }
  const entered = await admin.fetch(`/admin/payment-providers/${restored}`, { method: 'PATCH', json })
  expect(entered.status).toBe(200)
  expect((await start(person, id, restored)).status).toBe(201)
})

test('from a changed secret on the old one signs nothing', async () => {
  const json = { ...settingsOf(gateway), name: 'Con secreto nuevo' }
  const { id: rotated } = await (
    await admin.fetch('/admin/payment-providers', { method: 'POST', json })
  ).json()
  const { person, id } = await begun()
  const { reference } = await (await start(person, id, rotated)).json()
  const secret = 'the next secret of it'
  await admin.fetch(`/admin/payment-providers/${rotated}`, { method: 'PATCH', json: { secret } })
  const tell = (key: string) =>
    shop.fetch(`/payment-notifications/${rotated}`, signed(notification(reference), shop.clock.now, key))
  expect((await tell(gatewaySecret)).status).toBe(403)
  expect(await outcomeOf(await tell(secret))).toBe('applied')
})

test('staff see with which gateway a payment came, download it with its references, and webhooks tell of it', async () => {
  const { db } = shop.database
  await insertWebhook(shop.database, 'https://conta.ejemplo.cu/', ['order.paid'])
  const { id, reference } = await begun()
  await notify(notification(reference, { payment_id: 'ch_77' }))
  const order = await (await admin.fetch(`/sellorders/${id}`)).json()
  expect(order.payments).toMatchObject([{ provider: 'Pasarela de prueba', state: 'verified' }])
  const listed = await admin.fetch(`/admin/payments?filter[where][sellOrderId]=${id}`)
  expect((await listed.json()).data).toMatchObject([{ provider: 'Pasarela de prueba' }])
  const isPaid = and(eq(webhookEvents.objectId, id), eq(webhookEvents.type, 'order.paid'))
  expect(await db.$count(webhookEvents, isPaid)).toBe(1)

  const file = await admin.fetch(`/admin/sellorders/export-payments?filter[where][id]=${id}`)
  const rows = (await file.text()).trim().split('\n')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('Pasarela de pago,Referencia en la pasarela')
  const { providerReference } = await attemptOf(reference)
  expect(rows[1]).toContain(`,100.00,USD,100.00,USD,,,,Pasarela de prueba,${providerReference},`)
  expect((await (await shop.as('user')).fetch('/admin/sellorders/export-payments')).status).toBe(403)
})
