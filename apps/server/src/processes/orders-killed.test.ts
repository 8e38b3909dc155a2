import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '@tecnoclick/database/connect'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeBuyers, makeGoods } from '../testing/buyers.ts'
import { runStore, temporaryFolder } from '../testing/run-store.ts'

vi.setConfig({ testTimeout: 180_000 })

async function offended(databaseUrl: string) {
  const { db, close } = connectDatabase(databaseUrl, { max: 1 })
  const results = await checkInvariants(db).finally(close)
  return results.filter(({ offending }) => offending > 0)
}

test('two server processes on one database sell no unit twice', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const stores = [1, 2].map(() =>
    runStore({ DATABASE_URL: database.url, PROCESSES: '1', DATA_DIR: temporaryFolder(), JOBS: 'off' }),
  )
  const addresses = await Promise.all(stores.map((store) => store.address()))
  const [scarce = 0] = await makeGoods(database.url, [15])
  const buyers = await makeBuyers(database.url, 40, (index) => addresses[index % 2] ?? '')
  const sales = await Promise.all(buyers.map((buyer, index) => buyer.buy([scarce], `two-${index}`)))
  expect(sales.filter(({ status }) => status === 201)).toHaveLength(15)
  expect(sales.filter(({ status }) => status === 409)).toHaveLength(25)
  expect(await offended(database.url)).toEqual([])
})

test('server and PostgreSQL killed with -9 among checkouts, five times: every told order is there once', async () => {
  const DATA_DIR = temporaryFolder()
  const start = (PORT: string) => runStore({ DATA_DIR, PORT, PROCESSES: '1', DEMO: '0' })
  let store = start('0')
  const address = await store.address()
  const { url } = await joinEmbeddedPostgres({ dataDir: DATA_DIR })
  const goods = await makeGoods(url, [5000, 5000, 5000])
  const buyers = await makeBuyers(url, 6, () => address)

  const told = new Map<string, number>()
  let isOver = false
  const buying = buyers.map(async (buyer, index) => {
    for (let count = 0; !isOver; count++) {
      const key = `killed-${index}-${count}`
      const wanted = index % 2 ? goods : goods.toReversed()
      const { orderId } = await buyer.buy(wanted, key)
      if (orderId !== undefined) told.set(key, orderId)
    }
  })

  for (const victim of ['server', 'postgres', 'server', 'postgres', 'server']) {
    const before = told.size
    await vi.waitUntil(() => told.size >= before + 6, { timeout: 30_000 })
    if (victim === 'postgres') {
      process.kill(postmasterPid(DATA_DIR), 'SIGKILL')
    } else {
      await store.kill('SIGKILL')
      store = start(new URL(address).port)
    }
  }
  const before = told.size
  await vi.waitUntil(() => told.size >= before + 6, { timeout: 30_000 })
  isOver = true
  await Promise.all(buying)

  const { db, close } = connectDatabase(url, { max: 1 })
  const { rows } = await db
    .execute<{ id: number; key: string }>(
      "select id, idempotency_key as key from orders where idempotency_key like 'killed-%'",
    )
    .finally(close)
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(told)
  expect(rows).toHaveLength(told.size)
  expect(await offended(url)).toEqual([])
})

function postmasterPid(dataDir: string): number {
  const [file] = globSync('**/postmaster.pid', { cwd: dataDir })
  return Number.parseInt(readFileSync(join(dataDir, file ?? ''), 'utf8'), 10)
}
