import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import type { Attack } from '../attack.ts'
import type { Answer } from '../client.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'
import type { Target } from '../target.ts'

const secret = 'a secret that only the gateway has'
const settings = {
  ...{ name: 'Pasarela', mode: 'template', url: 'https://pasarela.ejemplo.cu/{reference}', secret },
  ...{ paymentMethod: 'wallet', currencies: ['USD', 'CUP', 'MLC'], enable: true },
}
const now = () => Math.floor(Date.now() / 1000)

/** An order whose payment has begun. */
async function begun(target: Target) {
  const { client: owner } = await insertPerson(target, { staffRole: 'administrator' })
  const provider = made(await owner.post('/api/admin/payment-providers', settings))
  const buyer = await insertPerson(target)
  const { id } = await placeOrder(buyer, await newProduct(target))
  const path = `/api/sellorders/${id}/online-payments`
  const { reference } = made(await buyer.client.post(path, { providerId: provider.id }))
  const { total, currency } = made(await buyer.client.get(`/api/sellorders/${id}`))
  const body = JSON.stringify({ reference, state: 'paid', amount: total.toFixed(2), currency })
  return { owner, buyer, provider, path, id, body }
}

function notify(
  target: Target,
  providerId: number,
  body: string,
  { key = secret, timestamp = `${now()}`, signature = '' } = {},
): Promise<Answer> {
  const signed = createHmac('sha256', key)
    .update(body + timestamp)
    .digest('hex')
  return target.visitor().send('POST', `/api/payment-notifications/${providerId}`, {
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature || signed,
    },
  })
}

async function countPayments({ database }: Target, orderId: number): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from payments where order_id = $1',
    [orderId],
  )
  return rows[0]?.count ?? 0
}

export const onlinePaymentAttacks: readonly Attack[] = [
  {
    title: 'a forged, changed or old notification of a gateway pays nothing',
    async run(target) {
      const { provider, id, body } = await begun(target)
      const stolen = createHmac('sha256', secret).update(`${body}${now()}`).digest('hex')
      const answers = await Promise.all([
        notify(target, provider.id, body, { key: 'guessed' }),
        notify(target, provider.id, `${body} `, { signature: stolen }),
        notify(target, provider.id, body, { signature: '0'.repeat(64) }),
        notify(target, provider.id, body, { timestamp: `${now() - 3600}` }),
        notify(target, provider.id, body, { timestamp: '' }),
      ])
      for (const { status } of answers) assert.equal(status, 403)
      assert.equal(await countPayments(target, id), 0)
    },
  },
  {
    title:
      'a notification that is sent again and again, at once, pays once, and another gateway pays nothing',
    async run(target) {
      const { provider, id, body } = await begun(target)
      const { provider: other } = await begun(target)
      assert.equal(made(await notify(target, other.id, body)).outcome, 'unknown')
      const answers = await Promise.all(Array.from({ length: 20 }, () => notify(target, provider.id, body)))
      const outcomes = answers.map((answer) => made(answer).outcome as string)
      assert.equal(outcomes.filter((outcome) => outcome === 'applied').length, 1)
      assert.equal(await countPayments(target, id), 1)
    },
  },
  {
    title: 'nobody pays, sees or gives back the order of somebody else with a gateway',
    async run(target) {
      const { path, provider, owner, id } = await begun(target)
      const { client: stranger } = await insertPerson(target)
      expectStatus(await stranger.get(path), 404)
      expectStatus(await stranger.post(path, { providerId: provider.id }), 404)
      const { data } = made(await owner.get(`/api/admin/sellorders/${id}/online-payments`))
      const attempt = `/api/admin/online-payments/${data[0].id}`
      for (const staffRole of ['editor', 'courier', 'technician'] as const) {
        const { client } = await insertPerson(target, { staffRole })
        expectStatus(await client.post(`${attempt}/verification`, {}), 403)
        expectStatus(await client.post(`${attempt}/refunds`, { amount: 1, version: 1 }), 403)
      }
      const forged = `/api/order-links/${'A'.repeat(43)}/online-payments`
      expectStatus(await target.visitor().get(forged), 404)
      expectStatus(await target.visitor().post(forged, { providerId: provider.id }), 404)
      // What was not paid is not given back.
      expectRefused(await owner.post(`${attempt}/refunds`, { amount: 1, version: data[0].version }))
    },
  },
  {
    title: 'the addresses of a gateway lead to no private network, and its secret is shown to nobody',
    async run(target) {
      const { owner } = await begun(target)
      for (const address of [
        ...['http://pasarela.ejemplo.cu/', 'https://127.0.0.1/', 'https://169.254.169.254/latest'],
        ...['https://[::1]/', 'https://localhost/', 'file:///etc/passwd', 'https://u:p@pasarela.cu/'],
      ]) {
        const json = { ...settings, verifyUrl: address }
        expectStatus(await owner.post('/api/admin/payment-providers', json), 422)
      }
      const { client: seller } = await insertPerson(target, { staffRole: 'seller' })
      expectStatus(await seller.post('/api/admin/payment-providers', settings), 403)
      assert.ok(!JSON.stringify(made(await owner.get('/api/admin/payment-providers'))).includes(secret))
    },
  },
]
