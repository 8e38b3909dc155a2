import { createTestDatabase } from '@tecnoclick/database/testing'
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
