import { users } from '@tecnoclick/database/schema/people/users'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { boughtChoices, businessChoices } from '@tecnoclick/domain/site/campaign'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { insertUser } from '../../testing/people.ts'
import { createSampleShop, type SampleShop } from '../../testing/sample-shop.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { countAudience } from './audience.ts'
import { insertSubscriber } from './testing/campaign-fixture.ts'

const shop = useTestApi()
let sample: SampleShop

interface Reader {
  language: (typeof textLanguages)[number] | null
  gets: boolean
  account: 'none' | 'user' | 'business'
  order: 'none' | 'PENDIENTE' | 'COMPLETADA' | 'CANCELADA'
}

/** Every kind of reader, more often than once. */
const readers: Reader[] = []
for (const language of [null, 'es', 'ru'] as const)
  for (const gets of [true, false])
    for (const account of ['none', 'user', 'business'] as const)
      for (const order of ['none', 'PENDIENTE', 'COMPLETADA', 'CANCELADA'] as const)
        if (account !== 'none' || order === 'none') readers.push({ language, gets, account, order })

const ends = [
  { confirmedAt: null },
  { unsubscribedAt: new Date() },
  { bouncedAt: new Date(), bounceReason: 'x' },
]

beforeAll(async () => {
  sample = await createSampleShop(shop)
  const { db } = shop.database
  await db.delete(newsletterSubscribers)
  for (const [index, { language, gets, account, order }] of readers.entries()) {
    const subscriber = await insertSubscriber(shop.database, {
      language,
      ...(!gets && ends[index % ends.length]),
    })
    if (account === 'none') continue
    const id = await insertUser(db, { role: account })
    // As people write it.
    await db.update(users).set({ email: subscriber.email.toUpperCase() }).where(eq(users.id, id))
    if (order !== 'none') await insertOrder(id, order)
  }
})

type OrderStatus = NonNullable<(typeof orders.$inferInsert)['status']>

async function insertOrder(clientId: number, status: OrderStatus): Promise<void> {
  await shop.database.db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ clientId, placedBy: clientId, channel: 'web', currency: 'USD', priceTier: 'retail' },
        ...{ subtotal: 100, total: 100, status },
        ...(status === 'COMPLETADA' && { completedAt: new Date() }),
        ...(status === 'CANCELADA' && { cancelledAt: new Date() }),
      })
      .returning()
    const { id: productId, name: productName } = sample.products[0]
    const line = { productId, productName, sku: 'X', price: 100, quantity: 1, amount: 100, position: 1 }
    await tx.insert(orderLines).values({ orderId: order?.id ?? 0, ...line })
  })
}

test('the count is what the rule says of each reader, whatever is chosen', async () => {
  const audience = fc.record({
    language: fc.constantFrom(null, ...textLanguages),
    bought: fc.constantFrom(...boughtChoices),
    business: fc.constantFrom(...businessChoices),
  })
  await fc.assert(
    fc.asyncProperty(audience, async ({ language, bought, business }) => {
      const expected = readers.filter((reader) => {
        const hasBought = reader.order === 'PENDIENTE' || reader.order === 'COMPLETADA'
        return (
          reader.gets &&
          (language === null || (reader.language ?? 'es') === language) &&
          (bought === 'all' || hasBought === (bought === 'bought')) &&
          (business === 'all' || (reader.account === 'business') === (business === 'business'))
        )
      })
      expect(await countAudience(shop.database.db, { language, bought, business })).toBe(expected.length)
    }),
    { numRuns: 60 },
  )
})
