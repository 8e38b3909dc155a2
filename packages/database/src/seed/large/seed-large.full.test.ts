import { expect, onTestFinished, test } from 'vitest'
import { makeProduct } from '../../constraints/testing/make.ts'
import { hasDemoAccounts } from '../../demo-accounts.ts'
import { checkInvariants } from '../../invariants.ts'
import { createTestDatabase } from '../../testing.ts'
import { seedLarge } from './seed-large.ts'

test('a large shop has the requested products and orders, and satisfies every invariant', async () => {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  const added = await seedLarge(shop.db, { products: 400, orders: 1_050 })
  const { rows } = await shop.pool.query(`
    select (select count(*)::integer from products where parent_id is null) as products,
      (select count(*)::integer from products where parent_id in (select id from products where sku like '%-S%-F')) as variants,
      (select count(*)::integer from orders) as orders,
      (select count(distinct slug)::integer from products) as slugs,
      (select max(number) from orders where number like 'ORDEN-1___') as last`)
  expect(rows).toMatchObject([{ products: 400, orders: 1_050, last: 'ORDEN-1049' }])
  const [{ variants, slugs }] = rows
  expect(variants).toBeGreaterThan(60)
  expect(slugs).toBe(400 + 11 + variants)
  expect(added).toEqual({ products: 400 - 130, orders: 1_050 - 44 })

  expect(await seedLarge(shop.db, { products: 400, orders: 1_050 })).toEqual({ products: 0, orders: 0 })
  expect(await seedLarge(shop.db, { products: 450, orders: 1_060 })).toEqual({ products: 50, orders: 10 })
  const results = await checkInvariants(shop.db)
  expect(results.filter(({ offending }) => offending > 0)).toEqual([])
})

test('a shop with its own products is not changed', async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  await makeProduct(own.db)
  expect(await seedLarge(own.db, { products: 200, orders: 100 })).toBe('refused')
  expect(await hasDemoAccounts(own.db)).toBe(false)
})
