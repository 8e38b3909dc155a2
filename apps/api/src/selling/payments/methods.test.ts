import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { PaymentMethodRow } from '@tecnoclick/contract/selling/payments/schemas'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, place, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const methodsFor = async (person: Person, query = '', language = 'es') => {
  const response = await person.fetch(`/payment-methods?lang=${language}${query}`)
  expect(response.status).toBe(200)
  return (await response.json()).data as {
    code: string
    name: string
    instructions: string
    lacksAccount: boolean
    isRefused: boolean
  }[]
}

async function rowOf(code: string): Promise<PaymentMethodRow> {
  const { data } = await (await (await shop.as('admin')).fetch('/admin/payment-methods')).json()
  return data.find((row: PaymentMethodRow) => row.code === code)
}

async function change(code: string, json: object) {
  const { id, version } = await rowOf(code)
  const admin = await shop.as('admin')
  return admin.fetch(`/admin/payment-methods/${id}`, { method: 'PATCH', json: { version, ...json } })
}

async function anOrder(json: object = {}) {
  const person = await shop.as('user')
  await added(person, await insertProduct(), 2)
  return { person, order: await placed(person, json) }
}

const choose = (person: Person, { id }: Pick<Order, 'id'>, paymentMethod: string | null, version?: number) =>
  person.fetch(`/sellorders/${id}/payment-method`, { method: 'PUT', json: { paymentMethod, version } })

test('the four methods of the documents are offered with instructions in every language', async () => {
  const ana = await shop.as('user')
  const offered = await methodsFor(ana)
  expect(offered.map(({ name }) => name)).toEqual([
    'Transferencia bancaria',
    'Cheque',
    'Efectivo al recibir',
    'Monedero en línea',
  ])
  expect(offered.map(({ code }) => code)).toEqual(['transfer', 'check', 'cash', 'wallet'])
  for (const language of ['es', 'en', 'ru', 'ar']) {
    const texts = await methodsFor(ana, '', language)
    expect(texts.every(({ instructions }) => instructions !== '')).toBe(true)
  }
  expect((await methodsFor(ana, '', 'en'))[1]).toMatchObject({ name: 'Check' })
})

test('staff switch a method off, limit its currencies and its customers', async () => {
  const [ana, business] = [await shop.as('user'), await shop.as('business')]
  const codes = async (person: Person, query = '') =>
    (await methodsFor(person, query)).map(({ code }) => code)
  expect((await change('wallet', { enable: false })).status).toBe(200)
  expect((await change('check', { audience: 'business' })).status).toBe(200)
  expect((await change('cash', { currencies: ['CUP'] })).status).toBe(200)
  expect(await codes(ana)).toEqual(['transfer'])
  expect(await codes(business)).toEqual(['transfer', 'check'])
  expect(await codes(ana, '&currency=CUP')).toEqual(['transfer', 'cash'])
  for (const paymentMethod of ['wallet', 'check', 'cash']) {
    await added(ana, await insertProduct())
    const refused = await place(ana, { paymentMethod })
    expect(refused.status).toBe(409)
    expect((await refused.json()).error.code).toBe('methodUnavailable')
  }
  expect((await change('cash', { currencies: ['XXX'] })).status).toBe(422)
  for (const code of ['wallet', 'check', 'cash'])
    expect((await change(code, { enable: true, audience: 'everyone', currencies: [] })).status).toBe(200)
})

test('the mail of an order has the instructions of its method, or says where to choose one', async () => {
  const { person } = await anOrder({ paymentMethod: 'check' })
  const [mail] = await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))
  expect(mail?.text).toContain('Entregue el cheque en nuestra tienda')
  const other = await anOrder()
  const [undecided] = await mailsTo(shop.database, await emailOf(shop.database.db, other.person.userId))
  expect(undecided?.text).toContain('En la página de su pedido puede elegir cómo pagar.')
})

test('a customer chooses, changes and removes the method until the order is paid', async () => {
  const { person, order } = await anOrder()
  const options = async () => (await person.fetch(`/sellorders/${order.id}/payment`)).json()
  expect(await options()).toMatchObject({ paymentMethod: null, mayChoose: true })
  expect(await (await choose(person, order, 'transfer', order.version)).json()).toMatchObject({
    paymentMethod: 'transfer',
    transfer: { amount: 200, phone: '+53 5555 0101' },
    version: order.version + 1,
    history: [{}, { event: 'payment', note: 'Forma de pago: Transferencia bancaria', staff: false }],
  })
  expect((await choose(person, order, 'cash', order.version)).status).toBe(409)
  expect((await choose(person, order, 'transfer')).status).toBe(200)
  expect((await choose(person, order, null)).status).toBe(200)
  expect((await choose(person, order, 'nothing')).status).toBe(409)
  expect((await choose(person, order, 'cash')).status).toBe(200)
  const admin = await shop.as('admin')
  const paid = await admin.fetch(`/admin/sellorders/${order.id}/payment`, {
    method: 'POST',
    json: { state: 'verified' },
  })
  expect(await paid.json()).toMatchObject({ payment: { method: 'cash' }, paid: 200, due: 0 })
  expect((await choose(person, order, 'check')).status).toBe(409)
  expect(await options()).toMatchObject({ paymentMethod: 'cash', mayChoose: false })
})

test('another customer neither sees nor chooses', async () => {
  const { order } = await anOrder()
  const eva = await shop.as('user')
  expect((await choose(eva, order, 'cash')).status).toBe(404)
  expect((await eva.fetch(`/sellorders/${order.id}/payment`)).status).toBe(404)
})

test('a choice and a verification at once: the payment has the method it was made with', async () => {
  const admin = await shop.as('admin')
  for (let round = 0; round < 8; round += 1) {
    const { person, order } = await anOrder({ paymentMethod: 'transfer' })
    const { version } = order
    const verify = () =>
      admin.fetch(`/admin/sellorders/${order.id}/payment`, {
        method: 'POST',
        json: { state: 'verified', version },
      })
    const [chosen, verified] = await Promise.all([choose(person, order, 'cash'), verify()])
    // Whoever came second saw the other: the customer a paid order, staff another version.
    expect([chosen.status, verified.status].sort()).toEqual([200, 409])
    const after: Order = await (await person.fetch(`/sellorders/${order.id}`)).json()
    expect(after.paymentMethod).toBe(chosen.status === 200 ? 'cash' : 'transfer')
    if (verified.status === 200) expect(after.payment?.method).toBe('transfer')
  }
})

test('without an account the buyer is told so with a link to the chat, and staff see it', async () => {
  const { db } = shop.database
  const setAccounts = async (value: unknown) => {
    await db.update(settings).set({ value }).where(eq(settings.key, 'transferAccounts'))
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  }
  const [{ value: before } = { value: {} }] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'transferAccounts'))
  await setAccounts({})
  const ana = await shop.as('user')
  await vi.waitFor(async () =>
    expect(await methodsFor(ana)).toContainEqual(
      expect.objectContaining({ code: 'transfer', lacksAccount: true }),
    ),
  )
  await added(ana, await insertProduct())
  const refused = await place(ana, { paymentMethod: 'transfer' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'noTransferAccount',
    values: { currency: 'USD', whatsapp: 'https://wa.me/5355550102' },
  })
  expect(await rowOf('transfer')).toMatchObject({ missingAccounts: ['USD', 'MLC', 'CUP'] })
  const order = await placed(ana, { paymentMethod: 'cash' })
  expect((await choose(ana, order, 'transfer')).status).toBe(409)
  await setAccounts(before)
  await vi.waitFor(async () =>
    expect(await methodsFor(ana)).not.toContainEqual(expect.objectContaining({ lacksAccount: true })),
  )
})

test('staff add a method with its own account; administrators are told', async () => {
  const admin = await shop.as('admin')
  const account = { account: '9205 1234 5678 9012', holder: 'Ana', phone: '5555 0101', bank: 'EnZona' }
  const json = {
    code: 'enzona',
    name: { es: 'EnZona' },
    instructions: { es: 'Pague con EnZona.' },
    accounts: { CUP: { ...account, qrTemplate: 'EZ:{account}:{amount}' } },
    currencies: ['CUP'],
    position: 9,
  }
  const made = await admin.fetch('/admin/payment-methods', { method: 'POST', json })
  expect(made.status).toBe(201)
  expect((await admin.fetch('/admin/payment-methods', { method: 'POST', json })).status).toBe(409)
  const mails = await mailsTo(shop.database, await emailOf(shop.database.db, admin.userId))
  expect(mails).toMatchObject([{ kind: 'accounts-changed' }])
  const ana = await shop.as('user')
  await added(ana, await insertProduct({ priceAlt: 500_000 }))
  const order = await placed(ana, { paymentMethod: 'enzona', currency: 'CUP' })
  expect(order).toMatchObject({
    paymentMethod: 'enzona',
    transfer: { account: '9205 1234 5678 9012', qrText: 'EZ:9205123456789012:5000.00' },
  })
  expect((await change('enzona', { shopAccounts: true })).status).toBe(422)
})

test('another account needs a confirmed session; the other fields do not', async () => {
  const { id, version } = await rowOf('wallet')
  const admin = await shop.as('admin')
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
  const patch = (json: object) =>
    admin.fetch(`/admin/payment-methods/${id}`, { method: 'PATCH', json: { version, ...json } })
  const refused = await patch({ shopAccounts: true })
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'confirmationRequired'])
  expect((await patch({ shopAccounts: false, accounts: {}, position: 7 })).status).toBe(200)
})

test('the database refuses a method of two sources, without a name or of an odd code', async () => {
  const insert = (row: object) =>
    shop.database.db
      .insert(paymentMethods)
      .values({ code: 'odd', name: text('Raro'), instructions: text(''), ...row })
  const text = (es: string) => ({ es, en: '', ru: '', ar: '' })
  await expect(insert({ shopAccounts: true, accounts: { CUP: {} } })).rejects.toThrow()
  await expect(insert({ name: text(' ') })).rejects.toThrow()
  await expect(insert({ code: 'Odd!' })).rejects.toThrow()
  await expect(shop.database.db.execute(sql`update orders set payment_method = 'nothing'`)).rejects.toThrow()
})

test('cash of businesses is taken where the setting says so, and the refusal is told', async () => {
  const admin = await shop.as('admin')
  const send = (by: Person, method: string, path: string, json: object) => by.fetch(path, { method, json })
  const allow = async (value: string) => {
    const { data } = await (await admin.fetch('/admin/settings')).json()
    const { version } = data.find(({ key }: { key: string }) => key === 'businessCash')
    expect((await send(admin, 'PATCH', '/admin/settings/businessCash', { value, version })).status).toBe(200)
  }
  const codeOf = async (answer: Response) => (await answer.json()).error?.code
  const business = await shop.as('business')
  const product = await insertProduct({ stock: 50 })
  const offered = async (by: Person) =>
    (await methodsFor(by)).filter(({ isRefused }) => isRefused).map(({ code }) => code)
  expect(await offered(business)).toEqual(['cash'])
  expect(await offered(await shop.as('user'))).toEqual([])

  await added(business, product)
  expect(await codeOf(await place(business, { paymentMethod: 'cash' }))).toBe('businessCash')
  const order = await placed(business, { paymentMethod: 'transfer' })
  expect(await codeOf(await choose(business, order, 'cash'))).toBe('businessCash')
  const part = { amount: 10, paymentMethod: 'cash' }
  const enter = async ({ id }: Pick<Order, 'id'>) => {
    const { version } = await (await admin.fetch(`/sellorders/${id}`)).json()
    return send(admin, 'POST', `/admin/sellorders/${id}/payments`, { ...part, version })
  }
  expect(await codeOf(await enter(order))).toBe('businessCash')

  const items = [{ productId: product, quantity: 1 }]
  const sale = { items, currency: 'USD', priceTier: 'wholesale', paymentMethod: 'cash' }
  const sell = (json: object) => send(admin, 'POST', '/sellorders/counter', json)
  expect(await codeOf(await sell(sale))).toBe('businessCash')
  expect(await codeOf(await sell({ ...sale, priceTier: 'retail', customerId: business.userId }))).toBe(
    'businessCash',
  )
  const split = { paymentMethod: 'cash', amount: 10 }
  expect(await codeOf(await sell({ ...sale, paymentMethod: 'wallet', split }))).toBe('businessCash')
  const taken = { ...sale, homeDelivery: false, buyerName: 'Taller Norte', buyerPhone: '5555 0102' }
  const take = () => send(admin, 'POST', '/admin/sellorders', taken)
  expect(await codeOf(await take())).toBe('businessCash')

  await allow('counter')
  expect((await sell(sale)).status).toBe(201)
  expect((await enter(order)).status).toBe(201)
  expect(await codeOf(await take())).toBe('businessCash')
  expect(await offered(business)).toEqual(['cash'])

  await allow('always')
  expect(await offered(business)).toEqual([])
  await added(business, product)
  const inCash = await placed(business, { paymentMethod: 'cash' })
  // What was agreed on before stays.
  await allow('never')
  const { methods } = await (await business.fetch(`/sellorders/${inCash.id}/payment`)).json()
  expect(methods.find(({ code }: { code: string }) => code === 'cash')).toMatchObject({ isRefused: false })
  expect((await enter(inCash)).status).toBe(201)
})
