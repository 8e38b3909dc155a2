import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import type { Attack } from '../attack.ts'
import type { Answer } from '../client.ts'
import { expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import type { Target } from '../target.ts'

const secret = 'a key that only the phone has'
let messages = 0

function smsBody(phoneNumber = 'PAGOxMOVIL'): string {
  messages += 1
  const code = `AT${process.pid}Z${String(messages).padStart(5, '0')}`
  const message = `El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 10.00 USD. Nro. Transaccion ${code}. Fecha: 2/3/2026.`
  return JSON.stringify({ event: 'sms:received', payload: { message, phoneNumber } })
}

const now = () => Math.floor(Date.now() / 1000)

function send(
  target: Target,
  body: string,
  { key = secret, timestamp = `${now()}`, signature = '' } = {},
): Promise<Answer> {
  const signed = createHmac('sha256', key)
    .update(body + timestamp)
    .digest('hex')
  return target.visitor().send('POST', '/api/bank-messages', {
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature || signed,
    },
  })
}

/** Those with its number: other attacks run at the same time. */
async function countMessages({ database }: Target, body: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from bank_messages where compared = $1',
    [/Transaccion (\w+)/.exec(body)?.[1]],
  )
  return rows[0]?.count ?? 0
}

async function connect(target: Target): Promise<void> {
  const { client } = await insertPerson(target, { staffRole: 'administrator' })
  expectStatus(await client.send('PUT', '/api/admin/bank-gateway', { json: { secret } }), 200)
}

export const bankMessageAttacks: readonly Attack[] = [
  {
    title: 'a forged, changed or old message of a bank is refused and stored nowhere',
    async run(target) {
      await connect(target)
      const body = smsBody()
      const stolen = createHmac('sha256', secret).update(`${body}${now()}`).digest('hex')
      const answers = await Promise.all([
        send(target, body, { key: 'guessed' }),
        send(target, body.replace('10.00', '9999.00'), { signature: stolen }),
        send(target, body, { signature: '0'.repeat(64) }),
        send(target, body, { signature: `${stolen}00` }),
        send(target, body, { timestamp: `${now() - 3600}` }),
        send(target, body, { timestamp: `${now() + 3600}` }),
        send(target, body, { timestamp: `${now()}.0` }),
        send(target, body, { timestamp: '' }),
      ])
      for (const { status } of answers) assert.equal(status, 403)
      assert.equal(await countMessages(target, body), 0)
    },
  },
  {
    title: 'a message of a bank that is sent again and again, at once, counts once',
    async run(target) {
      await connect(target)
      const body = smsBody()
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(target, body)))
      const outcomes = answers.map((answer) => made(answer).outcome as string)
      assert.equal(outcomes.filter((outcome) => outcome === 'open').length, 1)
      assert.equal(outcomes.filter((outcome) => outcome === 'repeated').length, 19)
      assert.equal(await countMessages(target, body), 1)
    },
  },
  {
    title: 'who may not verify payments takes in, matches and dismisses no message, and learns no key',
    async run(target) {
      await connect(target)
      const { client: seller } = await insertPerson(target, { staffRole: 'seller' })
      const shown = JSON.stringify(made(await seller.get('/api/admin/bank-gateway')))
      assert.ok(!shown.includes(secret))
      expectStatus(
        await seller.send('PUT', '/api/admin/bank-gateway', { json: { secret: 'another key' } }),
        403,
      )
      for (const staffRole of ['editor', 'courier', 'technician'] as const) {
        const { client } = await insertPerson(target, { staffRole })
        const text = (JSON.parse(smsBody()) as { payload: { message: string } }).payload.message
        expectStatus(await client.post('/api/admin/bank-messages', { text }), 403)
        expectStatus(
          await client.post('/api/admin/bank-messages/1/match', { kind: 'order', id: 1, version: 1 }),
          403,
        )
        expectStatus(
          await client.post('/api/admin/bank-messages/1/dismissal', { reason: 'x', version: 1 }),
          403,
        )
      }
    },
  },
]
