import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'
import type { Target } from '../target.ts'

/** An order that waits to be picked up, so that its code is asked for. */
async function readyOrder(target: Target) {
  const [buyer, seller] = [await insertPerson(target), await insertPerson(target, { staffRole: 'seller' })]
  const { id } = await placeOrder(buyer, await newProduct(target))
  made(await seller.client.patch(`/api/sellorders/${id}`, { status: 'EN PROCESO' }))
  for (const step of ['preparing', 'ready'])
    made(await seller.client.post(`/api/admin/sellorders/${id}/step`, { step }))
  const { code } = made(await buyer.client.get(`/api/sellorders/${id}/delivery`))
  return { buyer, seller, id, code: String(code) }
}

export const deliveryAttacks: readonly Attack[] = [
  {
    title:
      'the code of a delivery is not guessed: forty guesses at once are five, and the right one comes too late',
    async run(target) {
      const { seller, id, code } = await readyOrder(target)
      const guesses = Array.from({ length: 40 }, (_, index) =>
        String((Number(code) + 1 + index) % 10_000).padStart(4, '0'),
      )
      const deliver = (guess: string) =>
        seller.client.post(`/api/admin/sellorders/${id}/step`, { step: 'delivered', code: guess })
      const answers = await Promise.all(guesses.map(deliver))
      const told = answers.filter((answer) => answer.code === 'wrongCode')
      assert.equal(told.length, 4)
      expectCode(await deliver(code), 'codeLocked')
    },
  },
  {
    title: 'staff, couriers and strangers read the code of a delivery nowhere, also not in its mail',
    async run(target) {
      const { seller, id, code, buyer } = await readyOrder(target)
      const [admin, courier, stranger] = [
        await insertPerson(target, { staffRole: 'administrator' }),
        await insertPerson(target, { staffRole: 'courier' }),
        await insertPerson(target),
      ]
      for (const person of [seller, admin, courier, stranger]) {
        expectStatus(await person.client.get(`/api/sellorders/${id}/delivery`), 404)
        for (const path of [
          `/api/sellorders/${id}`,
          `/api/admin/sellorders/${id}/delivery`,
          '/api/admin/deliveries',
        ])
          assert.ok(!(await person.client.get(path)).text.includes(`"${code}"`), path)
      }
      const { rows } = await target.database.pool.query(
        "select html || text as body from outbox where kind = 'order-step' and to_address = $1",
        [buyer.email],
      )
      assert.equal(rows.length, 1)
      assert.ok(!rows[0].body.includes(code), 'the stored mail shows the code')
    },
  },
]
