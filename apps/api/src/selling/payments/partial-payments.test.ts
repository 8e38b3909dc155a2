import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { isReplaced } from '@tecnoclick/domain/selling/payment-balance'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function anOrder() {
  const person = await shop.as('user')
  await added(person, await insertProduct(), 2)
  return { person, order: await placed(person, { paymentMethod: 'transfer' }) }
}

let codes = 0
const freshCode = () => {
  codes += 1
  return `PART-${1000 + codes}`
}

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })
const report = async (person: Person, { id }: Order, json: object): Promise<Order> =>
  (await post(person, `/sellorders/${id}/payment`, { transactionCode: freshCode(), ...json })).json()

async function uploadReceipt(person: Person): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('receipt', new File([new Uint8Array(picture)], 'recibo.png', { type: 'image/png' }))
  const response = await person.fetch('/files/receipts', { method: 'POST', body })
  expect(response.status).toBe(201)
  return (await response.json()).files[0].originalname
}

test('parts add up; what is left is due, and more than the total is recorded', async () => {
  const { person, order } = await anOrder()
  const admin = await shop.as('admin')
  const first = await report(person, order, { amount: 50 })
  expect(first).toMatchObject({ paid: 0, due: 200, payments: [{ amount: 50, state: 'submitted' }] })
  expect(first.transfer?.amount).toBe(150)
  const second = await report(person, order, {})
  expect(second.payments.map(({ amount }) => amount)).toEqual([50, 150])
  const [one, two] = second.payments
  const judge = (json: object) => post(admin, `/admin/sellorders/${order.id}/payment`, json)
  const verified = await (await judge({ state: 'verified', paymentId: one?.id })).json()
  expect(verified).toMatchObject({ paid: 50, due: 150 })
  expect(verified.history.at(-1).note).toBe('Pago verificado: 50.00 USD')
  const arrived = await (await judge({ state: 'verified', paymentId: two?.id, amount: 180.5 })).json()
  expect(arrived).toMatchObject({ paid: 230.5, due: 0 })
  const texts = (await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))).map(
    ({ text }) => text,
  )
  expect(texts.join()).toContain('Pagado $50.00 USD de $200.00 USD. Faltan $150.00 USD.')
  expect(texts.join()).toContain('$30.50 USD de más')
  expect(
    (await post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'LATE-0001' })).status,
  ).toBe(409)
})

test('when everything is reported, another code replaces what is unchecked', async () => {
  const { person, order } = await anOrder()
  await report(person, order, {})
  const again = await report(person, order, {})
  expect(again.payments.map(({ state }) => state)).toEqual(['rejected', 'submitted'])
  expect(again.payments.map(isReplaced)).toEqual([true, false])
  expect(again.payment).toMatchObject({ amount: 200 })
})

test('a photo after a code belongs to the same payment, a code after a photo too', async () => {
  const [coded, seen] = [await anOrder(), await anOrder()]
  const code = freshCode()
  const [receipt, other] = [await uploadReceipt(coded.person), await uploadReceipt(seen.person)]
  await report(coded.person, coded.order, { transactionCode: code })
  await report(seen.person, seen.order, { transactionCode: undefined, receipt: other })
  const photo = { transactionCode: undefined, receipt }
  const complete = await report(coded.person, coded.order, photo)
  expect(complete.payments).toMatchObject([
    { state: 'submitted', transactionCode: code, receipt, amount: 200 },
  ])
  expect(complete.history.at(-1)?.note).toBe('Comprobante enviado')
  const again = await report(coded.person, coded.order, photo)
  expect([again.version, again.payments]).toEqual([complete.version, complete.payments])
  const late = freshCode()
  const both = await report(seen.person, seen.order, { transactionCode: late })
  expect(both.payments).toMatchObject([{ state: 'submitted', transactionCode: late, receipt: other }])
})

test('the code sent again with its photo gets the photo; a part is completed by its own amount', async () => {
  const { person, order } = await anOrder()
  const [one, two] = [freshCode(), freshCode()]
  await report(person, order, { transactionCode: one, amount: 50 })
  const receipt = await uploadReceipt(person)
  await report(person, order, { transactionCode: one, receipt })
  const rest = await report(person, order, { transactionCode: two })
  expect(rest.payments).toMatchObject([
    { transactionCode: one, receipt, amount: 50, state: 'submitted' },
    { transactionCode: two, receipt: null, amount: 150, state: 'submitted' },
  ])
})

test.each([0, -5, 1.234, Number.MAX_SAFE_INTEGER, 'mucho'])('%s is no amount', async (amount) => {
  const { person, order } = await anOrder()
  const json = { transactionCode: freshCode(), amount }
  expect((await post(person, `/sellorders/${order.id}/payment`, json)).status).toBe(422)
})

test('a photo of the receipt reports a payment; only its customer and who verifies payments see it', async () => {
  const { person, order } = await anOrder()
  const receipt = await uploadReceipt(person)
  const pay = () => post(person, `/sellorders/${order.id}/payment`, { receipt })
  const paid: Order = await (await pay()).json()
  expect(paid.payment).toMatchObject({ receipt, transactionCode: null, state: 'submitted' })
  expect(paid.history.at(-1)?.note).toBe('Comprobante enviado')
  const again: Order = await (await pay()).json()
  expect(again.payments).toHaveLength(1)

  const statusFor = async (reader: Person) => (await reader.fetch(`/files/${receipt}`)).status
  expect(await statusFor(person)).toBe(200)
  expect(await statusFor(await shop.asStaff('seller'))).toBe(200)
  for (const other of [await shop.as('user'), await shop.asStaff('technician'), await shop.asStaff('editor')])
    expect(await statusFor(other)).toBe(404)
  expect((await shop.fetch(`/files/${receipt}`)).status).toBe(404)
})

test('verifying a photo takes the code that staff read on it, once in the whole shop', async () => {
  const [ana, eva] = [await anOrder(), await anOrder()]
  const admin = await shop.as('admin')
  const code = freshCode()
  const verifyPhoto = async ({ person, order }: typeof ana) => {
    await report(person, order, { transactionCode: undefined, receipt: await uploadReceipt(person) })
    return post(admin, `/admin/sellorders/${order.id}/payment`, { state: 'verified', transactionCode: code })
  }
  const verified = await (await verifyPhoto(ana)).json()
  expect(verified.payment).toMatchObject({ state: 'verified', transactionCode: code })
  const refused = await verifyPhoto(eva)
  expect(await refused.json()).toEqual({ error: expect.objectContaining({ code: 'codeUsed' }) })
})

test('a code that the customer gave is not replaced', async () => {
  const { person, order } = await anOrder()
  await report(person, order, {})
  const json = { state: 'verified', transactionCode: freshCode() }
  const refused = await post(await shop.as('admin'), `/admin/sellorders/${order.id}/payment`, json)
  expect(refused.status).toBe(409)
})

test('a receipt of another customer, of another order or that does not exist is refused', async () => {
  const [ana, eva] = [await anOrder(), await anOrder()]
  const receipt = await uploadReceipt(ana.person)
  const pay = (person: Person, { id }: Order, name: string) =>
    post(person, `/sellorders/${id}/payment`, { receipt: name })
  expect((await pay(eva.person, eva.order, receipt)).status).toBe(422)
  expect((await pay(ana.person, ana.order, 'nada.webp')).status).toBe(422)
  expect((await pay(ana.person, ana.order, receipt)).status).toBe(200)
  await added(ana.person, await insertProduct())
  expect((await pay(ana.person, await placed(ana.person), receipt)).status).toBe(422)
})

test('neither code nor receipt: the code is missing', async () => {
  const { person, order } = await anOrder()
  const refused = await post(person, `/sellorders/${order.id}/payment`, {})
  expect(refused.status).toBe(422)
  expect((await refused.json()).error.fields).toEqual({
    transactionCode: 'Introduzca el Código de Transacción',
  })
})

test('staff enter a part in cash, once per version', async () => {
  const { order } = await anOrder()
  const admin = await shop.as('admin')
  const record = (json: object) => post(admin, `/admin/sellorders/${order.id}/payments`, json)
  const { version } = order
  const cash = { amount: 80, paymentMethod: 'cash', note: 'En la tienda', version }
  const entered = await record(cash)
  expect(entered.status).toBe(201)
  expect(await entered.json()).toMatchObject({
    paid: 80,
    due: 120,
    payment: { method: 'cash', state: 'verified', note: 'En la tienda' },
  })
  expect((await record(cash)).status).toBe(409)
  expect((await record({ amount: 1, paymentMethod: 'nothing', version: version + 1 })).status).toBe(409)
  const closing = await (await admin.fetch('/admin/closing')).json()
  expect(closing.collected).toContainEqual(expect.objectContaining({ paymentMethod: 'cash', total: 80 }))
})

test('two clerks who enter the same payment at once book it once; a request without the version is refused', async () => {
  const { order } = await anOrder()
  const clerks = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  const path = `/admin/sellorders/${order.id}/payments`
  const cash = { amount: 200, paymentMethod: 'cash' }
  for (const clerk of clerks) expect((await post(clerk, path, cash)).status).toBe(422)
  const answers = await Promise.all(
    clerks.map((clerk) => post(clerk, path, { ...cash, version: order.version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(bodies).toContainEqual({ error: expect.objectContaining({ code: 'staleVersion' }) })
})

test('a payment sent again with its key after a lost answer is booked once', async () => {
  const { order } = await anOrder()
  const admin = await shop.as('admin')
  const record = (amount: number, version: number) =>
    admin.fetch(`/admin/sellorders/${order.id}/payments`, {
      method: 'POST',
      json: { amount, paymentMethod: 'cash', version },
      headers: { 'idempotency-key': `lost-${order.id}` },
    })
  const { version } = order
  // The office may have read the order again in between.
  for (const seen of [version, version, version + 1])
    expect(await (await record(50, seen)).json()).toMatchObject({ paid: 50, payments: [{ amount: 50 }] })
  expect((await record(60, version + 1)).status).toBe(409)
})

test('a payment of another order cannot be judged through this one', async () => {
  const [ana, eva] = [await anOrder(), await anOrder()]
  const paid = await report(eva.person, eva.order, {})
  const admin = await shop.as('admin')
  const json = { state: 'verified', paymentId: paid.payment?.id }
  expect((await post(admin, `/admin/sellorders/${ana.order.id}/payment`, json)).status).toBe(404)
})

test('an order above the daily limit of transfers is paid in parts, each reported without an amount', async () => {
  const value = { USD: 9_000 }
  const key = 'transferDailyLimit'
  await shop.database.db
    .insert(settings)
    .values({ key, value, public: false })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  shop.clock.now = new Date(shop.clock.now.getTime() + 2_000)
  const { person, order } = await anOrder()
  const states = ({ transfer }: Order) =>
    transfer?.plan?.parts.map(({ amount, state }) => `${amount} ${state}`)
  const placed: Order = await (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(placed.transfer).toMatchObject({ amount: 90, plan: { limit: 90 } })
  expect(states(placed)).toEqual(['90 next', '90 later', '20 later'])
  const first = await report(person, order, {})
  expect(first.payments).toMatchObject([{ amount: 90, state: 'submitted' }])
  expect(states(first)).toEqual(['90 submitted', '90 next', '20 later'])
  await post(await shop.as('admin'), `/admin/sellorders/${order.id}/payment`, { state: 'verified' })
  const third = await report(person, order, {})
  expect(states(third)).toEqual(['90 verified', '90 submitted', '20 next'])
  expect(third.transfer?.amount).toBe(20)
  const last = await report(person, order, {})
  expect(last.payments.map(({ amount }) => amount)).toEqual([90, 90, 20])
  expect(states(last)).toEqual(['90 verified', '90 submitted', '20 submitted'])
})
