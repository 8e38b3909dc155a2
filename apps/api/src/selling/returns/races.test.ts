import { afterEach, expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useReturns } from './testing/returning.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { bought, asked, ask, post, received, returnsOf, stockOf, expectInvariants } = useReturns(shop)
afterEach(expectInvariants)

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).toSorted()

test('of ten requests at once for the last unit one is accepted', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, admin, { quantity: 1 })
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask(person, order.id, { lines })))
  expect(statusesOf(responses)).toEqual([201, ...Array(9).fill(409)])
})

test('a repeated request with the same key is one return', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, admin)
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => ask(person, order.id, { lines }, 'la-misma')),
  )
  expect(statusesOf(responses)).toEqual(Array(5).fill(201))
  const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect((await returnsOf(person, order.id)).returns).toHaveLength(1)
  const other = { lines: [{ lineId: order.items[0]?.id, quantity: 2 }] }
  expect((await ask(person, order.id, other, 'la-misma')).status).toBe(409)
})

test('after a lost answer the outcome of a return is known, and a closed key makes none', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(ana, admin)
  const wish = { lines: [{ lineId: order.items[0]?.id, quantity: 1 }] }
  const settle = async (key: string) => (await post(ana, '/outcomes', { scope: 'returns', key })).json()
  const { id } = await (await ask(ana, order.id, wish, 'arrived')).json()
  expect(await settle('arrived')).toEqual({ state: 'done', id })
  expect(await settle('late')).toEqual({ state: 'notSent' })
  expect((await ask(ana, order.id, wish, 'late')).status).toBe(409)
  expect((await returnsOf(ana, order.id)).returns).toHaveLength(1)
})

test('staff accept while the buyer withdraws: one of them', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, admin, { quantity: 5 })
  for (let round = 0; round < 5; round++) {
    const made = await asked(person, order)
    const responses = await Promise.all([
      post(person, `/returns/${made.id}/withdraw`),
      post(admin, `/admin/returns/${made.id}/decision`, { state: 'accepted' }),
    ])
    expect(statusesOf(responses)).toEqual([200, 409])
  }
})

test('withdrawing twice is one', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const made = await asked(person, await bought(person, admin))
  const stranger = await shop.as('user')
  expect((await post(stranger, `/returns/${made.id}/withdraw`)).status).toBe(404)
  const responses = [
    await post(person, `/returns/${made.id}/withdraw`),
    await post(person, `/returns/${made.id}/withdraw`),
  ]
  expect(statusesOf(responses)).toEqual([200, 200])
})

test('settled at once by five members of staff, it is settled, restocked and refunded once', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, admin)
  const productId = order.items[0]?.productId ?? 0
  const before = (await stockOf(productId)) ?? 0
  const made = await asked(person, order, 2)
  await received(admin, made)
  const settlement = {
    lines: [{ id: made.lines[0]?.id, outcome: 'stock' }],
    refund: { amount: 200, paymentMethod: 'cash' },
  }
  const path = `/admin/returns/${made.id}/settlement`
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(admin, path, settlement)))
  expect(statusesOf(responses)).toEqual([200, ...Array(4).fill(409)])
  expect(await stockOf(productId)).toBe(before + 2)
})

test('two returns of an order settled at once refund no more than was paid', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await bought(person, admin)
  const both = [await asked(person, order), await asked(person, order)]
  for (const made of both) await received(admin, made)
  const responses = await Promise.all(
    both.map((made) =>
      post(admin, `/admin/returns/${made.id}/settlement`, {
        lines: [{ id: made.lines[0]?.id, outcome: 'scrap' }],
        refund: { amount: 150, paymentMethod: 'cash' },
      }),
    ),
  )
  expect(statusesOf(responses)).toEqual([200, 409])
})
