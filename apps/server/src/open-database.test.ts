import { createTestDatabase } from '@tecnoclick/database/testing'
import { startDatabaseProxy } from '@tecnoclick/database/testing/database-proxy'
import { hasPgBouncer, startPgBouncer, throughPooler } from '@tecnoclick/database/testing/pgbouncer'
import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { openDatabase } from './open-database.ts'

test('without demo data there is no account at all', async () => {
  const shop = await createTestDatabase()
  onTestFinished(shop.drop)
  const opened = await openDatabase(readConfiguration({ DATABASE_URL: shop.url }), () => {})
  onTestFinished(opened.close)
  expect(opened.hasDemoAccounts).toBe(false)
  expect((await shop.pool.query('select email from users')).rows).toEqual([])
})

test.runIf(hasPgBouncer())(
  'behind a pooler visitors use it, and migrations need the direct address',
  async () => {
    const shop = await createTestDatabase()
    onTestFinished(shop.drop)
    const pooler = await startPgBouncer(shop.url)
    onTestFinished(pooler.stop)
    const pooled = { DATABASE_URL: throughPooler(shop.url, pooler.origin) }
    await expect(openDatabase(readConfiguration(pooled), () => {})).rejects.toThrow('DATABASE_DIRECT_URL')
    const configuration = readConfiguration({ ...pooled, DATABASE_DIRECT_URL: shop.url })
    const opened = await openDatabase(configuration, () => {})
    onTestFinished(opened.close)
    expect(opened).toMatchObject({ url: pooled.DATABASE_URL, pooler: 'transaction' })
  },
)

test('the jobs do not wait forever for a machine that was cut off', async () => {
  const shop = await createTestDatabase()
  onTestFinished(shop.drop)
  const proxy = await startDatabaseProxy(shop.url)
  onTestFinished(proxy.down)
  const opened = await openDatabase(readConfiguration({ DATABASE_URL: proxy.url }), () => {})
  onTestFinished(opened.close)
  const { pool } = opened.database
  await pool.query('select 1')
  proxy.freeze()
  await expect(pool.query('select 2')).rejects.toThrow('PostgreSQL is silent')
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
})
