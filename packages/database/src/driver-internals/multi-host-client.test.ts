import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase, inTransaction } from '../connect.ts'
import { makeProduct } from '../constraints/make.ts'
import { startDatabaseProxy } from '../testing/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

async function machine(shop: TestDatabase) {
  const proxy = await startDatabaseProxy(shop.url)
  onTestFinished(proxy.down)
  return proxy
}

function urlOf(shop: TestDatabase, ports: number[]): string {
  const { username, password, pathname } = new URL(shop.url)
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  return `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=read-write`
}

test('of two machines the one that is up is used, and the other one after it went down', async () => {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  const [first, second] = [await machine(shop), await machine(shop)]
  await first.down()
  const { pool, close } = connectDatabase(urlOf(shop, [first.port, second.port]), { max: 2 })
  onTestFinished(close)
  const ask = async () => (await pool.query('select 1 as one')).rows
  expect(await ask()).toEqual([{ one: 1 }])
  await second.down()
  await first.up(first.port)
  await expect.poll(() => ask().catch(() => 'down')).toEqual([{ one: 1 }])
  await first.down()
  await expect(ask()).rejects.toThrow()
})

test('a server that takes no writes is passed over until it takes them', async () => {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  const { username, pathname } = new URL(shop.url)
  const { port } = await machine(shop)
  const url = urlOf(shop, [port])
  const own = connectDatabase(url, { max: 2 })
  onTestFinished(own.close)
  const allow = (value: 'on' | 'off') =>
    shop.pool.query(
      `alter role ${username} in database ${pathname.slice(1)} set default_transaction_read_only = ${value}`,
    )
  await allow('on')
  await expect(own.pool.query('select 1')).rejects.toThrow('takes no writes')
  await allow('off')
  await inTransaction(own.db, (tx) => makeProduct(tx))
})
