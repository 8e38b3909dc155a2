import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { expectCode, expectStatus, made } from '../expect.ts'
import { insertPerson, type Person } from '../people.ts'
import type { Target } from '../target.ts'

const patienceMs = 20_000
let chats = 700_000
let phones = 1000

async function until<T>(read: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const found = await read()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`There is no ${what}`)
    await pause(50)
  }
}

let connected: Promise<void> | undefined
/** The bot and the gateway of the shop, once for all attacks. */
function connect(target: Target): Promise<void> {
  connected ??= connectBoth(target)
  return connected
}

async function connectBoth(target: Target): Promise<void> {
  const { telegram } = target
  const { client } = await insertPerson(target, { staffRole: 'administrator' })
  expectStatus(await client.send('PUT', '/api/admin/telegram', { json: { token: telegram.token } }), 200)
  expectStatus(await client.send('PUT', '/api/admin/sms', { json: { gateway: gatewayOf(target) } }), 200)
}

function gatewayOf({ sms: { url, username, password } }: Target) {
  return { url, username, password, partPrice: 1, dailyParts: 5000 }
}

/** What the bot answers to a chat that nobody else uses. */
async function ask({ telegram }: Target, chat: number, text: string, changes = {}): Promise<string> {
  const before = telegram.sent.length
  telegram.write(chat, text, changes)
  return until(
    () => telegram.sent.slice(before).find(({ chat_id }) => chat_id === chat)?.text,
    `answer to ${text}`,
  )
}

async function chatsOf({ database }: Target, { id }: Person): Promise<number[]> {
  const { rows } = await database.pool.query('select chat_id from telegram_links where user_id = $1', [id])
  return rows.map(({ chat_id }) => Number(chat_id))
}

async function linkCode({ client }: Person): Promise<string> {
  return made(await client.post('/api/account/notices/telegram')).code
}

async function verifiedPhone(target: Target, person: Person): Promise<string> {
  phones += 1
  const phone = `+535577${phones}`
  expectStatus(await person.client.post('/api/account/notices/phone', { phone }), 201)
  const sms = await until(() => target.sms.accepted.find(({ to }) => to === phone), 'SMS with a code')
  const code = sms.text.slice(0, 6)
  expectStatus(await person.client.post('/api/account/notices/phone/code', { code }), 200)
  return phone
}

export const channelAttacks: readonly Attack[] = [
  {
    title: 'a forged update, of a group, another bot or without a sender, connects no chat',
    async run(target) {
      await connect(target)
      const owner = await insertPerson(target)
      const code = await linkCode(owner)
      const { telegram } = target
      chats += 10
      const chat = { id: chats, type: 'private' }
      const from = { id: chats, is_bot: false }
      const forged = [
        { chat: { id: -chats, type: 'group' } },
        { from: { ...from, is_bot: true } },
        { from: undefined },
        { text: { $gt: '' } },
        { chat: { id: `${chats}; drop table users`, type: 'private' } },
        { chat: { ...chat, type: 'channel' } },
      ]
      for (const changes of forged) telegram.write(chats, code, changes)
      await ask(target, chats + 1, '/ayuda')
      assert.deepEqual(await chatsOf(target, owner), [])
    },
  },
  {
    title:
      "a foreign code, tried by many chats at once, connects one of them, and five guesses end a chat's tries",
    async run(target) {
      await connect(target)
      const owner = await insertPerson(target)
      const code = await linkCode(owner)
      chats += 10
      for (let chat = chats; chat < chats + 5; chat++) target.telegram.write(chat, code)
      await until(async () => ((await chatsOf(target, owner)).length > 0 ? true : undefined), 'linked chat')
      await ask(target, chats + 6, '/ayuda')
      assert.equal((await chatsOf(target, owner)).length, 1)
      const victim = await insertPerson(target)
      for (let guess = 0; guess < 5; guess++) await ask(target, chats + 7, `ABCDE-FGHJ${'KLMNP'[guess]}`)
      assert.match(await ask(target, chats + 7, await linkCode(victim)), /Demasiados intentos/)
      assert.deepEqual(await chatsOf(target, victim), [])
    },
  },
  {
    title: 'a chat that is connected with one account learns nothing of the orders of others',
    async run(target) {
      await connect(target)
      const thief = await insertPerson(target)
      chats += 10
      await ask(target, chats, await linkCode(thief))
      for (const text of [
        '/pedido 1',
        '/pedido ORDEN-001',
        "/pedido ' or 1=1 --",
        '/ticket 1',
        '/pedido <b>1</b>',
      ])
        assert.doesNotMatch(await ask(target, chats, text), /Total:|PENDIENTE|COMPLETADA/)
    },
  },
  {
    title: 'nobody tells the shop what became of an SMS: it asks, and no address takes a report',
    async run(target) {
      const report = { event: 'sms:delivered', payload: { messageId: 'tc-1', phoneNumber: '+5355550101' } }
      for (const path of [
        '/api/sms',
        '/api/sms/webhook',
        '/api/sms/delivered',
        '/api/telegram',
        '/api/telegram/webhook',
      ])
        expectStatus(await target.visitor().post(path, report), 404)
      expectStatus(await target.visitor().post('/api/admin/sms/test', { phone: '55550101' }), 401)
    },
  },
  {
    title: 'whoever may change settings cannot have the password of the gateway sent to a machine of theirs',
    async run(target) {
      await connect(target)
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      const { password: _, ...gateway } = gatewayOf(target)
      for (const other of [
        { url: 'http://198.51.100.7:8080' },
        { username: 'otro' },
        { url: `${gateway.url}/x` },
      ]) {
        const json = { gateway: { ...gateway, ...other } }
        expectStatus(await client.send('PUT', '/api/admin/sms', { json }), 422)
      }
      assert.doesNotMatch((await client.get('/api/admin/sms')).text, /clave-del-telefono/)
    },
  },
  {
    title: 'HTML and line breaks in the name of the shop and in a subject are one line of an SMS',
    async run(target) {
      await connect(target)
      const person = await insertPerson(target)
      const phone = await verifiedPhone(target, person)
      const channels = { orders: 'sms', payments: 'sms', repairs: 'sms', resets: 'sms', news: 'mail' }
      const choices = { channels, quietFrom: null, quietUntil: null }
      expectStatus(await person.client.send('PUT', '/api/account/notices', { json: choices }), 200)
      const subject = 'Su pedido <img src=x onerror=alert(1)>\u2028To: +5355550199\u200b listo'
      const insert = `insert into outbox (kind, to_address, subject, html, text, dedupe_key)
        values ('order-status', $1, $2, '', 'x', $3)`
      await target.database.pool.query(insert, [person.email, subject, `attack-${phone}`])
      const sms = await until(
        () => target.sms.accepted.find(({ to, text }) => to === phone && text.includes('pedido')),
        'SMS of the order',
      )
      assert.doesNotMatch(sms.text, /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u)
      assert.match(sms.text, /<img src=x onerror=alert\(1\)> To: \+5355550199 listo/)
      assert.equal(target.sms.accepted.filter(({ to }) => to === '+5355550199').length, 0)
    },
  },
  {
    title: "a number that holds several, or somebody else's code, verifies no phone",
    async run(target) {
      await connect(target)
      const owner = await insertPerson(target)
      const thief = await insertPerson(target)
      for (const phone of [
        '55550101,55550102',
        '5555\r\n0101',
        '+53 5555 0101;+53 5555 0102',
        '+1 900 555 0101',
        '*2266#',
      ])
        expectStatus(await thief.client.post('/api/account/notices/phone', { phone }), 422)
      phones += 1
      const phone = `+535577${phones}`
      expectStatus(await owner.client.post('/api/account/notices/phone', { phone }), 201)
      const sms = await until(() => target.sms.accepted.find(({ to }) => to === phone), 'SMS with a code')
      const code = sms.text.slice(0, 6)
      expectCode(await thief.client.post('/api/account/notices/phone/code', { code }), 'badCode')
      expectStatus(await owner.client.post('/api/account/notices/phone/code', { code }), 200)
    },
  },
  {
    title: 'a code that signs in opens no account of staff, and no other account than that of its request',
    async run(target) {
      await connect(target)
      const owner = await insertPerson(target)
      const phone = await verifiedPhone(target, owner)
      const staff = await insertPerson(target, { staffRole: 'seller' })
      await target.database.pool.query(
        'insert into phone_links (user_id, phone, created_at) values ($1, $2, now())',
        [staff.id, '+5355990001'],
      )
      const request = (email: string) =>
        target.visitor().post('/api/security/sign-in-code', { email, channel: 'sms' })
      const finish = (handle: string, code: string) =>
        target.visitor().post('/api/security/sign-in-code/finish', { handle, code })
      const ofStaff = made(await request(staff.email)).handle
      const handle = made(await request(owner.email)).handle
      const sms = await until(
        () => target.sms.accepted.find(({ to, text }) => to === phone && text.includes('entrar')),
        'code that signs in',
      )
      const code = sms.text.slice(0, 6)
      expectCode(await finish(ofStaff, code), 'badCode')
      const outcomes = await Promise.all([finish(handle, code), finish(handle, code), finish(handle, code)])
      assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), [200, 422, 422])
      assert.equal(target.sms.accepted.filter(({ to }) => to === '+5355990001').length, 0)
    },
  },
]
