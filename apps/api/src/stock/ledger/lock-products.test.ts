import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { lockProducts } from './lock-products.ts'
import { useBuyers } from './testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct } = useBuyers(shop)

test('who waits for the first product has not locked the last, whatever the order of the lines', async () => {
  const { db } = shop.database
  const [first, last] = [await insertProduct(), await insertProduct()]
  const lock = (id: number) => db.select().from(products).where(eq(products.id, id))
  let waiting: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, first)).for('update')
    waiting = db.transaction((other) => lockProducts(other, [last, first]))
    await expect.poll(waitsForLock, { interval: 10, timeout: 60_000 }).toBe(true)
    expect(await lock(last).for('update', { skipLocked: true })).toHaveLength(1)
  })
  await waiting

  async function waitsForLock(): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length > 0
  }
})
