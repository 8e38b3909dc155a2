import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { sellDevice } from '../shopping.ts'

const tokenOf = (path: string) => path.split('/').at(-1) ?? ''

export const passportAttacks: readonly Attack[] = [
  {
    title: 'a passport is not guessed, and shows nothing of its owner, the order and the price',
    async run(target) {
      const owner = await insertPerson(target)
      const { path, serial, order } = await sellDevice(target, owner)
      const visitor = target.visitor()
      const own = Buffer.from(tokenOf(path), 'base64url')
      const forged = [
        Buffer.from(own.map((byte, index) => (index === 31 ? byte ^ 1 : byte))),
        ...Array.from({ length: 20 }, () => randomBytes(32)),
      ]
      for (const bytes of forged)
        expectStatus(await visitor.get(`/api/passports/${bytes.toString('base64url')}`), 404)
      for (const bad of ['1', '..%2Fequipment', "' or 1=1--"])
        expectRefused(await visitor.get(`/api/passports/${encodeURIComponent(bad)}`))
      const page = await visitor.get(path)
      expectStatus(page, 200)
      assert.match(page.headers['cache-control'] ?? '', /no-store/)
      assert.equal(page.headers['referrer-policy'], 'no-referrer')
      assert.equal(page.headers['x-robots-tag'], 'noindex')
      const answer = await visitor.get(`/api/passports/${tokenOf(path)}`)
      for (const secret of [owner.email, serial, String(order.noSellOrden), '"total"', '"price"'])
        for (const { text } of [answer, page])
          assert.ok(!text.includes(secret), `the passport shows ${secret}`)
      const { pool } = target.database
      const stored = await pool.query('select from passport_tokens as t where position($1 in t::text) > 0', [
        tokenOf(path),
      ])
      assert.equal(stored.rowCount, 0)
    },
  },
  {
    title: 'the device of somebody else is not changed, handed on or claimed with a wrong code',
    async run(target) {
      const [owner, thief] = [await insertPerson(target), await insertPerson(target)]
      const { id, seller } = await sellDevice(target, owner)
      const calls = [
        thief.client.get(`/api/equipment/${id}`),
        thief.client.post(`/api/equipment/${id}/link`, {}),
        thief.client.delete(`/api/equipment/${id}/link`),
        thief.client.send('PUT', `/api/equipment/${id}/stolen`, { json: { stolen: true } }),
        thief.client.post(`/api/equipment/${id}/transfer`, {}),
        // Staff own nothing of their customers.
        seller.post(`/api/equipment/${id}/transfer`, {}),
      ]
      for (const answer of await Promise.all(calls)) expectStatus(answer, 404)
      for (const code of ['2222-2222', 'ABCDEFGH', '%%%%%%%%'])
        expectRefused(await thief.client.post('/api/equipment/claim', { code }))
      let refused = 0
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const answer = await thief.client.post('/api/equipment/claim', {
          code: `3333-33${attempt}4`.slice(0, 9),
        })
        if (answer.status === 429) refused += 1
      }
      assert.ok(refused > 0, 'codes can be tried without a limit')
      expectStatus(await owner.client.get(`/api/equipment/${id}`), 200)
    },
  },
  {
    title: 'a code hands a device on once, however many use it at the same moment',
    async run(target) {
      const owner = await insertPerson(target)
      const { id } = await sellDevice(target, owner)
      const people = await Promise.all(Array.from({ length: 6 }, () => insertPerson(target)))
      const { code } = made(await owner.client.post(`/api/equipment/${id}/transfer`, {}))
      const answers = await Promise.all(
        people.map(({ client }) => client.post('/api/equipment/claim', { code })),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      expectStatus(await owner.client.get(`/api/equipment/${id}`), 404)
    },
  },
  {
    title: 'script in the name of a device is text on its passport',
    async run(target) {
      const owner = await insertPerson(target)
      const { productId, path } = await sellDevice(target, owner)
      const name = '<img src=x onerror=alert(1)><script>alert(1)</script>'
      await target.database.pool.query('update products set name = $1 where id = $2', [name, productId])
      const page = await target.visitor().get(path)
      expectStatus(page, 200)
      assert.ok(!page.text.includes('<img src=x'), 'markup of a name is sent as markup')
      assert.ok(!page.text.includes('<script>alert(1)'), 'script of a name is sent as script')
    },
  },
]
