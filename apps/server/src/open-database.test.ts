import { createTestDatabase } from '@tecnoclick/database/testing'
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
