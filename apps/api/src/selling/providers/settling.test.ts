import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import type { WebhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import { eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowNetworks } from '../../platform/webhooks/testing/webhook-fixture.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { createCircuit } from './circuit.ts'
import { settleProviderPayments } from './settle-payments.ts'
import { type Gateway, settingsOf, signed, startGateway } from './testing/gateway-fixture.ts'
import { verifyPayment } from './verify-payment.ts'

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
  providerId = (await made.json()).id
})
afterAll(() => gateway.close())
// The clock moves on for days.
beforeEach(async () => {
  admin = await shop.as('admin')
})
afterEach(async () => {
  gateway.replies.length = 0
  await expectInvariants()
})

async function begun() {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_000 }), 1)
  const { id } = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  const answer = await person.fetch(`/sellorders/${id}/online-payments`, {
    method: 'POST',
    json: { providerId },
  })
  const { reference } = await answer.json()
  return { person, id, reference }
}

const paidJson = (reference: string) =>
  JSON.stringify({ order_ref: reference, status: 'approved', total: '100.00', currency: 'USD' })

/** The job, as it runs in a process of its own. */
const settle = () =>
  settleProviderPayments({
    ...{ database: shop.database, log: pino({ enabled: false }), now: () => shop.clock.now },
    ...{ publicUrl: 'http://shop.test', mailSecrets: testDeps.mailSecrets },
    encryption: testDeps.factorEncryption,
  })
const wait = (time: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + time)
}
const attemptOf = async (reference: string) => {
  const [row] = await shop.database.db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.reference, reference))
  if (!row) throw new Error('No attempt')
  return row
}
const countPayments = (orderId: number) => shop.database.db.$count(payments, eq(payments.orderId, orderId))

test('a lost notification: the gateway is asked after a while, by two processes at once too', async () => {
  const { id, reference } = await begun()
  gateway.pay(reference)
  await settle()
  expect(await countPayments(id)).toBe(0)
  wait(minutes(4))
  await Promise.all([settle(), settle()])
  expect((await attemptOf(reference)).state).toBe('paid')
  expect(await countPayments(id)).toBe(1)
})

test('an attempt ends after its time, and money that comes later still counts', async () => {
  const { id, reference } = await begun()
  wait(minutes(61))
  await settle()
  expect((await attemptOf(reference)).state).toBe('expired')
  const body = JSON.stringify({ order_ref: reference, status: 'approved', total: '100.00', currency: 'USD' })
  await shop.fetch(`/payment-notifications/${providerId}`, signed(body, shop.clock.now))
  expect((await attemptOf(reference)).state).toBe('paid')
  expect(await countPayments(id)).toBe(1)
})

test('an attempt that was paid in its last minute is paid, not expired', async () => {
  const { reference } = await begun()
  gateway.pay(reference)
  wait(minutes(61))
  await settle()
  expect((await attemptOf(reference)).state).toBe('paid')
})

test('a gateway that is away keeps its attempts for a day', async () => {
  const { reference } = await begun()
  wait(minutes(61))
  gateway.replies.push((response) => response.destroy())
  await settle()
  expect((await attemptOf(reference)).state).toBe('pending')
  wait(days(1))
  gateway.replies.push((response) => response.destroy())
  await settle()
  expect((await attemptOf(reference)).state).toBe('expired')
})

function verifyIn(webhookNetworks: WebhookNetworks, reference: string) {
  const now = () => shop.clock.now
  const access = { encryption: testDeps.factorEncryption, circuit: createCircuit(now), now, timeoutMs: 50 }
  const act = {
    ...{ db: shop.database.db, access, mailSecrets: testDeps.mailSecrets, storeUrl: 'http://shop.test' },
    ...{ settings: { webhookNetworks }, requestId: 'job', now: now() },
  }
  return verifyPayment(act, eq(providerPayments.reference, reference))
}

test('a gateway that hangs is left after its time', async () => {
  const { reference } = await begun()
  gateway.replies.push(() => {})
  expect(await verifyIn('any', reference)).toMatchObject({ refused: 'unavailable' })
  expect((await attemptOf(reference)).state).toBe('pending')
})

test('an address of a private network is not called once the shop allows the internet alone', async () => {
  const { db } = shop.database
  const { reference } = await begun()
  const isIt = eq(paymentProviders.id, providerId)
  const before = gateway.calls.length
  const addresses = [
    gateway.url,
    gateway.url.replace('http:', 'https:'),
    'https://[::1]/',
    'https://localhost/',
  ]
  for (const verifyUrl of addresses) {
    await db.update(paymentProviders).set({ verifyUrl }).where(isIt)
    expect(await verifyIn('public', reference)).toMatchObject({ refused: 'unavailable' })
  }
  expect(gateway.calls).toHaveLength(before)
  await db
    .update(paymentProviders)
    .set({ verifyUrl: settingsOf(gateway).verifyUrl })
    .where(isIt)
})

test.each<[string, Gateway['replies'][number]]>([
  ['500', (response) => response.writeHead(500).end()],
  ['no JSON', (response) => response.writeHead(200).end('pagado')],
  ['another payment', (response) => response.writeHead(200).end(paidJson('another'))],
  ['a word that nobody knows', (response) => response.writeHead(200).end('{"status":"maybe"}')],
  ['ten megabytes', (response) => response.writeHead(200).end('x'.repeat(10_000_000))],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
])('asked what became of a payment, a gateway that answers with %s changes nothing', async (_, reply) => {
  const { id, reference } = await begun()
  gateway.replies.push(reply)
  wait(minutes(4))
  await settle()
  expect((await attemptOf(reference)).state).toBe('pending')
  expect(await countPayments(id)).toBe(0)
})

/** An order of 100 USD that was paid online and cancelled. */
async function owed() {
  const { id, reference } = await begun()
  gateway.pay(reference)
  await shop.fetch(`/online-payments/${reference}/return`, { method: 'POST' })
  const cancelled = { status: 'CANCELADA', respuesta: 'Agotado' }
  await admin.fetch(`/sellorders/${id}`, { method: 'PATCH', json: cancelled })
  const attempt = await attemptOf(reference)
  const give = async (amount: number, version?: number) =>
    admin.fetch(`/admin/online-payments/${attempt.id}/refunds`, {
      method: 'POST',
      json: { amount, version: version ?? (await attemptOf(reference)).version },
    })
  return { id, reference, give }
}

const refundsOf = (orderId: number) =>
  shop.database.db.select().from(refunds).where(eq(refunds.orderId, orderId))

test('money goes back with the gateway, in parts, never more than was paid', async () => {
  const { id, reference, give } = await owed()
  const first = await give(30)
  expect(first.status).toBe(201)
  expect(await first.json()).toMatchObject({
    state: 'paid',
    refunded: 30,
    refundable: 70,
    isRefunding: false,
  })
  expect((await give(70.01)).status).toBe(409)
  expect((await give(70, 1)).status).toBe(409)
  expect(await (await give(70)).json()).toMatchObject({ state: 'refunded', refunded: 100, refundable: 0 })
  expect((await give(1)).status).toBe(409)
  expect((await refundsOf(id)).map(({ amount, method }) => [amount, method])).toEqual([
    [3_000, 'wallet'],
    [7_000, 'wallet'],
  ])
  expect([...(gateway.charges.get(reference)?.refunds.values() ?? [])]).toEqual(['30.00', '70.00'])
  const { db } = shop.database
  expect(await db.$count(outbox, like(outbox.dedupeKey, `order-refund:${id}:%`))).toBe(2)
  const order = await (await admin.fetch(`/sellorders/${id}`)).json()
  expect(order).toMatchObject({ refundDue: 0 })
})

test('two clerks at once give back once', async () => {
  const { id, reference, give } = await owed()
  const { version } = await attemptOf(reference)
  const answers = await Promise.all([give(100, version), give(100, version)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await refundsOf(id)).toHaveLength(1)
})

test('killed before the answer was stored: the gateway is asked again with the same key, and gives back once', async () => {
  const { id, reference, give } = await owed()
  gateway.replies.push((response) => response.destroy())
  expect(await (await give(100)).json()).toMatchObject({ isRefunding: true, state: 'paid', refundable: 0 })
  expect(await refundsOf(id)).toEqual([])
  // Meanwhile nobody gives it back in another way.
  const { version } = await (await admin.fetch(`/sellorders/${id}`)).json()
  const cash = { amount: 100, paymentMethod: 'cash', version }
  const second = await admin.fetch(`/admin/sellorders/${id}/refunds`, { method: 'POST', json: cash })
  expect(second.status).toBe(409)
  await Promise.all([settle(), settle()])
  expect(await refundsOf(id)).toHaveLength(1)
  expect((await attemptOf(reference)).state).toBe('refunded')
  const keys = gateway.calls.filter(({ path, body }) => path === '/refunds' && body.order_ref === reference)
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
  expect(gateway.charges.get(reference)?.refunds.size).toBe(1)
})

test('a refund that the gateway refuses is none', async () => {
  const { id, reference, give } = await owed()
  gateway.replies.push((response) => response.writeHead(422).end())
  expect((await give(100)).status).toBe(409)
  expect(await attemptOf(reference)).toMatchObject({ state: 'paid', refunded: 0, refundKey: null })
  expect(await refundsOf(id)).toEqual([])
})

test('what contradicts the shop waits for staff until they say what they did', async () => {
  const { id, reference } = await begun()
  const body = JSON.stringify({ order_ref: reference, status: 'approved', total: '1.00', currency: 'USD' })
  await shop.fetch(`/payment-notifications/${providerId}`, signed(body, shop.clock.now))
  const waiting = async () => {
    const { data } = await (await admin.fetch('/admin/waiting')).json()
    return data.some(
      (item: { id: number; kind: string; also: string[] }) =>
        item.id === id && [item.kind, ...item.also].includes('onlinePayment'),
    )
  }
  expect(await waiting()).toBe(true)
  const attempt = await attemptOf(reference)
  const dismiss = (version: number) =>
    admin.fetch(`/admin/online-payments/${attempt.id}/dismissal`, {
      method: 'POST',
      json: { reason: 'Se devolvió en la pasarela', version },
    })
  expect((await dismiss(attempt.version - 1)).status).toBe(409)
  expect((await dismiss(attempt.version)).status).toBe(200)
  expect((await dismiss(attempt.version + 1)).status).toBe(409)
  expect(await waiting()).toBe(false)
})
