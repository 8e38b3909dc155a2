import { mlcPrice } from '@tecnoclick/domain/catalogue/mlc-price'
import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { type MlcPrices, mlcSteps, roundings } from '@tecnoclick/domain/site/setting-values'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

async function setRule(rule: MlcPrices): Promise<void> {
  await shop.pool.query(
    `insert into settings (key, value, public) values ('mlcPrices', $1, false)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(rule)],
  )
}

test('the database finds the price in MLC that domain finds; null where it is that in USD', async () => {
  const factor = fc.integer({ min: 10, max: 1_000 })
  const ruled = fc.record({
    retail: factor,
    wholesale: factor,
    step: fc.constantFrom(...mlcSteps),
    direction: fc.constantFrom(...roundings),
  })
  const price = fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 9_999_999_900 }))
  const asked = fc.record({
    price,
    own: fc.option(fc.integer({ min: 1, max: 9_999_999_900 }), { freq: 4 }),
    list: fc.constantFrom(...priceTiers),
  })
  await fc.assert(
    fc.asyncProperty(ruled, fc.array(asked, { minLength: 20, maxLength: 40 }), async (rule, cases) => {
      await setRule(rule)
      const { rows } = await shop.pool.query<{ found: number }>(
        `select coalesce(mlc_price(price, own, list), price)::float8 as found
         from rows from (jsonb_to_recordset($1::jsonb) as (price bigint, own bigint, list text))
         with ordinality as c (price, own, list, place) order by place`,
        [JSON.stringify(cases)],
      )
      expect(rows.map(({ found }) => found)).toEqual(
        cases.map(({ price, own, list }) => mlcPrice(price, own, { list, rule })),
      )
    }),
    { numRuns: 40 },
  )
})

test('without a price in USD or a rule there is none but the own one', async () => {
  await setRule({ retail: 133, wholesale: 133, step: 100, direction: 'up' })
  const read = async (call: string) => (await shop.pool.query(`select ${call} as found`)).rows[0].found
  expect(await read("mlc_price(null, null, 'wholesale')")).toBeNull()
  expect(Number(await read("mlc_price(null, 900, 'wholesale')"))).toBe(900)
  await shop.pool.query("delete from settings where key = 'mlcPrices'")
  expect(await read("mlc_price(1000, null, 'retail')")).toBeNull()
})
