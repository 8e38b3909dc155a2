import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import type { PromotionReward } from '@tecnoclick/domain/selling/promotion'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { createRandom } from '../payments/testing/money-ledger.ts'

const shop = useTestApi({ rateLimitFactor: 1000 })
const { insertProduct, added, placed, cart, send, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const { between, chance, oneOf } = createRandom(39_300)
const rounds = 12
const noConditions = {
  ...{ minimums: {}, productIds: [], categoryIds: [], brandIds: [], customerIds: [] },
  ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
}
const minor = (amount: number) => Math.round(amount * 100)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0)

type Ids = [number, ...number[]]

function anyReward(productIds: Ids): PromotionReward {
  const pay = between(1, 3)
  return oneOf<PromotionReward>([
    { kind: 'percent', percent: between(1, 70) },
    { kind: 'amount', amounts: { USD: between(1, 3_000) } },
    { kind: 'nForM', take: pay + between(1, 2), pay },
    { kind: 'gift', productId: oneOf(productIds), units: between(1, 2) },
  ])
}

test('whatever promotions there are: cart, order, mail and what comes back say the same to the cent', {
  timeout: 120_000,
}, async () => {
  const admin = await shop.as('admin')
  for (let round = 0; round < rounds; round++) {
    const anyProduct = () => insertProduct({ price: between(99, 40_000), stock: 50 })
    const productIds: Ids = [await anyProduct()]
    for (let count = between(0, 3); count > 0; count--) productIds.push(await anyProduct())
    const rows = Array.from({ length: between(1, 4) }, (_, index) => ({
      ...{ name: `Ronda ${round} ${index}`, active: true, priority: between(0, 2), combines: chance(0.8) },
      reward: anyReward(productIds),
      conditions: { ...noConditions, ...(chance(0.4) && { productIds: [oneOf(productIds)] }) },
    }))
    await shop.database.db.insert(promotions).values(rows)
    const person = await shop.as('user')
    for (const productId of productIds) await added(person, productId, between(1, 7))
    const seen = await cart(person)
    const order = await placed(person, { paymentMethod: 'transfer', confirmedTotal: seen.total })
    expect(order.total).toBe(seen.total)
    expect(order.total).toBeGreaterThanOrEqual(0)
    expect(order.additionalLines.map(({ label, total }) => [label, total])).toEqual(
      seen.extraLines.map(({ title, price }) => [title, price]),
    )
    const lines = [
      ...order.items.map(({ amount }) => amount),
      ...order.additionalLines.map(({ total }) => total),
    ]
    expect(sumOf(lines)).toBe(minor(order.total))
    const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, person.userId))
    const written = order.total.toLocaleString('en', { minimumFractionDigits: 2 })
    expect(mail.text).toContain(`$${written} USD`)
    if (order.total > 0) await comesBack(order)
    await shop.database.db.update(promotions).set({ active: false })
  }

  /** Paid, completed and returned, unit by unit. */
  async function comesBack({ id, total, items }: Order): Promise<void> {
    const post = (path: string, json: object) =>
      send(admin, 'POST', `/admin/sellorders/${id}/${path}`, { json })
    const { version } = await (await send(admin, 'GET', `/sellorders/${id}`)).json()
    expect((await post('payments', { amount: total, paymentMethod: 'cash', version })).status).toBe(201)
    for (const status of ['EN PROCESO', 'COMPLETADA'])
      await send(admin, 'PATCH', `/sellorders/${id}`, { json: { status } })
    const back: number[] = []
    for (const item of items) {
      for (let left = item.quantity; left > 0; ) {
        const quantity = between(1, left)
        left -= quantity
        const asked = { kind: 'return', reason: 'unwanted', condition: 'sealed', received: true }
        const answer = await post('returns', { ...asked, lines: [{ lineId: item.id, quantity }] })
        expect(answer.status).toBe(201)
        back.push(...(await answer.json()).lines.map(({ amount }: { amount: number }) => amount))
      }
    }
    for (const amount of back) expect(amount).toBeGreaterThanOrEqual(0)
    expect(sumOf(back)).toBe(minor(total))
  }
})
