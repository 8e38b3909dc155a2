import { checkInvariants } from '@tecnoclick/database/invariants'
import { telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { staffNoticeChoices } from '@tecnoclick/database/schema/people/staff-notices'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PushServer, readVapid, startPushServer } from '../../platform/push/testing/push-server.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, type TestInit, testDeps, useTestApi } from '../../testing/test-api.ts'
import { connectBot } from '../notices/testing/bot.ts'
import { purgeStaffNotices } from './tell-staff.ts'
import {
  forgetAll,
  insertDevice,
  insertStaffChat,
  messagesOf,
  publicUrl,
  tell,
} from './testing/staff-notices.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)
let push: PushServer
let seller: Person
let productId: number

beforeAll(async () => {
  push = await startPushServer()
  const admin = await shop.as('admin')
  await connectBot(shop, { userId: admin.userId, requestId: 'test' })
  productId = await insertProduct({ stock: 500 })
})
afterAll(() => push.close())
beforeEach(async () => {
  await forgetAll(shop)
  // What others made is known.
  await tell(shop)
  seller = await shop.asStaff('seller')
  push.delivered.length = 0
  push.replies.length = 0
  shop.telegram.sent.length = 0
  shop.telegram.replies.length = 0
  shop.telegram.blocked.clear()
  await shop.database.db.update(telegramBots).set({ refusedAt: null })
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(10))
})

const pass = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms))
async function ordered(json: object = { paymentMethod: 'transfer' }) {
  const buyer = await shop.as('user')
  await added(buyer, productId, 1)
  const order = await placed(buyer, json)
  return { ...order, buyer }
}
const choose = (person: Person, changes: object) => {
  const none = { byMail: [], byTelegram: [], byPush: [], quietFrom: null, quietUntil: null }
  return person.fetch('/admin/notices', { method: 'PUT', json: { ...none, ...changes } } as TestInit)
}
const hourIn = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Havana',
  hour: '2-digit',
  hourCycle: 'h23',
})
/** This hour and the next. */
function quietNow() {
  const quietFrom = Number(hourIn.format(shop.clock.now))
  return { quietFrom, quietUntil: (quietFrom + 2) % 24 }
}
const endQuiet = async () => pass(hours(2))
const mailsOf = async ({ userId }: Person) => {
  const mails = await mailsTo(shop.database, await emailOf(shop.database.db, userId))
  return mails.filter(({ kind }) => kind === 'staff-notice')
}
const states = async () => (await messagesOf(shop)).map(({ state }) => state)

test('a new order is told once, to the browser of whoever may answer it, without names and amounts', async () => {
  const technician = await shop.asStaff('technician')
  await insertDevice(shop, seller, push.subscribe())
  await insertDevice(shop, technician, push.subscribe())
  const { id, noSellOrden } = await ordered()
  await tell(shop)
  expect(push.delivered.map(({ message }) => message)).toEqual([
    {
      title: 'TecnoClick',
      body: `Responder el pedido ${noSellOrden}`,
      url: `/admin/orders/${id}`,
      tag: expect.any(String),
    },
  ])
  const headers = push.delivered[0]?.headers
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high' })
  expect(readVapid(String(headers?.authorization)).claims).toMatchObject({ aud: push.url, sub: publicUrl })
  pass(minutes(30))
  await tell(shop)
  expect(push.delivered).toHaveLength(1)
})

test('what comes together is one message, one in five minutes', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await ordered()
  await ordered()
  const paid = await ordered()
  const report = { transactionCode: 'TM-77001', amount: 10 }
  await paid.buyer.fetch(`/sellorders/${paid.id}/payment`, { method: 'POST', json: report })
  await tell(shop)
  expect(push.delivered[0]?.message).toMatchObject({
    title: 'TecnoClick: 3 cosas nuevas por atender',
    body: 'Pagos por verificar: 1 · Pedidos nuevos: 2',
    url: '/admin',
  })
  await ordered()
  await tell(shop)
  pass(minutes(1))
  await ordered()
  await tell(shop)
  expect(push.delivered).toHaveLength(1)
  pass(minutes(4))
  await tell(shop)
  expect(push.delivered).toHaveLength(2)
  expect(push.delivered[1]?.message).toMatchObject({ body: 'Pedidos nuevos: 2' })
})

test('what somebody has done meanwhile is not told', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await choose(seller, { byPush: ['orders'], ...quietNow() })
  const { id } = await ordered()
  await tell(shop)
  expect(await states()).toEqual(['waiting'])
  const admin = await shop.as('admin')
  await admin.fetch(`/sellorders/${id}`, { method: 'PATCH', json: { status: 'CANCELADA', respuesta: 'No' } })
  await choose(seller, { byPush: ['orders'] })
  await endQuiet()
  await tell(shop)
  expect(push.delivered).toEqual([])
  expect(await states()).toEqual(['dropped'])
})

test('quiet hours wait, for mails they do not', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await choose(seller, { byPush: ['orders'], byMail: ['orders'], ...quietNow() })
  const { noSellOrden, id } = await ordered()
  await tell(shop)
  expect(push.delivered).toEqual([])
  const [mail] = await mailsOf(seller)
  expect(mail).toMatchObject({ subject: 'TecnoClick: Hay algo nuevo por atender' })
  expect(mail?.text).toContain(`Responder el pedido ${noSellOrden}`)
  expect(mail?.text).toContain(`${publicUrl}/admin/orders/${id}`)
  await endQuiet()
  await tell(shop)
  expect(push.delivered).toHaveLength(1)
})

test('each person hears of the groups that they chose, by the channel that they chose', async () => {
  await insertDevice(shop, seller, push.subscribe())
  const chat = await insertStaffChat(shop, seller)
  await choose(seller, { byPush: ['returns'], byTelegram: ['payments'], byMail: ['repairs'] })
  const { id, buyer } = await ordered()
  await tell(shop)
  expect([push.delivered, shop.telegram.sent, await mailsOf(seller)]).toEqual([[], [], []])
  const report = { transactionCode: 'TM-77002', amount: 10 }
  await buyer.fetch(`/sellorders/${id}/payment`, { method: 'POST', json: report })
  await tell(shop)
  expect(push.delivered).toEqual([])
  expect(shop.telegram.sent).toMatchObject([
    { chat_id: chat, text: expect.stringContaining('Verificar el pago') },
  ])
  expect(JSON.stringify(shop.telegram.sent)).not.toMatch(/TM-77002|10\.00|@/)
})

test('a chat that was connected as a customer hears nothing of work', async () => {
  await shop.database.db.insert(telegramLinks).values({ userId: seller.userId, chatId: 5, language: 'es' })
  await ordered()
  await tell(shop)
  expect(shop.telegram.sent).toEqual([])
})

test('who lost the role or the account hears nothing any more', async () => {
  const other = await shop.asStaff('seller')
  await insertDevice(shop, seller, push.subscribe())
  await insertDevice(shop, other, push.subscribe())
  for (const { userId } of [seller, other]) {
    await shop.database.db.insert(staffNoticeChoices).values({ userId, byPush: ['orders'], ...quietNow() })
  }
  await ordered()
  await tell(shop)
  await shop.database.pool.query(`update users set staff_role = 'editor' where id = $1`, [seller.userId])
  await shop.database.pool.query('update users set enabled = false where id = $1', [other.userId])
  await endQuiet()
  await tell(shop)
  expect(push.delivered).toEqual([])
  expect(await states()).toEqual(['dropped', 'dropped'])
})

test('a message whose answer is lost goes again, a browser that is gone is removed', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await ordered()
  push.replies.push('drop')
  await tell(shop)
  expect(await states()).toEqual(['sending'])
  await tell(shop)
  pass(minutes(1))
  await tell(shop)
  expect(push.delivered).toHaveLength(2)
  expect(await states()).toEqual(['sent'])

  pass(minutes(6))
  await ordered()
  push.replies.push({ status: 410 })
  await tell(shop)
  expect((await (await seller.fetch('/admin/notices')).json()).devices).toEqual([])
  expect(await mailsOf(seller)).toHaveLength(1)
})

test('a push service that has enough says until when, one that refuses is shown', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await ordered()
  push.replies.push({ status: 429, retryAfter: 120 })
  await tell(shop)
  pass(minutes(1))
  await tell(shop)
  expect(push.delivered).toEqual([])
  pass(minutes(1))
  await tell(shop)
  expect(push.delivered).toHaveLength(1)
  pass(minutes(6))
  await ordered()
  push.replies.push({ status: 403 })
  await tell(shop)
  const { devices } = await (await seller.fetch('/admin/notices')).json()
  expect(devices).toMatchObject([{ browser: 'Chrome', system: 'Android', isFailing: true }])
  // Nothing else reaches the person.
  expect(await mailsOf(seller)).toHaveLength(1)
})

test('a name that leads to this machine by now is not connected to, and the browser is removed', async () => {
  await insertDevice(shop, seller, push.subscribe())
  const { rows } = await shop.database.pool.query('select subscription from push_devices')
  const stored = testDeps.factorEncryption.decrypt(rows[0].subscription, 'push-device')?.toString() ?? ''
  const moved = stored.replace('http://127.0.0.1', 'https://push.example')
  await shop.database.pool.query('update push_devices set subscription = $1', [
    testDeps.factorEncryption.encrypt(Buffer.from(moved), 'push-device'),
  ])
  await ordered()
  await tell(shop, { push: { resolve: async () => [{ address: '127.0.0.1', family: 4 }] } })
  expect(push.delivered).toEqual([])
  expect(
    (await messagesOf(shop)).length + (await (await seller.fetch('/admin/notices')).json()).devices.length,
  ).toBe(0)
  expect(await mailsOf(seller)).toHaveLength(1)
})

test('no row is told twice, whatever happened', async () => {
  await insertDevice(shop, seller, push.subscribe())
  for (let round = 0; round < 6; round++) {
    await ordered()
    push.replies.push(['drop', { status: 500 }, { status: 201 }][round % 3] as 'drop')
    await Promise.all([tell(shop), tell(shop)])
    pass(minutes(2))
  }
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ id, offending }) => id === '11-staff-notice-once' && offending > 0)).toEqual([])
})

test('who blocked the bot gets mails until they connect it again', async () => {
  const chat = await insertStaffChat(shop, seller)
  shop.telegram.blocked.add(chat)
  await ordered()
  await tell(shop)
  expect(await mailsOf(seller)).toHaveLength(1)
  pass(minutes(6))
  await ordered()
  await tell(shop)
  expect(await mailsOf(seller)).toHaveLength(2)
  const { telegram } = await (await seller.fetch('/admin/notices')).json()
  expect(telegram).toMatchObject({ isBroken: true })
})

test('too many for Telegram: it waits, and is not counted', async () => {
  await insertStaffChat(shop, seller)
  await ordered()
  shop.telegram.replies.push({ code: 429, description: 'Too Many Requests', retryAfter: 30 })
  await tell(shop)
  pass(minutes(1))
  await tell(shop)
  expect(shop.telegram.sent).toHaveLength(1)
  expect(await messagesOf(shop)).toMatchObject([{ state: 'sent', attempts: 1 }])
})

test('two processes at once tell it once', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await ordered()
  await Promise.all([tell(shop), tell(shop), tell(shop)])
  expect(push.delivered).toHaveLength(1)
})

test('a test reaches every device and chat, whatever was chosen', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await insertStaffChat(shop, seller)
  await choose(seller, {})
  expect((await seller.fetch('/admin/notices/test', { method: 'POST' })).status).toBe(204)
  await tell(shop)
  expect(push.delivered[0]?.message).toMatchObject({ body: 'Así llegan los avisos de la tienda.' })
  expect(shop.telegram.sent).toHaveLength(1)
})

test('old messages go, a row that waits stays known', async () => {
  await insertDevice(shop, seller, push.subscribe())
  await ordered()
  await tell(shop)
  pass(days(100))
  await purgeStaffNotices({ database: shop.database, log: console as never, now: () => shop.clock.now })
  expect(await states()).toEqual([])
  await tell(shop)
  const told = (await messagesOf(shop)).flatMap(({ rows }) => rows).map(({ kind }) => kind)
  expect(told).not.toContain('order')
})
