import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { ScramClient } from './driver-internals/scram-client.ts'
import { migrate } from './migrate.ts'
import { detectPooler } from './pooler.ts'
import { hasPgBouncer, startPgBouncer, throughPooler } from './testing/pgbouncer.ts'
import { createTestDatabase } from './testing.ts'

async function pooledShop(settings?: string) {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  const pooler = await startPgBouncer(shop.url, settings)
  onTestFinished(() => pooler.stop())
  return { ...shop, pooledUrl: throughPooler(shop.url, pooler.origin) }
}

test('without a pooler none is found', async () => {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  expect(await detectPooler(shop.url)).toBe('none')
})

test('a wrong address is not taken for a pooler', async () => {
  await expect(detectPooler('postgres://shop:secret@127.0.0.1:1/shop')).rejects.toThrow('ECONNREFUSED')
})

// Where the program is missing, `npm run verify:pooler` says so.
test.runIf(hasPgBouncer())('a pooler that refuses our settings is found', async () => {
  const { pooledUrl } = await pooledShop()
  expect(await detectPooler(pooledUrl)).toBe('transaction')
})

test.runIf(hasPgBouncer())('a pooler that ignores our settings is found', async () => {
  const { pooledUrl } = await pooledShop('ignore_startup_parameters = options')
  expect(await detectPooler(pooledUrl)).toBe('transaction')
})

test.runIf(hasPgBouncer())('requests through a pooler have their timeouts, long work has none', async () => {
  const { url, pooledUrl } = await pooledShop()
  await migrate(url, 'transaction')
  await migrate(url, 'transaction')
  const pooled = connectDatabase(pooledUrl, { pooler: 'transaction' })
  onTestFinished(pooled.close)
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`
  expect((await pooled.pool.query(limits)).rows).toEqual([
    { statement: '5s', lock: '2s', idle: '10s', zone: 'UTC' },
  ])
  const direct = new ScramClient({ connectionString: url })
  await direct.connect()
  onTestFinished(() => direct.end())
  expect((await direct.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
})

test.runIf(hasPgBouncer())('named statements reach whichever connection is free', async () => {
  const { pooledUrl } = await pooledShop()
  const pooled = connectDatabase(pooledUrl, { pooler: 'transaction' })
  onTestFinished(pooled.close)
  const turns = Array.from({ length: 60 }, (_, turn) => turn)
  const sums = await Promise.all(
    turns.map((turn) => pooled.pool.query({ name: 'sum', text: 'select $1::integer + 1 as sum' }, [turn])),
  )
  expect(sums.map(({ rows }) => rows[0]?.sum)).toEqual(turns.map((turn) => turn + 1))
})
