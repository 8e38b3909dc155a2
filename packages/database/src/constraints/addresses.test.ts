import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../connect.ts'
import { addresses } from '../schema/people/addresses.ts'
import { users } from '../schema/people/users.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { bayamo, expectRefusal, makeAddress, makeUser } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const principals = (userId: number) =>
  shop.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), addresses.isPrincipal))

test('a user has one principal address', async () => {
  const { id: userId } = await makeUser(shop.db)
  await makeAddress(shop.db, { userId, isPrincipal: true })
  await makeAddress(shop.db, { userId })
  await expectRefusal(makeAddress(shop.db, { userId, isPrincipal: true }), 'addresses_one_principal')
})

test('the first address must be the principal one at commit', async () => {
  const { id: userId } = await makeUser(shop.db)
  await expectRefusal(makeAddress(shop.db, { userId }), 'addresses_have_principal')
})

test('the principal address cannot be removed, or demoted without another', async () => {
  const { id: userId } = await makeUser(shop.db)
  const principal = await makeAddress(shop.db, { userId, isPrincipal: true })
  await makeAddress(shop.db, { userId })
  const change = (set: Partial<typeof addresses.$inferInsert>) =>
    shop.db.update(addresses).set(set).where(eq(addresses.id, principal.id)).execute()
  await expectRefusal(change({ enable: false }), 'addresses_principal_enabled')
  await expectRefusal(change({ isPrincipal: false }), 'addresses_have_principal')
})

test('the only address is removed by demoting and disabling it together', async () => {
  const { id: userId } = await makeUser(shop.db)
  const only = await makeAddress(shop.db, { userId, isPrincipal: true })
  await shop.db.update(addresses).set({ enable: false, isPrincipal: false }).where(eq(addresses.id, only.id))
  expect(await principals(userId)).toEqual([])
})

test('twenty concurrent promotions leave exactly one principal', async () => {
  const { id: userId } = await makeUser(shop.db)
  await makeAddress(shop.db, { userId, isPrincipal: true })
  const others = await Promise.all([1, 2, 3, 4].map(() => makeAddress(shop.db, { userId })))
  const promote = (id: number) =>
    inTransaction(shop.db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      await tx
        .update(addresses)
        .set({ isPrincipal: false })
        .where(and(eq(addresses.userId, userId), addresses.isPrincipal))
      await tx.update(addresses).set({ isPrincipal: true }).where(eq(addresses.id, id))
    })
  await Promise.all(Array.from({ length: 20 }, (_, i) => promote(others[i % others.length]?.id ?? 0)))
  expect(await principals(userId)).toHaveLength(1)
})

test('geography is consistent: the state belongs to the country, the city to the state', async () => {
  const { id: userId } = await makeUser(shop.db)
  const place = await bayamo(shop.db)
  const misplaced = { userId, isPrincipal: true, ...place, stateId: place.stateId - 1 }
  await expectRefusal(makeAddress(shop.db, misplaced), 'addresses_city_of_state')
  const { rows } = await shop.pool.query<{ id: number }>(
    "insert into countries (name) values ('Otro') returning id",
  )
  const abroad = { userId, isPrincipal: true, ...place, countryId: rows[0]?.id ?? 0 }
  await expectRefusal(makeAddress(shop.db, abroad), 'addresses_state_of_country')
})
