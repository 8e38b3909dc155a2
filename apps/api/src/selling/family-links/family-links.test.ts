import type { OrderFamilyLink } from '@tecnoclick/contract/selling/family-links/schemas'
import type { LinkedOrder, Order } from '@tecnoclick/contract/selling/orders/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { familyLinks } from '@tecnoclick/database/schema/selling/family-links'
import { hours } from '@tecnoclick/domain/platform/duration'
import { and, eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createSignedIds } from '../../platform/secrets/signed-ids.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { expectPicturesOnly } from '../../testing/expect-pictures-only.ts'
import { pictureForm } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { expireOrders } from '../orders/changing/expire-orders.ts'
import { tellPayers } from './tell-payers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const jobDeps = () => ({
  database: shop.database,
  log: pino({ level: 'silent' }),
  now: () => shop.clock.now,
})

const call = (person: Person, method: string, { id }: Pick<Order, 'id'>, base = '/sellorders') =>
  person.fetch(`${base}/${id}/family-link`, { method })
const answered = async (person: Person, method: string, order: Order): Promise<OrderFamilyLink> =>
  (await call(person, method, order)).json()

/** An order of 100 USD whose owner has made the link. */
async function asked(json: object = {}) {
  const owner = await shop.as('user')
  await added(owner, await insertProduct())
  const recipient = { recipientName: 'Yaima Pérez', recipientPhone: '5234 5678' }
  const order = await placed(owner, { ...recipient, ...json })
  const made = await answered(owner, 'POST', order)
  const token = made.link?.path?.split('/').at(-1) ?? ''
  return { owner, order, made, token, link: `/order-links/${token}` }
}

const choose = (link: string, paymentMethod = 'transfer') =>
  shop.fetch(`${link}/payment-method`, { method: 'PUT', json: { paymentMethod } })
const report = (link: string, json: object) => shop.fetch(`${link}/payment`, { method: 'POST', json })
const seen = async (link: string): Promise<LinkedOrder> => (await shop.fetch(link)).json()

async function verify({ id }: Order) {
  const admin = await shop.as('admin')
  const { version } = await (await admin.fetch(`/sellorders/${id}`)).json()
  const json = { state: 'verified', version }
  const judged = await admin.fetch(`/admin/sellorders/${id}/payment`, { method: 'POST', json })
  expect(judged.status).toBe(200)
  return admin
}

const mailsTo = (email: string) =>
  shop.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, email), like(outbox.kind, 'family-%')))
    .orderBy(outbox.id)

test('the family sees goods, total, first name and municipality, and nothing else of the recipient', async () => {
  const { owner, order, made, link } = await asked()
  expect(made).toMatchObject({
    link: { state: 'open', path: expect.stringMatching(/^\/shop\/pay\/[\w-]{43}$/), payerName: null },
    mayMake: false,
  })
  expect(made.link?.expiresDate).toBe(new Date(new Date(order.orderDate).getTime() + hours(72)).toISOString())
  // While it is open it stays the same.
  expect(await answered(owner, 'POST', order)).toEqual(made)
  const shown = await seen(link)
  expect(shown).toMatchObject({
    ...{ noSellOrden: order.noSellOrden, total: 100, due: 100, method: null },
    family: { recipient: 'Yaima', place: '', expired: false, mayChoose: true },
  })
  expect(shown.family?.methods.map(({ code }) => code)).toContain('transfer')
  expect(shown.family?.methods.map(({ code }) => code)).not.toContain('cash')
  expect(JSON.stringify(shown)).not.toMatch(/Pérez|5234|@/)
})

test('the payer says how, reports, and is told once of the payment and once of the delivery', async () => {
  const { owner, order, link } = await asked()
  const payer = { payerName: 'Tía Rosa', payerEmail: 'rosa@ejemplo.es' }
  // How comes first.
  expect((await report(link, { transactionCode: 'ZL123456', ...payer })).status).toBe(409)
  expect((await choose(link, 'cash')).status).toBe(409)
  expect(await (await choose(link)).json()).toMatchObject({ method: { code: 'transfer' } })
  const reported = await shop.fetch(`${link}/payment`, {
    method: 'POST',
    json: { transactionCode: 'ZL123456', ...payer },
    headers: { cookie: 'locale=en', 'sec-fetch-site': 'same-origin', 'idempotency-key': 'once' },
  })
  expect(await reported.json()).toMatchObject({ payments: [{ state: 'submitted', transactionCode: null }] })
  expect(await answered(owner, 'GET', order)).toMatchObject({
    link: { state: 'reported', payerName: 'Tía Rosa' },
  })
  await tellPayers(jobDeps())
  expect(await mailsTo(payer.payerEmail)).toEqual([])

  const admin = await verify(order)
  expect((await answered(owner, 'GET', order)).link?.state).toBe('paid')
  await Promise.all([tellPayers(jobDeps()), tellPayers(jobDeps())])
  const [paid, ...more] = await mailsTo(payer.payerEmail)
  expect(more).toEqual([])
  expect(paid).toMatchObject({ kind: 'family-paid', orderIds: [order.id] })
  expect(paid?.subject).toBe(`We received your payment: order ${order.noSellOrden}`)
  expect(paid?.text).toContain('Yaima')
  expect(paid?.text).not.toMatch(/Pérez|5234/)

  for (const step of ['preparing', 'ready', 'delivered']) {
    const json = { step, ...(step === 'delivered' && { reason: 'Sin código' }) }
    const taken = await admin.fetch(`/admin/sellorders/${order.id}/step`, { method: 'POST', json })
    expect(taken.status).toBe(200)
  }
  for (const _ of [1, 2]) await tellPayers(jobDeps())
  const mails = await mailsTo(payer.payerEmail)
  expect(mails.map(({ kind }) => kind)).toEqual(['family-paid', 'family-delivered'])
})

test('a photo is enough, and its owner is nobody but the shop', async () => {
  const { owner, order, token, link } = await asked({ paymentMethod: 'transfer' })
  const body = await pictureForm('receipt')
  const upload = (path: string) => shop.fetch(`${path}/receipts`, { method: 'POST', body })
  const uploaded = await upload(link)
  expect(uploaded.status).toBe(201)
  const receipt = (await uploaded.json()).files[0].originalname
  expect((await owner.fetch(`/files/${receipt}`)).status).toBe(404)
  expect((await report(link, { receipt })).status).toBe(200)
  const { payments } = await (await owner.fetch(`/sellorders/${order.id}`)).json()
  expect(payments).toMatchObject([{ state: 'submitted' }])
  // Used, and of another order.
  const other = await asked({ paymentMethod: 'transfer' })
  expect((await report(other.link, { receipt })).status).toBe(422)
  // The link that staff send takes codes alone.
  const admin = await shop.as('admin')
  const { path } = await (await admin.fetch(`/admin/sellorders/${order.id}/link`, { method: 'POST' })).json()
  const staffLink = `/order-links/${path.split('/').at(-1)}`
  expect((await upload(staffLink)).status).toBe(404)
  expect((await choose(staffLink)).status).toBe(404)
  expect((await report(staffLink, { receipt })).status).toBe(422)
  expect(token).toHaveLength(43)
})

test('a link takes a photo in a form while the order is open, and nothing else', async () => {
  const { owner, order, link } = await asked({ paymentMethod: 'transfer' })
  const receipts = `${link}/receipts`
  await expectPicturesOnly(shop, receipts)
  expect((await owner.fetch(`/sellorders/${order.id}/cancel`, { method: 'POST' })).status).toBe(200)
  expect((await shop.fetch(receipts, { method: 'POST', body: new FormData() })).status).toBe(409)
})

test('withdrawn, forged and foreign links are not found, and a new one can be made', async () => {
  const { owner, order, link } = await asked({ paymentMethod: 'transfer' })
  const stranger = await shop.as('user')
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await call(stranger, method, order)).status).toBe(404)
  expect((await call(owner, 'DELETE', order)).status).toBe(200)
  expect((await call(owner, 'DELETE', order)).status).toBe(404)
  const [row] = await shop.database.db.select().from(familyLinks).where(eq(familyLinks.orderId, order.id))
  const forged = createSignedIds('another key', 'family links').tokenOf(row?.id ?? 0)
  for (const path of [link, `/order-links/${forged}`, `/order-links/${'A'.repeat(43)}`]) {
    expect((await shop.fetch(path)).status).toBe(404)
    expect((await report(path, { transactionCode: 'ZL777777' })).status).toBe(404)
    expect((await choose(path)).status).toBe(404)
  }
  const again = await answered(owner, 'POST', order)
  expect(again.link?.state).toBe('open')
  expect(`/order-links/${again.link?.path?.split('/').at(-1)}`).not.toBe(link)
})

test('staff read how far it is without the link, and withdraw it, which is audited', async () => {
  const { owner, order, link } = await asked()
  const admin = await shop.as('admin')
  const read = await (await call(admin, 'GET', order, '/admin/sellorders')).json()
  expect(read.link).toMatchObject({ state: 'open', path: null })
  expect((await call(owner, 'DELETE', order, '/admin/sellorders')).status).toBe(403)
  const withdrawn = await (await call(admin, 'DELETE', order, '/admin/sellorders')).json()
  expect(withdrawn).toMatchObject({ link: { state: 'revoked', path: null }, mayMake: true })
  expect((await shop.fetch(link)).status).toBe(404)
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, String(order.id))))
  expect(entries).toMatchObject([{ actorId: admin.userId, after: { familyLink: false } }])
})

test('what is paid, closed or sold at the counter gets no link; an expired order says so', async () => {
  const { order, owner, link } = await asked({ paymentMethod: 'transfer' })
  const { now } = shop.clock
  for (const later of [50, 90]) {
    shop.clock.now = new Date(now.getTime() + hours(later))
    await expireOrders(jobDeps())
  }
  expect(await seen(link)).toMatchObject({ status: 'CANCELADA', family: { expired: true } })
  expect((await report(link, { transactionCode: 'ZL888888' })).status).toBe(409)
  shop.clock.now = now
  expect((await answered(owner, 'GET', order)).link?.state).toBe('closed')

  const paid = await asked({ paymentMethod: 'transfer' })
  await call(paid.owner, 'DELETE', paid.order)
  await paid.owner.fetch(`/sellorders/${paid.order.id}/payment`, {
    method: 'POST',
    json: { transactionCode: 'ZL999999' },
  })
  await verify(paid.order)
  expect((await call(paid.owner, 'POST', paid.order)).status).toBe(409)
})
