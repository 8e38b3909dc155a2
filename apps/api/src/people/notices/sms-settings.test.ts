import { phoneCodes, phoneLinks, smsGateways } from '@tecnoclick/database/schema/people/sms'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import { smsSize } from '@tecnoclick/domain/platform/sms-text'
import { codeMessages } from '@tecnoclick/messages/people/code-messages'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lastMailTo, shortCodeIn } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { connectGateway, insertPhone } from './testing/gateway.ts'

const shop = useTestApi()
let admin: Person
let ana: Person
let number = 100

beforeAll(async () => {
  admin = await shop.as('admin')
  await connectGateway(shop, { userId: admin.userId, requestId: 'test' })
})
beforeEach(async () => {
  // Signed in just now: a change of the gateway asks for it.
  admin = await shop.as('admin')
  ana = await shop.as('user')
  await shop.database.pool.query('update users set mailbox_proven_at = now()')
  shop.sms.forget()
  number += 1
})

const save = (changes: object = {}, person = admin) => {
  const { url, username, password } = shop.sms
  const gateway = { url, username, password, partPrice: 1.5, dailyParts: 200, ...changes }
  return person.fetch('/admin/sms', { method: 'PUT', json: { gateway } })
}
const turnOff = (person = admin) => person.fetch('/admin/sms', { method: 'PUT', json: { gateway: null } })
const tryIt = (phone = '5555 0101') => admin.fetch('/admin/sms/test', { method: 'POST', json: { phone } })
const ask = (phone = `5555 0${number}`, person = ana) =>
  person.fetch('/account/notices/phone', { method: 'POST', json: { phone } })
const confirm = (code: string, person = ana) =>
  person.fetch('/account/notices/phone/code', { method: 'POST', json: { code } })
const codeOf = async (person = ana) =>
  shortCodeIn(await lastMailTo(shop.database, await emailOf(shop.database.db, person.userId)))
const linkOf = async ({ userId } = ana) =>
  (await shop.database.db.select().from(phoneLinks).where(eq(phoneLinks.userId, userId)))[0]

test('the password is stored encrypted, never shown, and its change is in the audit log', async () => {
  const { db } = shop.database
  const shown = await (await save()).text()
  expect(JSON.parse(shown).gateway).toMatchObject({ url: shop.sms.url, partPrice: 1.5, isRefused: false })
  const noted = await db.select().from(auditLog).where(eq(auditLog.entity, 'sms-gateway'))
  expect(noted.at(-1)?.after).toMatchObject({ url: shop.sms.url, dailyParts: 200 })
  const [row] = await db.select().from(smsGateways)
  for (const text of [shown, JSON.stringify(noted), row?.password.toString('latin1')])
    expect(text).not.toContain(shop.sms.password)
})

test('price and limit change without the password, address and user do not', async () => {
  await save()
  const kept = await save({ password: undefined, dailyParts: 7 })
  expect((await kept.json()).gateway.dailyParts).toBe(7)
  for (const other of [{ url: 'http://192.0.2.7:8080' }, { username: 'otro' }]) {
    const refused = await save({ ...other, password: undefined })
    expect([refused.status, (await refused.json()).error.fieldCodes]).toEqual([422, { password: 'required' }])
  }
  expect((await (await admin.fetch('/admin/sms')).json()).gateway.url).toBe(shop.sms.url)
})

test.each([
  { url: 'ftp://192.168.1.20' },
  { url: 'http://sms:clave@192.168.1.20' },
  { url: 'http://192.168.1.20/\r\nX-Evil: 1' },
  { url: 'http://192.168.1.20/?x=1' },
  { url: 'javascript:alert(1)' },
  { username: 'a:b' },
  { username: 'a\nb' },
  { password: 'x\r\ny' },
  { partPrice: -1 },
  { partPrice: 1.234 },
  { dailyParts: 1.5 },
  { dailyParts: 100_000 },
])('a gateway like %o is refused', async (changes) => {
  expect((await save(changes)).status).toBe(422)
})

test('"Enviar prueba" says what the gateway answers', async () => {
  await save()
  expect(await (await tryIt()).json()).toEqual({ to: '+5355550101' })
  expect(shop.sms.accepted).toMatchObject([
    { to: '+5355550101', text: 'TecnoClick: SMS de prueba: el envio funciona' },
  ])
  expect((await tryIt('7830 1234')).status).toBe(422)
  await shop.sms.stop()
  expect((await tryIt()).status).toBe(503)
  await shop.sms.start()

  await save({ password: 'otra' })
  const wrong = await tryIt()
  expect([wrong.status, (await wrong.json()).error.fieldCodes]).toEqual([422, { password: 'unknown' }])
  expect((await (await admin.fetch('/admin/sms')).json()).gateway.isRefused).toBe(true)
  expect((await (await ana.fetch('/account/notices')).json()).hasSms).toBe(false)
  expect((await ask()).status).toBe(404)

  await save({ dailyParts: 0 })
  expect((await tryIt()).status).toBe(409)
  await turnOff()
  expect((await tryIt()).status).toBe(404)
  await save()
})

test.each([
  '{"id":"another","state":"Delivered","recipients":[]}',
  '<script>alert(1)</script>',
  `{"id":"${'x'.repeat(200_000)}"}`,
])('a gateway that answers for another message, or no gateway at all, delivers nothing', async (body) => {
  shop.sms.replies.push({ code: 200, body })
  const answer = await tryIt()
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/script|xxx|another/)
})

test('a code that the phone got verifies it once', async () => {
  const sent = await (await ask()).json()
  expect(sent).toEqual({
    phone: `+5355550${number}`,
    expiresDate: new Date(shop.clock.now.getTime() + minutes(10)).toISOString(),
  })
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))
  const code = shortCodeIn(mail)
  expect(mail).toMatchObject({ kind: 'phone-code', channel: 'sms' })
  const [stored] = await shop.database.db.select().from(outbox).where(eq(outbox.id, mail.id))
  expect(JSON.stringify([stored, await shop.database.db.select().from(phoneCodes)])).not.toContain(code)

  const twice = await Promise.all([confirm(code), confirm(code)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await linkOf()).toMatchObject({ phone: `+5355550${number}` })
  expect(await (await ana.fetch('/account/notices')).json()).toMatchObject({
    hasSms: true,
    phone: `+5355550${number}`,
    fallback: 'mail-sms',
  })
  for (let round = 0; round < 2; round++)
    expect((await ana.fetch('/account/notices/phone', { method: 'DELETE' })).status).toBe(204)
  expect(await linkOf()).toBeUndefined()
})

test('five parallel guesses are all that a code takes, and then the right one serves no more', async () => {
  await ask()
  const code = await codeOf()
  const wrong = code === '000000' ? '000001' : '000000'
  const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(wrong)))
  expect(guesses.every(({ status }) => status === 422)).toBe(true)
  const [row] = await shop.database.db.select().from(phoneCodes).where(eq(phoneCodes.userId, ana.userId))
  expect(row?.tries).toBe(5)
  expect((await confirm(code)).status).toBe(422)
  expect(await linkOf()).toBeUndefined()
})

test("a code ends after ten minutes, when another one is made, and is nobody else's", async () => {
  const bea = await shop.as('user')
  await ask()
  const old = await codeOf()
  expect((await confirm(old, bea)).status).toBe(422)
  await ask(`5555 1${number}`)
  const late = await codeOf()
  if (old !== late) expect((await confirm(old)).status).toBe(422)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(10))
  expect((await confirm(late)).status).toBe(422)
  expect(await linkOf()).toBeUndefined()
})

test('where a stranger may have registered the address no phone is verified', async () => {
  await shop.database.pool.query('update users set mailbox_proven_at = null where id = $1', [ana.userId])
  expect((await (await ana.fetch('/account/notices')).json()).isMailboxProven).toBe(false)
  expect((await ask()).status).toBe(409)
})

test('a number gets five codes a day, whoever asks, and an account five', async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days(2))
  const phone = '5599 0001'
  const askers = await Promise.all(Array.from({ length: 4 }, () => shop.as('user')))
  await shop.database.pool.query('update users set mailbox_proven_at = now()')
  const statuses = []
  for (const asker of [...askers, ...askers]) statuses.push((await ask(phone, asker)).status)
  expect(statuses).toEqual([...Array(5).fill(201), 429, 429, 429])
  const [asker = ana] = askers
  const others = []
  for (let round = 0; round < 5; round++) others.push((await ask(`5598 000${round}`, asker)).status)
  expect(others.filter((status) => status === 201).length).toBeLessThanOrEqual(4)
  expect(others.at(-1)).toBe(429)
})

test('each message with a code is one SMS, also with a long name of the shop', () => {
  for (const kinds of Object.values(codeMessages))
    for (const { text } of Object.values(kinds)) {
      const store = 'Tienda TecnoClick'
      const filled = text.replace('{code}', '123456').replace('{store}', store).replace('{minutes}', '10')
      expect(smsSize(filled).parts, filled).toBe(1)
    }
})

test('phone and choices are among the personal data, and end with the account', async () => {
  const { userId, fetch } = ana
  const phone = await insertPhone(shop.database.db, userId)
  const channels = { orders: 'sms', payments: 'telegram', repairs: 'mail', resets: 'mail', news: 'mail' }
  const put = { method: 'PUT', json: { channels, fallback: 'sms-mail', quietFrom: null, quietUntil: null } }
  expect(await (await fetch('/account/notices', put)).json()).toMatchObject({
    channels,
    fallback: 'sms-mail',
  })
  const data = await (await fetch('/account/data', { method: 'POST' })).json()
  expect(data).toMatchObject({
    phone: [{ phone }],
    noticeChoices: [{ bySms: ['orders'], fallback: 'sms-mail' }],
  })
  expect((await (await admin.fetch(`/admin/customers/${userId}`)).json()).smsPhone).toBe(phone)
  expect((await fetch('/account/closing', { method: 'POST' })).status).toBe(204)
  expect(await linkOf()).toBeUndefined()
})

test('without a confirmed session the gateway cannot be changed', async () => {
  const early = admin
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(11))
  expect((await turnOff(early)).status).toBe(403)
})
