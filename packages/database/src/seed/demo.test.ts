import { verify } from '@node-rs/argon2'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Drizzle } from '../connect.ts'
import { makeCart, makeOrder, makeProduct } from '../constraints/testing/make.ts'
import { hasDemoAccounts } from '../demo-accounts.ts'
import { checkInvariants } from '../invariants.ts'
import { products } from '../schema/catalogue/products.ts'
import { profiles } from '../schema/people/profiles.ts'
import { users } from '../schema/people/users.ts'
import { orders } from '../schema/selling/orders.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { demoAccounts, demoPassword, seedDemo } from './demo.ts'

let shop: TestDatabase
let outcomes: string[]
beforeAll(async () => {
  shop = await createTestDatabase()
  expect(await hasDemoAccounts(shop.db)).toBe(false)
  outcomes = await Promise.all([seedDemo(shop.db), seedDemo(shop.db)])
})
afterAll(() => shop.drop())

async function ownDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

test('two servers that start together seed once', async () => {
  expect(outcomes.sort()).toEqual(['present', 'seeded'])
  expect(await seedDemo(shop.db)).toBe('present')
})

test('a fresh demo shop satisfies every invariant', async () => {
  const results = await checkInvariants(shop.db)
  expect(results.filter(({ offending }) => offending > 0)).toEqual([])
})

test('the demo accounts sign in with the known password', async () => {
  const emails = demoAccounts.map((account) => account.email)
  const rows = await shop.db
    .select()
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.email, emails))
    .orderBy(users.id)
  expect(rows.map((row) => [row.users.email, row.users.role])).toEqual(
    demoAccounts.map((account) => [account.email, account.role]),
  )
  for (const { users: user } of rows) {
    expect(user.activatedAt).not.toBeNull()
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(user.passwordHash, transformPassword(user.email, demoPassword))).toBe(true)
  }
  expect(rows.map((row) => row.profiles.clicode).slice(0, 3)).toEqual([
    'NO APROBADO',
    'CLI-0001',
    'NO APROBADO',
  ])
  expect(rows.map((row) => row.users.staffRole)).toEqual([null, null, ...staffRoles])
  expect(await hasDemoAccounts(shop.db)).toBe(true)
})

test('the other demo customers cannot sign in', async () => {
  const others = await shop.db.select().from(users).where(sql`email not like '%@demo.cu'`)
  expect(others.length).toBeGreaterThan(5)
  for (const { email, passwordHash } of others.slice(0, 2)) {
    expect(await verify(passwordHash, transformPassword(email, demoPassword))).toBe(false)
  }
})

test('a shop with real orders gets neither products nor accounts', async () => {
  const real = await ownDatabase()
  await makeOrder(real.db)
  const stocked = await real.db.$count(products)
  expect(await seedDemo(real.db)).toBe('refused')
  expect(await hasDemoAccounts(real.db)).toBe(false)
  expect(await real.db.$count(products)).toBe(stocked)
})

test.each([
  ['products', (db: Drizzle) => makeProduct(db)],
  ['a customer with a cart', (db: Drizzle) => makeCart(db)],
])('a shop with %s gets only the accounts', async (_, begin) => {
  const own = await ownDatabase()
  await begin(own.db)
  const stocked = await own.db.$count(products)
  expect(await seedDemo(own.db)).toBe('seeded')
  expect(await own.db.$count(products)).toBe(stocked)
  expect(await own.db.$count(orders)).toBe(0)
  expect(await hasDemoAccounts(own.db)).toBe(true)
})

test('the same day makes the same shop', async () => {
  const now = new Date('2025-03-10T15:00:00Z')
  const [first, second] = [await ownDatabase(), await ownDatabase()]
  await Promise.all([seedDemo(first.db, { now }), seedDemo(second.db, { now })])
  const query = `
    select array_agg(row(sku, stock, price, rating, reviews, created_at)::text order by id) as products,
      (select array_agg(row(number, status, total, order_date, respuesta)::text order by id) from orders) as orders,
      (select array_agg(row(product_id, at, kind, stock_after)::text order by id) from stock_moves) as moves,
      (select array_agg(row(email, product_id, rating, created_at)::text order by id) from reviews) as reviews,
      (select array_agg(row(name, sha256)::text order by id) from files) as files
    from products`
  const [one, other] = [await first.pool.query(query), await second.pool.query(query)]
  expect(one.rows).toEqual(other.rows)
})
