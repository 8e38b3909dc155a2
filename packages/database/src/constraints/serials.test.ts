import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines } from '../schema/selling/orders.ts'
import { passports } from '../schema/stock/passports.ts'
import { serialUnits } from '../schema/stock/serial-units.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, makeOrder } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

/** Of two units. */
async function aLine() {
  const order = await makeOrder(shop.db)
  const [line] = await shop.db.select().from(orderLines).where(sql`order_id = ${order.id}`)
  if (!line) throw new Error('the order has no line')
  return line
}

type Line = Awaited<ReturnType<typeof aLine>>

const unit = ({ id: orderLineId, productId }: Line, serialKey: string) => ({
  ...{ productId, serial: serialKey, serialKey, state: 'sold' as const, orderLineId },
})

test('a line has no more serials than units, none of another product, and none twice', async () => {
  const [line, other] = [await aLine(), await aLine()]
  await shop.db.insert(serialUnits).values([unit(line, 'AAA1'), unit(line, 'AAA0')])
  await expectRefusal(
    shop.db.insert(serialUnits).values(unit(line, 'AAA2')).execute(),
    'serial_units_within_line',
  )
  const foreign = { ...unit(other, 'AAA3'), productId: line.productId }
  await expectRefusal(shop.db.insert(serialUnits).values(foreign).execute(), 'serial_units_within_line')
  const again = { productId: line.productId, serial: 'aaa1', serialKey: 'AAA1' }
  await expectRefusal(shop.db.insert(serialUnits).values(again).execute(), 'serial_units_serial_unique')
  const key = { productId: line.productId, serial: 'x', serialKey: 'a-1' }
  await expectRefusal(shop.db.insert(serialUnits).values(key).execute(), 'serial_units_key_form')
})

test('a unit that is for sale belongs to no order, and its passport to nobody', async () => {
  const line = await aLine()
  const [sold] = await shop.db.insert(serialUnits).values(unit(line, 'BBB1')).returning()
  const isUnit = sql`id = ${sold?.id ?? 0}`
  await expectRefusal(
    shop.db.update(serialUnits).set({ state: 'stock' }).where(isUnit).execute(),
    'serial_units_line_of_state',
  )
  const passportOf = async () =>
    (
      await shop.db
        .select()
        .from(passports)
        .where(sql`unit_id = ${sold?.id ?? 0}`)
    )[0]
  expect((await passportOf())?.ownerId).not.toBeNull()
  await shop.db.update(serialUnits).set({ state: 'stock', orderLineId: null }).where(isUnit)
  expect((await passportOf())?.ownerId).toBeNull()
})
