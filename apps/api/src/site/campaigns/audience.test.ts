import { orders } from '@tecnoclick/database/schema/selling/orders'
import { users } from '@tecnoclick/database/schema/people/users'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { boughtChoices, businessChoices } from '@tecnoclick/domain/site/campaign'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { countAudience } from './audience.ts'
import { insertSubscriber } from './testing/campaign-fixture.ts'

const shop = useTestApi()

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

const ends = [{ confirmedAt: null }, { unsubscribedAt: new Date() }, { bouncedAt: new Date(), bounceReason: 'x' }]

beforeAll(async () => {
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

async function insertOrder(clientId: number, status: (typeof orders.$inferInsert)['status']) {
  await shop.database.db.insert(orders).values(anOrder(clientId, status))
}

let made = 0
function anOrder(clientId: number, status: (typeof orders.$inferInsert)['status']) {
  made += 1
  return {
    clientId,
    status,
    number: `PRUEBA-${made}`,
    currency: 'USD',
    subtotal: 100,
    total: 100,
    completedAt: status === 'COMPLETADA' ? new Date() : null,
    cancelledAt: status === 'CANCELADA' ? new Date() : null,
  } as typeof orders.$inferInsert
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
