import { createHmac } from 'node:crypto'
import { bankGateways, bankMessages } from '@tecnoclick/database/schema/money/bank-messages'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const secret = 'clave-del-telefono'
let admin: Person

beforeAll(async () => {
  admin = await shop.as('admin')
})

const connect = (value: string | null) =>
  admin.fetch('/admin/bank-gateway', { method: 'PUT', json: { secret: value } })

let codes = 0
const text = () => {
  codes += 1
  return `El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9200069992000001 de 10.00 USD. Nro. Transaccion GW60${1000 + codes}X. Fecha: 2/3/2026.`
}

/** As the app sends it. */
function smsBody(message: string, phoneNumber = 'PAGOxMOVIL', event = 'sms:received') {
  return JSON.stringify({
    ...{ deviceId: 'ffffffffceb0b1db0000018e937c815b', event, id: 'Ey6ECgOkVVFjz3CL48B8C' },
    payload: {
      ...{ messageId: 'abc123', message, phoneNumber, simNumber: 1 },
      receivedAt: '2026-03-02T10:00:00.000-05:00',
    },
    webhookId: 'LreFUt-Z3sSq0JufY9uWB',
  })
}

const timestampOf = (offsetSeconds = 0) => String(Math.floor(shop.clock.now.getTime() / 1000) + offsetSeconds)

function send(body: string, { key = secret, timestamp = timestampOf(), signature = '' } = {}) {
  const signed = createHmac('sha256', key)
    .update(body + timestamp)
    .digest('hex')
  return shop.fetch('/bank-messages', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-timestamp': timestamp,
      'x-signature': signature || signed,
    },
  })
}

const refusedAs = async (reason: string): Promise<number> => {
  const { refusals } = await (await admin.fetch('/admin/bank-gateway')).json()
  return refusals.find((each: { reason: string }) => each.reason === reason)?.count ?? 0
}

const stored = () => shop.database.db.$count(bankMessages)

test('without a key there is no such route', async () => {
  expect((await send(smsBody(text()))).status).toBe(404)
  expect(await (await admin.fetch('/admin/bank-gateway')).json()).toMatchObject({
    ...{ isOn: false, lastMessageDate: null, url: 'http://shop.test/api/bank-messages' },
  })
})

test('the key is stored encrypted, audited without itself, and asks for a confirmation', async () => {
  const connected = await connect(secret)
  expect(await connected.json()).toMatchObject({ isOn: true })
  const { db } = shop.database
  const [row] = await db.select().from(bankGateways)
  expect(row?.secret.toString('latin1')).not.toContain(secret)
  const noted = await db.select().from(auditLog).where(eq(auditLog.entity, 'bank-gateway'))
  expect(JSON.stringify(noted)).not.toContain(secret)
  const later = await shop.as('admin')
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, later.userId))
  const refused = await later.fetch('/admin/bank-gateway', { method: 'PUT', json: { secret: null } })
  expect(refused.status).toBe(403)
})

test('a signed message of a known sender is taken in', async () => {
  const answer = await send(smsBody(text()))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ outcome: 'open' })
  const { data } = await (await admin.fetch('/admin/bank-messages')).json()
  expect(data[0]).toMatchObject({ source: 'gateway', receivedBy: null, amount: 10, phone: '52345678' })
  expect((await (await admin.fetch('/admin/bank-gateway')).json()).lastMessageDate).toBe(
    shop.clock.now.toISOString(),
  )
})

test('a replay within its time is a repeat, and stores nothing', async () => {
  const body = smsBody(text())
  const before = await stored()
  const answers = await Promise.all([send(body), send(body), send(body)])
  const outcomes = await Promise.all(answers.map(async (each) => (await each.json()).outcome))
  expect(outcomes.toSorted()).toEqual(['open', 'repeated', 'repeated'])
  expect(await stored()).toBe(before + 1)
})

test('forged, changed and old messages are refused, counted and stored nowhere', async () => {
  const before = await stored()
  const body = smsBody(text())
  const changed = createHmac('sha256', secret)
    .update(body + timestampOf())
    .digest('hex')
  const forged = [
    send(body, { key: 'otra' }),
    send(body.replace('10.00', '99.00'), { signature: changed }),
    send(body, { signature: 'x' }),
    send(body, { timestamp: 'ahora' }),
    shop.fetch('/bank-messages', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  ]
  for (const answer of await Promise.all(forged)) expect(answer.status).toBe(403)
  expect(await refusedAs('signature')).toBe(5)
  for (const offset of [-301, 301])
    expect((await send(body, { timestamp: timestampOf(offset) })).status).toBe(403)
  expect(await refusedAs('tooOld')).toBe(2)
  expect(await stored()).toBe(before)
})

test('of other senders and events nothing is stored, and the app need not send them again', async () => {
  const before = await stored()
  const unknown = await send(smsBody(text(), '+5355551234'))
  expect(await unknown.json()).toEqual({ outcome: 'sender' })
  expect(await (await send(smsBody(text(), 'PAGOxMOVIL', 'sms:sent'))).json()).toEqual({ outcome: 'ignored' })
  const balance = await send(smsBody('La consulta de saldo fue completada. CR 1500.00 CUP'))
  expect(await balance.json()).toEqual({ outcome: 'notTransfer' })
  expect(await refusedAs('sender')).toBe(1)
  expect(await stored()).toBe(before)
})

test('a signed body of another form is malformed, and a long one is not read', async () => {
  expect((await send('{"event":1}')).status).toBe(400)
  expect((await send('no')).status).toBe(400)
  expect((await send(smsBody('x'.repeat(30_000)))).status).toBe(413)
})

test('a name that the newer app sends is read too', async () => {
  const body = JSON.stringify({ event: 'sms:received', payload: { message: text(), sender: 'pagoxmovil' } })
  expect(await (await send(body)).json()).toEqual({ outcome: 'open' })
})

test('disconnected, the route is gone again', async () => {
  expect((await connect('corta')).status).toBe(422)
  expect(await (await connect(null)).json()).toMatchObject({ isOn: false })
  expect((await send(smsBody(text()))).status).toBe(404)
})
