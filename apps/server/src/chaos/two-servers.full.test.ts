import { connectDatabase } from '@tecnoclick/database/connect'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertProducts, makeBuyers } from '../testing/buyers.ts'
import { runStore, temporaryFolder } from '../testing/run-store.ts'

vi.setConfig({ testTimeout: 180_000 })

test('two server processes on one database sell no unit twice', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const stores = [1, 2].map(() =>
    runStore({ DATABASE_URL: database.url, PROCESSES: '1', DATA_DIR: temporaryFolder(), JOBS: 'off' }),
  )
  const addresses = await Promise.all(stores.map((store) => store.address()))
  const [scarce = 0] = await insertProducts(database.url, [15])
  const buyers = await makeBuyers(database.url, 40, (index) => addresses[index % 2] ?? '')
  const sales = await Promise.all(buyers.map((buyer, index) => buyer.buy([scarce], `two-${index}`)))
  expect(sales.filter(({ status }) => status === 201)).toHaveLength(15)
  expect(sales.filter(({ status }) => status === 409)).toHaveLength(25)
  const { db, close } = connectDatabase(database.url, { max: 1 })
  const broken = await checkInvariants(db).finally(close)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})
