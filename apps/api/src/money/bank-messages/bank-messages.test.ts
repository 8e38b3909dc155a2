import type { BankMessageRow, TakenBankMessage } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { days, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { insertReset } from '../../resets/sales/testing/insert-reset.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'
import { forgetBankTexts } from './forget-texts.ts'
import { recogniseWaiting } from './recognise-waiting.ts'

const shop = useTestApi({ rateLimitFactor: 1000 })
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)
let admin: Person

beforeAll(async () => {
  admin = await shop.as('admin')
})
afterEach(expectInvariants)

const ownAccounts = { USD: '9200069992000001', CUP: '9205069992000003' } as const
let numbers = 0
const freshCode = () => {
  numbers += 1
  return `KW600${String(numbers).padStart(4, '0')}A`
}

interface Sent {
  code?: string
  amount?: string
  currency?: 'USD' | 'CUP'
  phone?: string
  account?: string
}

function textOf({
  code = freshCode(),
  amount = '200.00',
  currency = 'USD',
  phone = '5255550199',
  account,
}: Sent): string {
  return `PAGOxMOVIL El titular del telefono 53${phone.slice(-8)} le ha realizado una transferencia a la cuenta ${account ?? ownAccounts[currency]} de ${amount} ${currency}. Nro. Transaccion ${code}. Fecha: 2/3/2026.`
}

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })

async function pasted(text: string): Promise<TakenBankMessage> {
  const response = await post(admin, '/admin/bank-messages', { text })
  expect(response.status).toBe(200)
  return response.json()
}

async function taken(sent: Sent): Promise<BankMessageRow & { outcome: string }> {
  const { outcome, message } = await pasted(textOf(sent))
  if (!message) throw new Error(`Nothing was stored: ${outcome}`)
  return { ...message, outcome }
}

const messageOf = async (id: number): Promise<BankMessageRow> =>
  (await admin.fetch(`/admin/bank-messages/${id}`)).json()

async function anOrder(json: object = { paymentMethod: 'transfer' }) {
  const person = await shop.as('user')
  await added(person, await insertProduct(), 2)
  return { person, order: await placed(person, json) }
}

const orderOf = async (person: Person, { id }: { id: number }): Promise<Order> =>
  (await person.fetch(`/sellorders/${id}`)).json()

async function reported(person: Person, order: Order, json: object): Promise<Order> {
  const response = await post(person, `/sellorders/${order.id}/payment`, json)
  expect(response.status).toBe(200)
  return response.json()
}

async function allowUpTo(minor: Record<string, number>) {
  const { db } = shop.database
  await db
    .insert(settings)
    .values({ key: 'autoVerifyLimit', value: minor, public: false })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: minor },
    })
  // Settings are read again a second later.
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds(2))
}

const match = (id: number, json: object) => post(admin, `/admin/bank-messages/${id}/match`, json)

test('a reported transfer is a proposal with its number, and one answer verifies it', async () => {
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code })
  const message = await taken({ code })
  expect(message).toMatchObject({ outcome: 'open', state: 'open', phone: '55550199', transactionCode: code })
  expect(message.proposals).toMatchObject([{ kind: 'order', id: order.id, reason: 'number', due: 200 }])
  const { counts, data } = await (await admin.fetch('/admin/waiting')).json()
  expect(counts.bankMessage).toBe(1)
  expect(data.find(({ kind }: { kind: string }) => kind === 'bankMessage')).toMatchObject({
    ...{ id: message.id, title: code, amount: 200, currency: 'USD' },
  })
  const answer = await match(message.id, { kind: 'order', id: order.id, version: message.version })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    ...{ state: 'matched', match: { kind: 'order', id: order.id, title: order.noSellOrden } },
  })
  expect(await orderOf(person, order)).toMatchObject({ paid: 200, payments: [{ state: 'verified' }] })
  const again = await match(message.id, { kind: 'order', id: order.id, version: message.version + 1 })
  expect(again.status).toBe(409)
})

test('money of nobody who reported is proposed by phone and amount, and entered as a payment', async () => {
  const phone = '+53 5277 0001'
  const { person, order } = await anOrder({
    paymentMethod: 'transfer',
    recipientName: 'Eva',
    recipientPhone: phone,
  })
  const message = await taken({ phone: '52770001' })
  expect(message.proposals[0]).toMatchObject({ id: order.id, reason: 'phoneAndAmount' })
  const stale = await match(message.id, { kind: 'order', id: order.id, version: message.version + 5 })
  expect(stale.status).toBe(409)
  const number = order.noSellOrden.toLowerCase()
  expect((await match(message.id, { kind: 'order', number, version: message.version })).status).toBe(200)
  expect(await orderOf(person, order)).toMatchObject({
    payments: [
      { state: 'verified', amount: 200, method: 'transfer', transactionCode: message.transactionCode },
    ],
  })
})

test('another amount or currency, an unknown number, a used code and a cancelled order are refused', async () => {
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code })
  const message = await taken({ code })
  const { order: other, person: stranger } = await anOrder()
  const { version } = message
  expect((await match(message.id, { kind: 'order', id: other.id, version })).status).toBe(409)
  expect((await match(message.id, { kind: 'order', number: 'NADA-1', version })).status).toBe(422)
  expect((await match(message.id, { kind: 'order', id: 2_000_000, version })).status).toBe(404)
  expect((await match(message.id, { kind: 'resetSale', id: 2_000_000, version })).status).toBe(404)
  expect((await match(message.id, { kind: 'serviceOrder', id: 2_000_000, version })).status).toBe(404)
  expect((await match(2_000_000, { kind: 'order', id: other.id, version })).status).toBe(404)
  const cups = await taken({ currency: 'CUP' })
  expect((await match(cups.id, { kind: 'order', id: other.id, version: cups.version })).status).toBe(409)
  await post(stranger, `/sellorders/${other.id}/cancel`, {})
  const late = await taken({ amount: '15.00' })
  expect((await match(late.id, { kind: 'order', id: other.id, version: late.version })).status).toBe(409)
  for (const { id } of [message, cups, late]) expect((await messageOf(id)).state).toBe('open')
})

test('a report in another currency than the order’s is proposed and verified at its rate; the word of the bank is in its currency', async () => {
  const rates = { key: 'paymentRates', value: { CUP: 40_000, MLC: 125 }, public: false }
  const { db } = shop.database
  await db.insert(settings).values(rates).onConflictDoUpdate({ target: settings.key, set: rates })
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code, currency: 'CUP', amount: 60_000, settles: 150 })
  const message = await taken({ code, currency: 'CUP', amount: '60,000.00' })
  expect(message.proposals).toMatchObject([{ kind: 'order', id: order.id, reason: 'number', due: 60_000 }])
  const answer = await match(message.id, { kind: 'order', id: order.id, version: message.version })
  expect(answer.status).toBe(200)
  expect(await orderOf(person, order)).toMatchObject({
    ...{ paid: 150, due: 50 },
    payments: [{ state: 'verified', amount: 60_000, currency: 'CUP', settles: 150 }],
  })
  // The same number, but the bank says dollars: somebody looks at it.
  const { person: other, order: second } = await anOrder()
  const mistaken = freshCode()
  await reported(other, second, { transactionCode: mistaken, currency: 'CUP', amount: 20_000, settles: 50 })
  const dollars = await taken({ code: mistaken, amount: '50.00' })
  const refused = await match(dollars.id, { kind: 'order', id: second.id, version: dollars.version })
  expect(refused.status).toBe(409)
  expect(await orderOf(other, second)).toMatchObject({ paid: 0, payments: [{ amount: 20_000 }] })
})

test('a report in another currency up to the limit is verified alone', async () => {
  await allowUpTo({ CUP: 10_000_000 })
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code, currency: 'CUP', amount: 80_000, settles: 200 })
  expect(await taken({ code, currency: 'CUP', amount: '80000.00' })).toMatchObject({ outcome: 'matched' })
  expect(await orderOf(person, order)).toMatchObject({ paid: 200, due: 0 })
  await allowUpTo({})
})

test('what is up to the limit is verified alone, audited as nobody, and told to the customer', async () => {
  await allowUpTo({ USD: 20_000 })
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code })
  expect(await taken({ code: code.toLowerCase() })).toMatchObject({
    ...{ outcome: 'matched', state: 'matched', settledBy: null, proposals: [] },
  })
  const paid = await orderOf(person, order)
  expect(paid).toMatchObject({ paid: 200, due: 0, payments: [{ state: 'verified' }] })
  const { db } = shop.database
  const noted = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'payment'), isNull(auditLog.actorId)))
  expect(noted.at(-1)?.after).toMatchObject({ state: 'verified', orderId: order.id })
  const mails = await mailsTo(shop.database, await emailOf(db, person.userId))
  expect(mails.map(({ subject }) => subject).join()).toContain('Pago verificado')
})

test('a message before the report verifies with the report', async () => {
  const code = freshCode()
  const message = await taken({ code })
  expect(message.outcome).toBe('open')
  const { person, order } = await anOrder()
  expect(await reported(person, order, { transactionCode: code })).toMatchObject({ paid: 200, due: 0 })
  expect(await messageOf(message.id)).toMatchObject({ state: 'matched', match: { id: order.id } })
})

test.each([
  ['above the limit', { amount: '200.01' }, {}],
  ['another amount than was reported', {}, { amount: 150 }],
  ['an account of somebody else', { account: '9205129970539210' }, {}],
])('%s is left for staff', async (_, sent, report) => {
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code, ...report })
  expect((await taken({ code, ...sent })).outcome).toBe('open')
  expect(await orderOf(person, order)).toMatchObject({ paid: 0 })
})

test('a cut text verifies nothing', async () => {
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code })
  const text = textOf({ code })
  expect((await pasted(text.slice(0, text.indexOf(code) + code.length))).outcome).toBe('open')
  expect(await orderOf(person, order)).toMatchObject({ paid: 0 })
})

test('what staff verified before is matched, and open again when they reject it', async () => {
  const { person, order } = await anOrder()
  const code = freshCode()
  await reported(person, order, { transactionCode: code })
  const judge = (json: object) => post(admin, `/admin/sellorders/${order.id}/payment`, json)
  expect((await judge({ state: 'verified' })).status).toBe(200)
  const message = await taken({ code })
  expect(message).toMatchObject({ outcome: 'matched', match: { kind: 'order', id: order.id } })
  expect((await judge({ state: 'rejected', note: 'Era otra' })).status).toBe(200)
  expect(await messageOf(message.id)).toMatchObject({ state: 'open', match: null })
})

test('a number comes once: whatever follows is counted as repeated', async () => {
  const code = freshCode()
  const text = textOf({ code })
  const [one, ...others] = await Promise.all(Array.from({ length: 6 }, () => pasted(text)))
  const outcomes = [one, ...others].map((each) => each?.outcome)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(5)
  const hyphened = await pasted(textOf({ code: `${code.slice(0, 5)}-${code.slice(5)}`, amount: '9000.00' }))
  expect(hyphened).toMatchObject({ outcome: 'repeated', message: { amount: 200, repeats: 6 } })
  const { refusals } = await (await admin.fetch('/admin/bank-gateway')).json()
  expect(refusals).toContainEqual(expect.objectContaining({ reason: 'repeated', count: 6 }))
})

test('the same message and its verification by staff at once: one payment, verified once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { person, order } = await anOrder()
    const code = freshCode()
    await reported(person, order, { transactionCode: code })
    const text = textOf({ code })
    const judged = { state: 'verified' }
    await Promise.all([
      pasted(text),
      post(admin, `/admin/sellorders/${order.id}/payment`, judged),
      pasted(text),
      post(admin, `/admin/sellorders/${order.id}/payment`, judged),
    ])
    const paid = await orderOf(person, order)
    expect(paid).toMatchObject({ paid: 200, payments: [{ state: 'verified' }] })
    expect(paid.history.filter(({ note }) => note.startsWith('Pago verificado'))).toHaveLength(1)
    const { data } = await (await admin.fetch(`/admin/bank-messages?filter[where][code]=${code}`)).json()
    expect(data).toMatchObject([{ state: 'matched' }])
  }
})

test('message and report at once: what neither saw is matched by the job', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { person, order } = await anOrder()
    const code = freshCode()
    await Promise.all([pasted(textOf({ code })), reported(person, order, { transactionCode: code })])
    const { database, clock } = shop
    await recogniseWaiting({ ...testDeps, database, now: () => clock.now, publicUrl: 'https://shop.test' })
    expect(await orderOf(person, order)).toMatchObject({ paid: 200 })
  }
})

test('two messages for one order are two payments; one of them is too much', async () => {
  const { person, order } = await anOrder()
  const [one, other] = [await taken({}), await taken({})]
  const both = await Promise.all(
    [one, other].map(({ id, version }) => match(id, { kind: 'order', id: order.id, version })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await orderOf(person, order)).toMatchObject({ paid: 400, excess: 200 })
})

test('two clerks match one message with two orders: one of them is refused', async () => {
  const [first, second] = [await anOrder(), await anOrder()]
  const { id, version } = await taken({})
  const both = await Promise.all(
    [first, second].map(({ order }) => match(id, { kind: 'order', id: order.id, version })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a photo of the same amount gets the number of its message', async () => {
  const { person, order } = await anOrder()
  const { db } = shop.database
  const message = await taken({})
  await db.insert(payments).values({ orderId: order.id, amount: 20_000, currency: 'USD', method: 'transfer' })
  const { version } = message
  expect((await match(message.id, { kind: 'order', id: order.id, version })).status).toBe(200)
  expect(await orderOf(person, order)).toMatchObject({
    payments: [{ state: 'verified', transactionCode: message.transactionCode }],
  })
})

test('a reset is verified alone too, or by staff where the buyer mistyped the number', async () => {
  await allowUpTo({ USD: 20_000, CUP: 1_000_000 })
  const person = await shop.as('user')
  const reset = await insertReset(shop.database)
  const buy = async (transactionCode: string) =>
    (await post(person, '/salereset', { resetId: reset.id, transactionCode, precio: 2000 })).json()
  const saleOf = async (id: number) => (await person.fetch(`/salereset/${id}`)).json()
  const code = freshCode()
  const exact = await buy(code)
  const sent = { amount: '2000.00', currency: 'CUP' } as const
  expect(await taken({ ...sent, code })).toMatchObject({ outcome: 'matched', match: { kind: 'resetSale' } })
  expect(await saleOf(exact.id)).toMatchObject({ descargable: true })

  const before = freshCode()
  await taken({ ...sent, code: before })
  expect(await buy(before)).toMatchObject({ descargable: true })

  const mistyped = await buy(freshCode())
  const message = await taken(sent)
  expect(message.proposals[0]).toMatchObject({ kind: 'resetSale', id: mistyped.id, reason: 'amount' })
  const seller = await shop.asStaff('seller')
  const answer = { kind: 'resetSale', id: mistyped.id, version: message.version }
  expect((await post(seller, `/admin/bank-messages/${message.id}/match`, answer)).status).toBe(403)
  expect((await match(message.id, answer)).status).toBe(200)
  expect(await saleOf(mistyped.id)).toMatchObject({ descargable: true })
})

test('a repair is charged with its message', async () => {
  const person = await shop.as('user')
  const { typeId: _, ...request } = await openWorkshop(shop.database)
  const order = await (await post(person, '/orderservices', request)).json()
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  const quote = { amount: 25, currency: 'USD', validUntil }
  await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: { quote } })
  const message = await taken({ amount: '25.00' })
  expect(message.proposals).toContainEqual(
    expect.objectContaining({ kind: 'serviceOrder', id: order.id, reason: 'amount', due: 25 }),
  )
  const answer = { kind: 'serviceOrder', id: order.id, version: message.version }
  expect((await match(message.id, answer)).status).toBe(200)
  expect(await messageOf(message.id)).toMatchObject({ state: 'matched', match: { kind: 'serviceOrder' } })
})

test('staff dismiss what is not about a sale, with the reason', async () => {
  const { id, version } = await taken({})
  const dismiss = (json: object) => post(admin, `/admin/bank-messages/${id}/dismissal`, json)
  expect((await dismiss({ reason: '', version })).status).toBe(422)
  const done = await dismiss({ reason: 'Es de la familia', version })
  expect(await done.json()).toMatchObject({ state: 'dismissed', reason: 'Es de la familia' })
  expect((await dismiss({ reason: 'Otra vez', version: version + 1 })).status).toBe(409)
  const missing = await post(admin, '/admin/bank-messages/2000000/dismissal', { reason: 'x', version: 1 })
  expect(missing.status).toBe(404)
})

test('what is no message about money that arrived is refused and counted, not stored', async () => {
  for (const text of [
    'Hola',
    'La transferencia fue completada. Monto: 10.00 CUP',
    'Le ha realizado una transferencia',
  ])
    expect(await pasted(text)).toMatchObject({ message: null })
  const { refusals } = await (await admin.fetch('/admin/bank-gateway')).json()
  const reasons = refusals.map(({ reason }: { reason: string }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(['notTransfer', 'outgoing']))
})

test('texts are forgotten after thirty days; number, amount and state stay', async () => {
  const { id, transactionCode } = await taken({})
  const run = (now: Date) => forgetBankTexts({ ...testDeps, database: shop.database, now: () => now })
  await run(new Date(shop.clock.now.getTime() + days(29)))
  expect((await messageOf(id)).text).toContain(transactionCode)
  await run(new Date(shop.clock.now.getTime() + days(31)))
  expect(await messageOf(id)).toMatchObject({
    text: null,
    phone: null,
    account: null,
    transactionCode,
    amount: 200,
  })
})

test('a list is filtered by state and number; an unknown state is malformed', async () => {
  const { id, transactionCode } = await taken({})
  const list = (where: string) => admin.fetch(`/admin/bank-messages?filter[where]${where}`)
  const { data } = await (await list(`[code]=${transactionCode}`)).json()
  expect(data).toMatchObject([{ id }])
  expect((await list('[state]=nada')).status).toBe(400)
  expect(
    (await (await list('[state]=open')).json()).data.every(
      ({ state }: { state: string }) => state === 'open',
    ),
  ).toBe(true)
})
