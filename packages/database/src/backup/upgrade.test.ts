import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type AppliedMigration, migrate, readApplied, replayMigrations } from '../migrate.ts'
import { createTestDatabase } from '../testing.ts'
import { backUp, emptyDatabase, query } from './fixtures/scratch.ts'
import { restoreBackup } from './restore-backup.ts'

/** A shop before the last migrations, with a customer, a product and a review. */
async function olderShop(migrations: number): Promise<{ url: string; newer: string[] }> {
  const history = await wholeHistory()
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await replayMigrations(client, history.slice(0, migrations))
    await client.query(`
      insert into users (email, password_hash) values ('ana@ejemplo.cu', '$argon2id$v=19$x');
      insert into products (sku, slug, name, price, rating, reviews) values ('T-1', 'tinta', 'Tinta', 500, 4, 1);
      insert into reviews (product_id, author, email, text, rating) select id, 'Ana', 'ana@ejemplo.cu', 'Bien', 4 from products;
      insert into stock_moves (product_id, kind, quantity, available_change, stock_after) select id, 'received', 9, 9, 9 from products;
      update products set stock = 9`)
  } finally {
    await client.end()
  }
  return { url, newer: history.slice(migrations).map(({ name }) => name) }
}

async function wholeHistory(): Promise<AppliedMigration[]> {
  const shop = await createTestDatabase()
  onTestFinished(shop.drop)
  const client = await shop.pool.connect()
  try {
    return await readApplied(client)
  } finally {
    client.release()
  }
}

const rows = `select users.email, slug, stock, products.rating::text, reviews.text
  from users, products join reviews on reviews.product_id = products.id`

test('a shop of an older version is migrated with its rows, once', async () => {
  const { url, newer } = await olderShop(1)
  const before = await query(url, rows)
  expect(before).toHaveLength(1)
  expect(newer.length).toBeGreaterThan(0)
  expect(await migrate(url)).toEqual({ applied: newer })
  expect(await query(url, rows)).toEqual(before)
  expect(await migrate(url)).toEqual({ applied: [] })
})

test('a backup of an older version is restored and then migrated', async () => {
  const { url: old, newer } = await olderShop(1)
  const backup = await backUp(old)
  expect(backup.header.migrations).toHaveLength(1)
  const url = await emptyDatabase()
  const { upgraded, invariants } = await restoreBackup({ url, backup })
  expect(upgraded).toEqual(newer)
  expect(await query(url, rows)).toEqual(await query(old, rows))
  expect(invariants.filter(({ offending }) => offending > 0)).toEqual([])
})

test('only the missing migration is applied', async () => {
  const { url, newer } = await olderShop((await wholeHistory()).length - 1)
  expect(await migrate(url)).toEqual({ applied: newer })
  expect(newer).toHaveLength(1)
})
