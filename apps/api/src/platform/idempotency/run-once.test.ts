import { inTransaction } from '@tecnoclick/database/connect'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOnce } from './run-once.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

/** Only a transaction that writes waits for a synchronous standby when it commits. */
const writes = sql<{ writes: boolean }>`select pg_current_xact_id_if_assigned() is not null as writes`

test('a repeated answer is given only when a synchronous standby has it', async () => {
  const call = { userId: null, scope: 'orderservices', key: 'again', request: {} }
  expect(await inTransaction(shop.db, (tx) => runOnce(tx, call, async () => ({ id: 7 })))).toEqual({ id: 7 })
  const repeated = await inTransaction(shop.db, async (tx) => {
    const response = await runOnce(tx, call, () => Promise.reject(new Error('done twice')))
    return { response, rows: (await tx.execute(writes)).rows }
  })
  expect(repeated).toEqual({ response: { id: 7 }, rows: [{ writes: true }] })
})
