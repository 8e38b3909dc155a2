import {
  noticeChoices,
  telegramBots,
  telegramCodes,
  telegramLinks,
} from '@tecnoclick/database/schema/people/notices'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { createSampleShop, type SampleShop } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { insertLink, pollerOf } from './testing/bot.ts'

const shop = useTestApi()
let sample: SampleShop
let admin: Person
let ana: Person
let poll: () => Promise<number>
let chat = 900_000

beforeAll(async () => {
  sample = await createSampleShop(shop)
  admin = sample.admin
  ana = sample.ana
  expect((await connect(shop.telegram.token)).status).toBe(200)
  await shop.database.pool.query('update users set mailbox_proven_at = now()')
  poll = pollerOf(shop)
})
beforeEach(async () => {
  // Signed in just now: the change of the token asks for it.
  admin = await shop.as('admin')
  chat += 1
  shop.telegram.sent.length = 0
  await shop.database.db.delete(telegramLinks)
  await shop.database.db.delete(telegramCodes)
})

const connect = (token: string | null, person = admin) =>
  person.fetch('/admin/telegram', { method: 'PUT', json: { token } })
const newCode = async (person = ana): Promise<string> => {
  const response = await person.fetch('/account/notices/telegram', { method: 'POST' })
  expect(response.status).toBe(201)
  return (await response.json()).code
}
const links = () => shop.database.db.select().from(telegramLinks)
/** What the bot answers to a message. */
async function ask(text: string, chatId = chat): Promise<string | undefined> {
  const before = shop.telegram.sent.length
  shop.telegram.write(chatId, text)
  await poll()
  // The next request confirms it, as in the loop.
  await poll()
  return shop.telegram.sent[before]?.text
}

test('a code connects the chat once, in the language of the account', async () => {
  const response = await ana.fetch('/account/notices/telegram', {
    method: 'POST',
    headers: { cookie: 'lang=es' },
  })
  const { code, url, bot, expiresDate } = await response.json()
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
  expect(url).toBe(`https://t.me/${bot}?start=${code.replace('-', '')}`)
  expect(expiresDate).toBe(new Date(shop.clock.now.getTime() + minutes(15)).toISOString())
  expect(JSON.stringify(await shop.database.db.select().from(telegramCodes))).not.toContain(code.slice(0, 5))

  expect(await ask(`/start ${code}`)).toContain('Listo: los avisos de TecnoClick le llegan aquí.')
  expect(await links()).toMatchObject([{ userId: ana.userId, chatId: chat, language: 'es', brokenAt: null }])
  expect(await ask(code, chat + 1000)).toBe(
    'Ese código no sirve o ya venció. Pida otro en su cuenta, en «Avisos».',
  )
  expect(await links()).toHaveLength(1)
  const { telegram } = await (await ana.fetch('/account/notices')).json()
  expect(telegram).toMatchObject({ isBroken: false })
})

test('where a stranger may have registered the address, the code goes to the mailbox alone', async () => {
  const person = await shop.as('user')
  const response = await person.fetch('/account/notices/telegram', { method: 'POST' })
  expect(await response.json()).toMatchObject({ code: null, url: null, bot: 'TiendaDePruebaBot' })
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, person.userId))
  expect(mail.kind).toBe('telegram-code')
  const [code = ''] = mail.text.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/) ?? []
  expect(mail.text).toContain(`https://t.me/TiendaDePruebaBot?start=${code.replace('-', '')}`)
  expect(await ask(code)).toContain('Listo')
  expect(await links()).toMatchObject([{ userId: person.userId }])
})

test('one code in two chats at once connects one of them', async () => {
  const code = await newCode()
  shop.telegram.write(chat, code)
  shop.telegram.write(chat + 2000, code)
  await Promise.all([poll(), pollerOf(shop)()])
  await poll()
  expect(await links()).toHaveLength(1)
})

test('a code ends after fifteen minutes, and when another one is made', async () => {
  const old = await newCode()
  const late = await newCode()
  expect(await ask(old)).toContain('no sirve')
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(15))
  expect(await ask(late)).toContain('no sirve')
  expect(await links()).toEqual([])
})

test('whoever guesses has five tries, and then the right code serves no more either', async () => {
  for (let round = 0; round < 5; round++)
    expect(await ask(`ABCDE-FGHJ${'KLMNP'[round]}`)).toContain('no sirve')
  const code = await newCode()
  expect(await ask(code)).toContain('Demasiados intentos')
  expect(await links()).toEqual([])
})

test('a chat and an account have one another: connecting again moves it', async () => {
  const stranger = sample.stranger
  await ask(await newCode())
  await ask(await newCode(), chat + 3000)
  expect(await links()).toMatchObject([{ userId: ana.userId, chatId: chat + 3000 }])
  await ask(await newCode(stranger), chat + 3000)
  expect(await links()).toMatchObject([{ userId: stranger.userId, chatId: chat + 3000 }])
})

test('an order is shown to its owner alone, by number and by whole number', async () => {
  const order = await sample.order(ana)
  const { number } = (await shop.database.pool.query('select number from orders where id = $1', [order.id]))
    .rows[0]
  await insertLinkFor(ana.userId, chat)
  const answer = await ask(`/pedido ${number.toLowerCase()}`)
  expect(answer).toContain(`${number}: PENDIENTE`)
  expect(answer).toContain('Total: $')
  expect(answer).toContain(`https://tienda.cu/account/orders/${order.id}`)
  expect(await ask(`/pedido ${Number(number.split('-').at(-1))}`)).toBe(answer)

  await insertLinkFor(sample.stranger.userId, chat + 4000)
  expect(await ask(`/pedido ${number}`, chat + 4000)).toBe('No lo encontramos.')
  expect(await ask('/pedido 999999', chat)).toBe('No lo encontramos.')
  expect(await ask(`/pedido ${number}`, chat + 5000)).toContain('no está conectado')
})

test('a repair is shown to its owner alone, and an order is none', async () => {
  await insertLinkFor(ana.userId, chat)
  await insertLinkFor(sample.stranger.userId, chat + 4000)
  const { id } = sample.requested
  const { rows } = await shop.database.pool.query('select order_num from service_orders where id = $1', [id])
  const number = rows[0].order_num
  expect(await ask(`/ticket ${number}`)).toBe(
    `${number}: PENDIENTE\nhttps://tienda.cu/account/services/${id}`,
  )
  expect(await ask(`/ticket ${number}`, chat + 4000)).toBe('No lo encontramos.')
  expect(await ask(`/pedido ${number}`)).toBe('No lo encontramos.')
})

test('connection and choices are among the personal data, and end with the account', async () => {
  const { userId, fetch } = await shop.as('user')
  await insertLinkFor(userId, chat)
  await shop.database.db.insert(noticeChoices).values({ userId, byMail: ['news'] })
  const data = await (await fetch('/account/data', { method: 'POST' })).json()
  expect(data).toMatchObject({
    telegram: [{ chat, language: 'es' }],
    noticeChoices: [{ byMail: ['news'] }],
  })
  expect((await fetch('/account/closing', { method: 'POST' })).status).toBe(204)
  expect(await links()).toEqual([])
  expect(await shop.database.db.$count(noticeChoices, eq(noticeChoices.userId, userId))).toBe(0)
  expect(await ask('/pedido 1')).toContain('no está conectado')
})

test('/stop disconnects, and a disabled account is not answered', async () => {
  const { userId } = await shop.as('user')
  await insertLinkFor(userId, chat)
  const { pool } = shop.database
  await pool.query('update users set enabled = false where id = $1', [userId])
  expect(await ask('/pedido 1')).toContain('no está conectado')
  await pool.query('update users set enabled = true where id = $1', [userId])
  expect(await ask('/stop')).toContain('desconectado')
  expect(await links()).toEqual([])
})

test('the token is stored encrypted, never shown, and its change is in the audit log', async () => {
  const { db } = shop.database
  const [bot] = await db.select().from(telegramBots)
  expect(bot?.token.toString('latin1')).not.toContain(shop.telegram.token.slice(-10))
  const shown = await (await admin.fetch('/admin/telegram')).text()
  expect(JSON.parse(shown)).toMatchObject({ bot: 'TiendaDePruebaBot', isRefused: false })
  expect(shown).not.toContain(shop.telegram.token.slice(-10))
  const noted = await db.select().from(auditLog).where(eq(auditLog.entity, 'telegram-bot'))
  expect(noted[0]?.after).toEqual({ bot: 'TiendaDePruebaBot' })
  expect(JSON.stringify(noted)).not.toContain(shop.telegram.token.slice(-10))
})

test('a token that Telegram does not know is refused, and "Probar" says what it answers', async () => {
  const wrong = await connect('7000000001:AAE-another_token-of-thirty-five-sign')
  expect([wrong.status, (await wrong.json()).error.fieldCodes]).toEqual([422, { token: 'unknown' }])
  const tried = await admin.fetch('/admin/telegram/test', { method: 'POST' })
  expect([tried.status, await tried.json()]).toEqual([200, { bot: 'TiendaDePruebaBot' }])
})

test('what Telegram answers instead is told apart', async () => {
  const { db } = shop.database
  const test = async () => (await admin.fetch('/admin/telegram/test', { method: 'POST' })).status
  await shop.telegram.stop()
  expect([await test(), (await connect(shop.telegram.token)).status]).toEqual([503, 503])
  await shop.telegram.start()

  shop.telegram.revoked = true
  expect(await test()).toBe(409)
  expect(await (await admin.fetch('/admin/telegram')).json()).toMatchObject({ isRefused: true })
  expect((await (await ana.fetch('/account/notices')).json()).bot).toBeNull()
  expect((await ana.fetch('/account/notices/telegram', { method: 'POST' })).status).toBe(404)
  shop.telegram.revoked = false
  expect(await test()).toBe(200)

  expect(await (await connect(null)).json()).toMatchObject({ bot: null })
  expect(await test()).toBe(404)
  await connect(shop.telegram.token)
  expect(await db.$count(telegramBots)).toBe(1)
})

test('choices are saved as they are, and whoever wants no hours says so', async () => {
  const put = (json: object) => ana.fetch('/account/notices', { method: 'PUT', json })
  const channels = { orders: 'mail', payments: 'telegram', repairs: 'mail', resets: 'telegram', news: 'mail' }
  const saved = await (await put({ channels, quietFrom: 22, quietUntil: 7 })).json()
  expect(saved).toMatchObject({ channels, quietFrom: 22, quietUntil: 7 })
  expect(await (await ana.fetch('/account/notices')).json()).toEqual(saved)
  expect((await (await sample.stranger.fetch('/account/notices')).json()).quietFrom).toBeNull()
  for (const wrong of [
    { channels, quietFrom: 22, quietUntil: null },
    { channels, quietFrom: 24, quietUntil: 7 },
    { channels: { ...channels, orders: 'pigeon' }, quietFrom: null, quietUntil: null },
    { channels: {}, quietFrom: null, quietUntil: null },
  ])
    expect((await put(wrong)).status).toBe(422)
  const none = { channels, quietFrom: null, quietUntil: null }
  expect(await (await put(none)).json()).toMatchObject(none)
})

test('who disconnects on the page is not written to any more, and may do it twice', async () => {
  const code = await newCode()
  await insertLinkFor(ana.userId, chat)
  for (let round = 0; round < 2; round++)
    expect((await ana.fetch('/account/notices/telegram', { method: 'DELETE' })).status).toBe(204)
  expect(await links()).toEqual([])
  expect(await ask(code)).toContain('no sirve')
})

test('ten codes an hour are enough', async () => {
  const { stranger } = sample
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(61))
  const statuses = []
  for (let round = 0; round < 12; round++)
    statuses.push((await stranger.fetch('/account/notices/telegram', { method: 'POST' })).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
})

test('without a confirmed session the bot cannot be changed', async () => {
  const early = admin
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(11))
  expect((await connect(null, early)).status).toBe(403)
})

async function insertLinkFor(userId: number, chatId: number): Promise<void> {
  const { db } = shop.database
  await insertLink(db, userId)
  await db.update(telegramLinks).set({ chatId }).where(eq(telegramLinks.userId, userId))
}
