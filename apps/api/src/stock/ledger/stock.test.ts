import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { stockAlerts, stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { and, eq, isNull } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo, testMailSecrets } from '../../testing/mailbox.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { sendStockAlerts } from '../alerts/send-stock-alerts.ts'
import { useBuyers } from './testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct, add, added, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const sendAlerts = () =>
  sendStockAlerts({
    database: shop.database,
    log: pino({ level: 'silent' }),
    now: () => shop.clock.now,
    publicUrl: 'https://tienda.example',
    mailSecrets: testMailSecrets,
  })

test('staff set the stock, and the ledger records the difference with its reason', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ stock: 10 })
  await added(await shop.as('user'), id, 4)
  const adjust = (json: object) => admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json })
  expect(await (await adjust({ stock: 3, reason: 'Rotos' })).json()).toEqual({ id, stock: 3 })
  expect(await (await adjust({ stock: 8 })).json()).toEqual({ id, stock: 8 })
  expect(await (await adjust({ stock: 8 })).json()).toEqual({ id, stock: 8 })
  const moves = await shop.database.db
    .select()
    .from(stockMoves)
    .where(and(eq(stockMoves.productId, id), eq(stockMoves.kind, 'adjusted')))
    .orderBy(stockMoves.id)
  expect(moves).toMatchObject([
    { quantity: -3, stockAfter: 3, reason: 'Rotos', actorId: admin.userId },
    { quantity: 5, stockAfter: 8, reason: 'Ajuste de existencias' },
  ])
  const audits = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, String(id))))
  expect(audits).toHaveLength(2)
})

test.each([-1, 1.5, '3', null, 2 ** 31, undefined])('a stock of %j is invalid', async (stock) => {
  const admin = await shop.as('admin')
  const id = await insertProduct()
  const response = await admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json: { stock } })
  expect(response.status).toBe(422)
  expect(await stockOf(id)).toBe(10)
})

test('a change from a stock that moved since is refused with the current stock', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ stock: 12 })
  const adjust = (json: object) => admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json })
  await added(await shop.as('user'), id, 5)
  for (const stock of [10, 7]) {
    const response = await adjust({ stock, from: 12 })
    expect(response.status).toBe(409)
    expect((await response.json()).error).toMatchObject({ code: 'staleVersion', values: { stock: 7 } })
  }
  expect(await stockOf(id)).toBe(7)
  expect(await (await adjust({ stock: 10, from: 7 })).json()).toEqual({ id, stock: 10 })
  expect((await adjust({ stock: 10, from: -1 })).status).toBe(422)
})

test('of concurrent changes from the same stock one succeeds, and none overwrites a reservation', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ stock: 20 })
  const person = await shop.as('user')
  const adjust = (stock: number) =>
    admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json: { stock, from: 20 } })
  const [bought, ...adjusted] = await Promise.all([
    add(person, id, 5),
    ...[30, 31, 32, 33].map((stock) => adjust(stock)),
  ])
  expect(bought.status).toBe(200)
  const set = await Promise.all(adjusted.filter(({ ok }) => ok).map((response) => response.json()))
  expect(set.length).toBeLessThanOrEqual(1)
  expect(await stockOf(id)).toBe((set[0]?.stock ?? 20) - 5)
})

test('adjusting during purchases loses no unit', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ stock: 20 })
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.as('user')))
  const adjust = (stock: number) =>
    admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json: { stock } })
  await Promise.all([
    ...people.map((person) => add(person, id)),
    ...[30, 5, 12, 0, 9].map((stock) => adjust(stock)),
  ])
})

test('an alert is mailed once when the product is back', async () => {
  const id = await insertProduct({ stock: 0, name: 'Tambor DR-1060' })
  const ask = (email: string) =>
    shop.fetch('/stock-alerts', { method: 'POST', json: { productId: id, email } })
  expect((await ask('Luz@ejemplo.cu')).status).toBe(201)
  expect((await ask('luz@ejemplo.cu')).status).toBe(201)
  expect(await shop.database.db.$count(stockAlerts, eq(stockAlerts.productId, id))).toBe(1)
  await sendAlerts()
  expect(await mailsTo(shop.database, 'luz@ejemplo.cu')).toEqual([])

  const admin = await shop.as('admin')
  await admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json: { stock: 2 } })
  await Promise.all([sendAlerts(), sendAlerts()])
  await sendAlerts()
  const mails = await mailsTo(shop.database, 'luz@ejemplo.cu')
  expect(mails.map(({ subject }) => subject)).toEqual(['Ya está disponible: Tambor DR-1060'])
  expect(mails[0]?.text).toMatch(/https:\/\/tienda\.example\/shop\/products\/[\w-]+/)
  expect((await ask('luz@ejemplo.cu')).status).toBe(201)
})

test('the link in the mail ends every alert that its address still waits for', async () => {
  const email = 'harta@ejemplo.cu'
  const productId = await insertProduct({ stock: 1 })
  const ask = (path: string, json: object) => shop.fetch(path, { method: 'POST', json })
  await ask('/stock-alerts', { productId, email })
  await sendAlerts()
  await ask('/stock-alerts/words', { words: 'lo que no hay', email: 'Harta@ejemplo.cu' })
  await ask('/stock-alerts/words', { words: 'lo que no hay', email: 'otra@ejemplo.cu' })
  const { text, html } = await lastMailTo(shop.database, email)
  const token = /https:\/\/tienda\.example\/alerts\/([\w-]{43})/.exec(text)?.[1] ?? ''
  expect(html).toContain(`https://tienda.example/alerts/${token}`)

  const link = `/stock-alerts/${token}`
  const waiting = async () => (await (await shop.fetch(link)).json()).waiting
  expect(await (await shop.fetch(link)).json()).toEqual({ email, waiting: 1 })
  expect((await shop.fetch(`/stock-alerts/${'x'.repeat(43)}`)).status).toBe(404)
  const end = (path: string) => shop.fetch(`${path}/unsubscribe`, { method: 'POST' })
  expect((await end('/stock-alerts/unknown')).status).toBe(404)
  expect(await waiting()).toBe(1)
  expect(await Promise.all([end(link), end(link)].map(async (sent) => (await sent).status))).toEqual([
    200, 200,
  ])
  expect(await waiting()).toBe(0)
  const others = eq(stockAlerts.email, 'otra@ejemplo.cu')
  expect(await shop.database.db.$count(stockAlerts, others)).toBe(1)
})

test('an invalid address does not delay others', async () => {
  const productId = await insertProduct({ stock: 1 })
  await shop.database.db.insert(stockAlerts).values([
    { productId, email: 'vieja@ejemplo..cu' },
    { productId, email: 'iris@ejemplo.cu' },
  ])
  await sendAlerts()
  expect(await mailsTo(shop.database, 'iris@ejemplo.cu')).toHaveLength(1)
  const waiting = and(eq(stockAlerts.productId, productId), isNull(stockAlerts.notifiedAt))
  expect(await shop.database.db.$count(stockAlerts, waiting)).toBe(0)
})

test('an alert needs an e-mail or a session, and an enabled product', async () => {
  const productId = await insertProduct({ stock: 0 })
  const ask = (json: object) => shop.fetch('/stock-alerts', { method: 'POST', json })
  expect((await ask({ productId })).status).toBe(422)
  expect((await ask({ productId, email: 'nadie' })).status).toBe(422)
  const { error } = await (await ask({ productId, email: 'nadie@ejemplo..cu' })).json()
  expect(error.fields).toEqual({ email: 'Correo electrónico no válido' })
  expect((await ask({ productId: 999_999, email: 'a@ejemplo.cu' })).status).toBe(404)
  const person = await shop.as('user')
  expect((await person.fetch('/stock-alerts', { method: 'POST', json: { productId } })).status).toBe(201)
})

test('a search is answered once, by a new product in stock that has all its words', async () => {
  const ask = (json: object) => shop.fetch('/stock-alerts/words', { method: 'POST', json })
  const email = 'rosa@ejemplo.cu'
  await insertProduct({ stock: 3, name: 'Tóner Kyocera TK-1175 anterior' })
  expect((await ask({ words: 'toner  KYOCERA', email })).status).toBe(201)
  expect((await ask({ words: 'Toner  kyocera', email: 'Rosa@ejemplo.cu' })).status).toBe(201)
  expect(await shop.database.db.$count(stockAlerts, eq(stockAlerts.words, 'toner  KYOCERA'))).toBe(1)
  await sendAlerts()
  const later = new Date(Date.now() + 60_000)
  await insertProduct({ stock: 5, name: 'Tambor Kyocera', createdAt: later })
  const id = await insertProduct({ stock: 0, name: 'Tóner Kyocera TK-1175', createdAt: later })
  await sendAlerts()
  expect(await mailsTo(shop.database, email)).toEqual([])

  const admin = await shop.as('admin')
  await admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json: { stock: 2 } })
  await Promise.all([sendAlerts(), sendAlerts()])
  await sendAlerts()
  const mails = await mailsTo(shop.database, email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Ya está disponible: Tóner Kyocera TK-1175'])
  expect(mails[0]?.text).toContain('toner  KYOCERA')
})

test('an address waits for ten searches at most, and needs words', async () => {
  const ask = (json: object) => shop.fetch('/stock-alerts/words', { method: 'POST', json })
  const email = 'muchas@ejemplo.cu'
  for (let number = 0; number < 12; number++)
    expect((await ask({ words: `nada ${number}`, email })).status).toBe(201)
  expect(await shop.database.db.$count(stockAlerts, eq(stockAlerts.email, email))).toBe(10)
  expect((await ask({ words: ' ', email })).status).toBe(422)
  expect((await ask({ words: 'nada' })).status).toBe(422)
  const admin = await shop.as('admin')
  const list = await (await admin.fetch('/admin/stock-alerts?filter[where][search]=muchas%20nada')).json()
  expect(list.total).toBe(10)
  expect(list.data[0]).toMatchObject({ product: null, words: expect.stringMatching(/^nada/) })
})

test('a stock alert of a variant names it and leads to it', async () => {
  const { black, slug } = await insertSampleVariants(insertProduct)
  const email = 'variante@example.com'
  await shop.fetch('/stock-alerts', { method: 'POST', json: { productId: black, email } })
  await sendAlerts()
  const { subject, text } = await lastMailTo(shop.database, email)
  expect(subject).toContain('Negro, 64 GB')
  expect(text).toContain(`https://tienda.example/shop/products/${slug}?variant=${black}`)
})
