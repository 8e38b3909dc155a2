import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, inTransaction, sqlState, violatedConstraint } from './connect.ts'
import { makeProduct } from './constraints/testing/make.ts'
import { products } from './schema/catalogue/products.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test('a connection has the configured timeouts', async () => {
  const { rows } = await shop.pool.query(`select
    current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('TimeZone') as zone`)
  expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s', zone: 'UTC' }])
})

test('connections closed by PostgreSQL are replaced, and the process survives', async () => {
  const other = connectDatabase(shop.url, { max: 3 })
  const pids = await Promise.all(
    [1, 2, 3].map(() => other.pool.query('select pg_backend_pid() as pid, pg_sleep(0.05)')),
  )
  for (const { rows } of pids) await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => other.pool.totalCount).toBe(0)
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
  await other.close()
})

test('a transaction whose connection is closed fails, and the process survives', async () => {
  const cut = shop.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sleep(50)
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect((await shop.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('two transactions that deadlock both succeed in the end', async () => {
  const [first, second] = [await makeProduct(shop.db), await makeProduct(shop.db)]
  const takeBoth = (ids: number[]) =>
    inTransaction(shop.db, async (tx) => {
      for (const id of ids) {
        await tx.update(products).set({ stock: sql`stock - 1` }).where(eq(products.id, id))
        await tx.execute(sql`select pg_sleep(0.05)`)
      }
    })
  await Promise.all([takeBoth([first.id, second.id]), takeBoth([second.id, first.id])])
  const rows = await shop.db.select({ stock: products.stock }).from(products)
  expect(rows.map((row) => row.stock)).toEqual([8, 8])
})

test('a conflict is retried three times and then thrown', async () => {
  let tries = 0
  const alwaysFailing = inTransaction(shop.db, async (tx) => {
    tries++
    await tx.execute(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`)
  })
  await expect(alwaysFailing.catch(sqlState)).resolves.toBe('40001')
  expect(tries).toBe(4)
})

test('another error is not retried and names its constraint', async () => {
  let tries = 0
  const refused = await inTransaction(shop.db, (tx) => {
    tries++
    return makeProduct(tx, { stock: -1 })
  }).catch((error: unknown) => [sqlState(error), violatedConstraint(error)])
  expect(refused).toEqual(['23514', 'products_stock_not_negative'])
  expect(tries).toBe(1)
})

test('an unresponsive connection is closed with its transaction and replaced', async () => {
  const shortTimeout = connectDatabase(shop.url, { max: 1, responseTimeoutMs: 300 })
  const { id } = await makeProduct(shop.db)
  const cut = shortTimeout.db.transaction(async (tx) => {
    await tx.update(products).set({ name: 'Nunca' }).where(eq(products.id, id))
    await tx.execute(sql`select pg_sleep(3)`)
  })
  await expect(cut).rejects.toThrow()
  const { rows } = await shortTimeout.pool.query('select name from products where id = $1', [id])
  expect(rows[0]?.name).not.toBe('Nunca')
  await shortTimeout.close()
})

test('a pause of the process itself closes no connection', async () => {
  const shortTimeout = connectDatabase(shop.url, { max: 1, responseTimeoutMs: 300 })
  await shortTimeout.pool.query('select 1')
  const answered = shortTimeout.pool.query('select pg_sleep(0.1)')
  await sleep(20)
  const end = performance.now() + 600
  while (performance.now() < end);
  await expect(answered).resolves.toMatchObject({ rowCount: 1 })
  await shortTimeout.close()
})

test('connect_timeout of the URL is how long a query waits for a connection', async () => {
  const url = new URL(shop.url)
  url.searchParams.set('connect_timeout', '1')
  const own = connectDatabase(url.href, { max: 1 })
  expect(own.pool.options.connectionTimeoutMillis).toBe(1_000)
  const taken = await own.pool.connect()
  await expect(own.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  taken.release()
  await own.close()
})

test('a repeated statement is prepared, others are not', async () => {
  const own = connectDatabase(shop.url, { max: 1 })
  const marked = crypto.randomUUID()
  const statement = { text: `select $1::integer + 1 as next -- ${marked}` }
  const prepared = async () => {
    const known = await own.pool.query(
      "select count(*)::integer as n from pg_prepared_statements where statement like '%' || $1",
      [marked],
    )
    return known.rows[0]?.n
  }
  for (const value of [1, 2]) await own.pool.query(statement, [value])
  expect(await prepared()).toBe(0)
  for (const value of [3, 4])
    expect((await own.pool.query(statement, [value])).rows).toEqual([{ next: value + 1 }])
  expect(await prepared()).toBe(1)
  await own.close()
})
