import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../connect.ts'
import { createTestDatabase } from '../testing.ts'

test('a statement is prepared on its third use, with any values', async () => {
  const shop = await createTestDatabase()
  onTestFinished(() => shop.drop())
  const { db, close } = connectDatabase(shop.url, { max: 1 })
  onTestFinished(close)
  const prepared = async () => {
    const { rows } = await db.execute(
      sql`select statement from pg_prepared_statements where statement like 'select $1::integer + 41%'`,
    )
    return rows.length
  }
  for (const [turn, expected] of [0, 0, 1, 1].entries()) {
    const { rows } = await db.execute(sql`select ${turn}::integer + 41 as sum`)
    expect(rows).toEqual([{ sum: turn + 41 }])
    expect(await prepared()).toBe(expected)
  }
})
