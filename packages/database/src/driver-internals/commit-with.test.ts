import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, sqlState } from '../connect.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { commitWith } from './commit-with.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test('the last statements are sent with the commit and return their rows', async () => {
  await shop.db.execute(sql`create table moves (id integer primary key)`)
  const [, second] = await inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`insert into moves values (1)`)
    return commitWith(
      tx,
      sql`insert into moves values (${2})`,
      sql`insert into moves values (${3}) returning id`,
    )
  })
  expect(second?.rows).toEqual([{ id: 3 }])
  const { rows } = await shop.db.execute(sql`select id from moves order by id`)
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('a failing statement rolls the transaction back and throws; the connection stays usable', async () => {
  await shop.db.execute(sql`create table marks (id integer primary key)`)
  const failed = inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`insert into marks values (1)`)
    return commitWith(tx, sql`insert into marks values (${1})`, sql`insert into marks values (${2})`)
  })
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('23505')
  for (let turn = 0; turn < 20; turn += 1) {
    const { rows } = await shop.db.execute(sql`select id from marks`)
    expect(rows).toEqual([])
  }
})
