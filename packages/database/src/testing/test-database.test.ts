import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

test('a test database is migrated, seeded and not shared', async () => {
  const [first, second] = await Promise.all([ownDatabase(), ownDatabase()])
  expect(first.url).not.toBe(second.url)
  const { rows } = await first.pool.query('select count(*)::int as migrations from schema_migrations')
  expect(rows[0].migrations).toBeGreaterThan(0)

  await first.pool.query('create table only_here ()')
  const elsewhere = await second.pool.query("select to_regclass('only_here') as found")
  expect(elsewhere.rows).toEqual([{ found: null }])
})

test('a second drop has no effect', async () => {
  const dropped = await createTestDatabase()
  const survivor = await ownDatabase()
  await dropped.drop()
  await dropped.drop()
  const { rows } = await survivor.pool.query('select from pg_database where datname = $1', [
    new URL(dropped.url).pathname.slice(1),
  ])
  expect(rows).toEqual([])
})

async function ownDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}
