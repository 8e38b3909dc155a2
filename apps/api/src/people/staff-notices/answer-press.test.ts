import { staffChatButtons } from '@tecnoclick/database/schema/people/staff-notices'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSession } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { connectBot } from '../notices/testing/bot.ts'
import { forgetAll, insertStaffChat, presserOf, tell } from './testing/staff-notices.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)
let seller: Person
let chat: number
let productId: number
let poll: () => Promise<number>

beforeAll(async () => {
  const admin = await shop.as('admin')
  await connectBot(shop, { userId: admin.userId, requestId: 'test' })
  productId = await insertProduct({ stock: 500 })
  poll = presserOf(shop)
})
beforeEach(async () => {
  await forgetAll(shop)
  await tell(shop)
  await shop.database.db.delete(staffChatButtons)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(10))
  seller = await shop.asStaff('seller')
  chat = await insertStaffChat(shop, seller)
  const { sent, edited, toasts, replies } = shop.telegram
  for (const list of [sent, edited, toasts, replies]) list.length = 0
})

const last = <Item>(list: readonly Item[]) => list.at(-1)
async function ordered() {
  const buyer = await shop.as('user')
  await added(buyer, productId, 1)
  return { ...(await placed(buyer, { paymentMethod: 'transfer' })), buyer }
}
let codes = 88_000
async function paid() {
  const order = await ordered()
  codes += 1
  const report = { transactionCode: `TM-${codes}`, amount: 100 }
  await order.buyer.fetch(`/sellorders/${order.id}/payment`, { method: 'POST', json: report })
  return { ...order, code: report.transactionCode }
}
/** The button of the notice. */
async function noticed(): Promise<string> {
  await tell(shop)
  return last(shop.telegram.sent)?.buttons?.[0]?.[0]?.callback_data ?? ''
}
/** Presses, and returns the buttons of the question, if one is asked. */
async function press(data: string, from = chat, changes = {}) {
  const before = shop.telegram.sent.length
  shop.telegram.press(from, data, changes)
  await poll()
  const [yes, no] = shop.telegram.sent[before]?.buttons?.[0] ?? []
  return {
    text: shop.telegram.sent[before]?.text,
    yes: yes?.callback_data ?? '',
    no: no?.callback_data ?? '',
  }
}
const statusOf = async (id: number) => (await (await seller.fetch(`/sellorders/${id}`)).json()).status
const paidOf = async (id: number) => (await (await seller.fetch(`/sellorders/${id}`)).json()).paid

test('a payment is verified after a question that shows amount and code, and the log names the channel', async () => {
  const order = await paid()
  const button = await noticed()
  expect(shop.telegram.sent[0]?.buttons?.[0]?.[0]?.text).toBe(`Verificar ${order.noSellOrden}`)
  expect(shop.telegram.sent[0]?.text).not.toMatch(/100|TM-/)
  const { text, yes } = await press(button)
  expect(text).toContain(`¿Verificar el pago de ${order.noSellOrden}?`)
  expect(text).toContain('$100.00 USD')
  expect(text).toContain(order.code)
  expect(await paidOf(order.id)).toBe(0)
  await press(yes)
  expect(last(shop.telegram.edited)?.text).toBe(`Pago de ${order.noSellOrden} verificado.`)
  expect(await paidOf(order.id)).toBe(100)
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, seller.userId), eq(auditLog.entity, 'chat-answer')))
  expect(entries).toMatchObject([
    { entityId: String(order.id), after: { channel: 'telegram', answer: 'verifyPayment' } },
  ])
  expect(entries[0]?.requestId).toMatch(/^telegram:\d+$/)
})

test('an order is accepted; «No» does nothing', async () => {
  const order = await ordered()
  const button = await noticed()
  const first = await press(button)
  await press(first.no)
  expect(last(shop.telegram.edited)?.text).toBe(`No se hizo nada con ${order.noSellOrden}.`)
  await press(first.yes)
  expect(last(shop.telegram.toasts)).toBe('Ese botón ya no sirve.')
  expect(await statusOf(order.id)).toBe('PENDIENTE')
  await press((await press(button)).yes)
  expect(await statusOf(order.id)).toBe('EN PROCESO')
})

test('a button serves once: the same press again, and two at once, act once', async () => {
  const order = await paid()
  const { yes } = await press(await noticed())
  shop.telegram.press(chat, yes)
  shop.telegram.press(chat, yes)
  await poll()
  await press(yes)
  expect(shop.telegram.edited).toHaveLength(1)
  expect(shop.telegram.toasts.slice(-2)).toEqual(['Ese botón ya no sirve.', 'Ese botón ya no sirve.'])
  expect(await paidOf(order.id)).toBe(100)
  const judged = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, seller.userId), eq(auditLog.entity, 'payment')))
  expect(judged).toHaveLength(1)
})

test('an update that comes again has no second effect', async () => {
  const order = await ordered()
  const { yes } = await press(await noticed())
  const update_id = shop.telegram.press(chat, yes)
  await poll()
  const from = { id: chat, is_bot: false }
  const message = { message_id: 7, chat: { id: chat, type: 'private' } }
  const toasts = shop.telegram.toasts.length
  shop.telegram.deliver({ update_id, callback_query: { id: 'x', from, message, data: yes } })
  await poll()
  expect(shop.telegram.toasts).toHaveLength(toasts)
  expect(await statusOf(order.id)).toBe('EN PROCESO')
})

test('asking again makes the question before worthless', async () => {
  await ordered()
  const button = await noticed()
  const [one, other] = [await press(button), await press(button)]
  await press(one.yes)
  expect(last(shop.telegram.toasts)).toBe('Ese botón ya no sirve.')
  await press(other.yes)
  expect(shop.telegram.edited).toHaveLength(1)
})

test('nothing happens for a foreign chat, another sender, a group or a chat that only a customer connected', async () => {
  const order = await ordered()
  const { yes } = await press(await noticed())
  const toasts = shop.telegram.toasts.length
  await press(yes, 999_111)
  await press(yes, chat, { from: { id: 4, is_bot: false } })
  await press(yes, chat, { message: { message_id: 7, chat: { id: chat, type: 'supergroup' } } })
  await shop.database.pool.query('update telegram_links set staff_at = null where user_id = $1', [
    seller.userId,
  ])
  await press(yes)
  expect(shop.telegram.toasts).toHaveLength(toasts)
  expect(await statusOf(order.id)).toBe('PENDIENTE')
})

test("a colleague's button and one that was made up serve nobody", async () => {
  const order = await ordered()
  const { yes } = await press(await noticed())
  const other = await insertStaffChat(shop, await shop.asStaff('seller'))
  for (const data of [yes, 'A'.repeat(43), '', `${yes} `]) await press(data, other)
  expect(new Set(shop.telegram.toasts.slice(-4))).toEqual(new Set(['Ese botón ya no sirve.']))
  expect(await statusOf(order.id)).toBe('PENDIENTE')
  // Nobody has used it up.
  await press(yes)
  expect(await statusOf(order.id)).toBe('EN PROCESO')
})

test.each([
  ['role', `update users set staff_role = 'editor' where id = $1`, 'Su función ya no lo permite.'],
  ['account', 'update users set enabled = false where id = $1', undefined],
  ['session', 'delete from sessions where user_id = $1', expect.stringContaining('segundo paso')],
  [
    'second factor',
    'update sessions set second_factor = false where user_id = $1',
    expect.stringContaining('segundo paso'),
  ],
  [
    'password',
    `update users set password_changed_at = now() + interval '1 year' where id = $1`,
    expect.stringContaining('segundo paso'),
  ],
])('what was lost between question and answer counts: %s', async (_what, statement, toast) => {
  const order = await ordered()
  const { yes } = await press(await noticed())
  const before = shop.telegram.toasts.length
  await shop.database.pool.query(statement, [seller.userId])
  await press(yes)
  expect(shop.telegram.toasts[before]).toEqual(toast)
  const admin = await shop.as('admin')
  expect((await (await admin.fetch(`/sellorders/${order.id}`)).json()).status).toBe('PENDIENTE')
})

test('a day after the second factor the office asks for it again', async () => {
  await ordered()
  const button = await noticed()
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(23))
  await press(button)
  const signedOut = shop.clock.now
  shop.clock.now = new Date(signedOut.getTime() + minutes(50))
  expect((await press(button)).text).toContain('¿Aceptar')
  shop.clock.now = new Date(signedOut.getTime() + minutes(59))
  await shop.database.pool.query('update staff_chat_buttons set expires_at = $1', [
    new Date(shop.clock.now.getTime() + days(2)),
  ])
  shop.clock.now = new Date(signedOut.getTime() + hours(2))
  await press(button)
  expect(last(shop.telegram.toasts)).toContain('segundo paso')
  await insertSession(shop.database.db, seller.userId, shop.clock.now)
  expect((await press(button)).text).toContain('¿Aceptar')
})

test('an order that changed after the question is left alone', async () => {
  const order = await paid()
  const { yes } = await press(await noticed())
  const admin = await shop.as('admin')
  const answer = { respuesta: 'Un momento' }
  expect((await admin.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json: answer })).status).toBe(200)
  await press(yes)
  expect(last(shop.telegram.edited)?.text).toContain('cambió mientras tanto')
  expect(await paidOf(order.id)).toBe(0)
  expect(await shop.database.db.$count(staffChatButtons, eq(staffChatButtons.step, 'confirm'))).toBe(0)
})

test('what somebody did in the office is not asked any more', async () => {
  const order = await paid()
  const button = await noticed()
  const admin = await shop.as('admin')
  await admin.fetch(`/admin/sellorders/${order.id}/payment`, { method: 'POST', json: { state: 'verified' } })
  await press(button)
  expect(last(shop.telegram.toasts)).toContain('Ya no espera')
})

test('the office and the chat at once verify it once', async () => {
  const order = await paid()
  const { yes } = await press(await noticed())
  const admin = await shop.as('admin')
  const { version } = await (await admin.fetch(`/sellorders/${order.id}`)).json()
  const json = { state: 'verified', version }
  shop.telegram.press(chat, yes)
  const [response] = await Promise.all([
    admin.fetch(`/admin/sellorders/${order.id}/payment`, { method: 'POST', json }),
    poll(),
  ])
  const isByChat = last(shop.telegram.edited)?.text.includes('verificado')
  expect([response.status === 200, isByChat].filter(Boolean)).toHaveLength(1)
  expect(await paidOf(order.id)).toBe(100)
})

test('a payment with a photo is looked at in the office', async () => {
  const order = await paid()
  const button = await noticed()
  await shop.database.pool.query(
    `insert into files (name, content_type, size, kind, visibility, sha256)
     values ('foto.webp', 'image/webp', 1, 'receipt', 'private', decode(repeat('00', 32), 'hex'))`,
  )
  await shop.database.pool.query(`update payments set receipt = 'foto.webp' where order_id = $1`, [order.id])
  await press(button)
  expect(last(shop.telegram.toasts)).toContain('foto')
})

test('the database holds no button that can be pressed', async () => {
  await ordered()
  const { yes } = await press(await noticed())
  const stored = JSON.stringify(await shop.database.db.select().from(staffChatButtons))
  expect(stored).not.toContain(yes)
  expect(yes).toHaveLength(43)
})
