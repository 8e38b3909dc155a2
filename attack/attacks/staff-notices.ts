import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newBrowser } from '@tecnoclick/api/platform/push/testing/push-server'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson, type Person } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'
import type { Target } from '../target.ts'

let chats = 31_000_000

/** A seller whose chat was connected in the office. */
async function insertChat(target: Target): Promise<Person & { chat: number }> {
  const seller = await insertPerson(target, { staffRole: 'seller' })
  chats += 1
  await target.database.pool.query(
    `insert into telegram_links (user_id, chat_id, language, staff_at) values ($1, $2, 'es', now())`,
    [seller.id, chats],
  )
  return { ...seller, chat: chats }
}

/** The 'Sí' of a question that the bot has asked. */
async function insertYes(target: Target, { id, chat }: Person & { chat: number }, orderId: number) {
  const token = randomBytes(32).toString('base64url')
  await target.database.pool.query(
    `insert into staff_chat_buttons (token_hash, user_id, chat_id, answer, step, order_id, order_version, expires_at)
     select $1, $2, $3, 'acceptOrder', 'confirm', id, version, now() + interval '10 minutes' from orders where id = $4`,
    [createHash('sha256').update(token).digest(), id, chat, orderId],
  )
  return token
}

/** Until the shop has read what came before. */
async function settle({ telegram }: Target, chat: number): Promise<void> {
  const before = telegram.sent.length
  telegram.write(chat, '/ayuda')
  for (let tries = 0; tries < 200; tries++) {
    if (telegram.sent.slice(before).some(({ chat_id }) => chat_id === chat)) return
    await sleep(100)
  }
  throw new Error('The shop does not read Telegram')
}

async function statusOf(target: Target, orderId: number): Promise<string> {
  const { rows } = await target.database.pool.query('select status from orders where id = $1', [orderId])
  return rows[0].status
}

export const staffNoticeAttacks: readonly Attack[] = [
  {
    title:
      'a pressed button that is forged, foreign, from a group or used before accepts no order; the real one does',
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      made(await client.send('PUT', '/api/admin/telegram', { json: { token: target.telegram.token } }))
      const [seller, colleague] = [await insertChat(target), await insertChat(target)]
      const { id: orderId } = await placeOrder(await insertPerson(target), await newProduct(target))
      const yes = await insertYes(target, seller, orderId)
      const { telegram } = target
      const stranger = 77_000_001
      telegram.press(stranger, yes)
      telegram.press(colleague.chat, yes)
      telegram.press(seller.chat, yes, { from: { id: stranger, is_bot: false } })
      telegram.press(seller.chat, yes, { from: { id: seller.chat, is_bot: true } })
      telegram.press(seller.chat, yes, {
        message: { message_id: 1, chat: { id: -100_5, type: 'supergroup' } },
      })
      for (const data of [
        '',
        'x',
        yes.slice(1),
        `${yes}A`,
        yes.toLowerCase(),
        '1',
        `confirm:${orderId}`,
        "' or 1=1",
      ])
        telegram.press(seller.chat, data)
      telegram.deliver({ update_id: 1, callback_query: { id: 'x', data: yes } })
      await settle(target, seller.chat)
      assert.equal(await statusOf(target, orderId), 'PENDIENTE')

      telegram.press(seller.chat, yes)
      telegram.press(seller.chat, yes)
      await settle(target, seller.chat)
      assert.equal(await statusOf(target, orderId), 'EN PROCESO')
      assert.equal(telegram.edited.filter(({ chat_id }) => chat_id === seller.chat).length, 1)
    },
  },
  {
    title: 'whoever stole the password of staff connects no chat for work, from no route',
    async run(target) {
      const thief = await insertPerson(target, { staffRole: 'seller' })
      await target.database.pool.query('update sessions set second_factor = false where user_id = $1', [
        thief.id,
      ])
      expectRefused(await thief.client.post('/api/admin/notices/telegram'))
      expectRefused(await thief.client.get('/api/admin/notices'))
      const asCustomer = await thief.client.post('/api/account/notices/telegram')
      const { code } = asCustomer.json()
      if (!code) return
      chats += 1
      target.telegram.write(chats, code)
      await settle(target, chats)
      const { rows } = await target.database.pool.query(
        'select staff_at from telegram_links where user_id = $1',
        [thief.id],
      )
      assert.deepEqual(rows, [{ staff_at: null }])
    },
  },
  {
    title:
      'no browser is added whose address is this machine, a private network, a metadata service or another scheme',
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: 'editor' })
      const { keys } = newBrowser()
      for (const endpoint of [
        'http://push.example.net/',
        'https://127.0.0.1/',
        'https://127.1/',
        'https://2130706433/',
        'https://0x7f.0.0.1/',
        'https://localhost/',
        'https://a.localhost/',
        'https://[::1]/',
        'https://[::ffff:a9fe:a9fe]/',
        'https://[64:ff9b::7f00:1]/',
        'https://[fd00:ec2::254]/',
        'https://0.0.0.0/',
        'https://10.0.0.1/',
        'https://100.64.0.1/',
        'https://169.254.169.254/latest/meta-data/',
        'https://192.168.1.1/',
        'https://ana:clave@push.example.net/',
        'file:///etc/passwd',
        'https://①②⑦.0.0.1/',
      ])
        expectStatus(await client.post('/api/admin/notices/devices', { endpoint, keys }), 422)
    },
  },
  {
    title: "a colleague's browser is unknown, and its address is nowhere to be read",
    async run(target) {
      const [ana, thief] = [
        await insertPerson(target, { staffRole: 'editor' }),
        await insertPerson(target, { staffRole: 'administrator' }),
      ]
      const { path, keys } = newBrowser()
      const body = { endpoint: `https://push.example.net${path}`, keys }
      const device = made(await ana.client.post('/api/admin/notices/devices', body))
      expectStatus(await thief.client.send('DELETE', `/api/admin/notices/devices/${device.id}`), 404)
      const { rows } = await target.database.pool.query('select d::text as text from push_devices as d')
      assert.ok(rows.every(({ text }) => !text.includes(path) && !text.includes(keys.auth)))
    },
  },
]
