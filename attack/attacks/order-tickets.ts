import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { requireMatch } from '../mailbox.ts'
import { insertPerson, type Person } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'
import type { Target } from '../target.ts'

/** An order whose mail has a link that shows it signed out. */
async function mailed(target: Target, buyer: Person) {
  const { client: owner } = await insertPerson(target, { staffRole: 'administrator' })
  type Setting = { key: string; value: unknown; version: number }
  const { data } = made(await owner.get('/api/admin/settings'))
  const setting = (data as Setting[]).find(({ key }) => key === 'orderLinks')
  if (setting?.value !== 'everyone') {
    const change = { value: 'everyone', version: setting?.version }
    // Another attack may be faster.
    expectStatus(await owner.patch('/api/admin/settings/orderLinks', change), 200, 409)
  }
  const order: { id: number; noSellOrden?: string } = await placeOrder(buyer, await newProduct(target))
  const mail = await target.mailbox.waitFor(buyer.email, order.noSellOrden ?? '')
  return { owner, order, token: requireMatch(mail, /\/shop\/pay\/([\w-]{43})/) }
}

export const orderTicketAttacks: readonly Attack[] = [
  {
    title: 'the link in the mail of an order shows nothing personal and changes nothing',
    async run(target) {
      const buyer = await insertPerson(target)
      const { order, token } = await mailed(target, buyer)
      const visitor = target.visitor()
      const link = `/api/order-links/${token}`
      const shown = await visitor.get(link)
      expectStatus(shown, 200)
      for (const secret of [buyer.email, '5555 0101', '55550101'])
        assert.ok(!shown.text.includes(secret), `the ticket shows ${secret}`)
      const calls = [
        visitor.post(`${link}/payment`, { transactionCode: 'TK123456' }),
        visitor.send('PUT', `${link}/payment-method`, { json: { paymentMethod: 'cash' } }),
        visitor.get(`${link}/online-payments`),
        visitor.post(`${link}/online-payments`, { providerId: 1 }),
        visitor.get(`/api/sellorders/${order.id}`),
        visitor.post(`/api/sellorders/${order.id}/cancel`, {}),
        visitor.post(`/api/sellorders/${order.id}/messages`, { text: 'Hola' }),
        visitor.delete(`/api/sellorders/${order.id}/family-link`),
      ]
      for (const answer of await Promise.all(calls)) expectRefused(answer)
      for (const form of [
        { transactionCode: 'TK123456' },
        { intent: 'choose', paymentMethod: 'cash' },
        { intent: 'online', providerId: '1' },
      ])
        expectRefused(
          await visitor.send('POST', `/shop/pay/${token}`, {
            form,
            headers: { 'sec-fetch-site': 'same-origin' },
          }),
        )
      const { rows } = await target.database.pool.query('select from payments where order_id = $1', [
        order.id,
      ])
      assert.equal(rows.length, 0)
    },
  },
  {
    title: 'the link of a mail is not guessed, opens no other order and ends when staff end it',
    async run(target) {
      const [ana, eva] = [await insertPerson(target), await insertPerson(target)]
      const { token, order, owner } = await mailed(target, ana)
      const other = await mailed(target, eva)
      const visitor = target.visitor()
      const read = (given: string) => visitor.get(`/api/order-links/${given}`)
      assert.equal(made(await read(token)).noSellOrden, order.noSellOrden)
      const [own, foreign] = [token, other.token].map((text) => Buffer.from(text, 'base64url'))
      assert.ok(own && foreign)
      const next = Buffer.from(own)
      next.writeUInt32BE(own.readUInt32BE() + 1)
      const forged = [
        // The number of the other with this signature, the other way round, and the next number.
        Buffer.concat([foreign.subarray(0, 4), own.subarray(4)]),
        Buffer.concat([own.subarray(0, 4), foreign.subarray(4)]),
        next,
        Buffer.from(own.map((byte, index) => (index === 31 ? byte ^ 1 : byte))),
        ...Array.from({ length: 20 }, () => randomBytes(32)),
      ]
      for (const bytes of forged) expectStatus(await read(bytes.toString('base64url')), 404)
      expectRefused(await ana.client.delete(`/api/admin/sellorders/${order.id}/ticket`))
      expectRefused(await visitor.delete(`/api/admin/sellorders/${order.id}/ticket`))
      made(await owner.delete(`/api/admin/sellorders/${order.id}/ticket`))
      expectStatus(await read(token), 404)
      expectStatus(await visitor.get(`/shop/pay/${token}`), 404)
      expectStatus(await read(other.token), 200)
    },
  },
  {
    title: 'the link of a mail is told to no cache, no search engine and no other site, and stored nowhere',
    async run(target) {
      const buyer = await insertPerson(target)
      const { token } = await mailed(target, buyer)
      const page = await target.visitor().get(`/shop/pay/${token}`)
      expectStatus(page, 200)
      assert.match(page.headers['cache-control'] ?? '', /no-store/)
      assert.equal(page.headers['referrer-policy'], 'same-origin')
      assert.equal(page.headers['x-robots-tag'], 'noindex')
      assert.ok(!page.text.includes(buyer.email))
      const { pool } = target.database
      const query = 'select from outbox as t where position($1 in t::text) > 0'
      assert.equal((await pool.query(query, [token])).rowCount, 0)
    },
  },
]
