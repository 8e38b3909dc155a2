import { orders } from '@tecnoclick/database/schema/selling/orders'
import { emptyValues, keysOf, mapFields, pick } from '@tecnoclick/domain/platform/fields'
import { checkoutFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePersonalData } from '../../people/account/erase-personal-data.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

const keys = keysOf(checkoutFields)
const written = mapFields(checkoutFields, (_, key) => `Escrito en ${key}`)

async function placeOne(given: object) {
  const buyer = await shop.as('user')
  await added(buyer, await insertProduct())
  return { buyer, order: await placed(buyer, given) }
}

test('what the buyer writes is in the order, its mail, the CSV and the personal data', async () => {
  const { buyer, order } = await placeOne(written)
  expect(order).toMatchObject(written)
  expect(await (await buyer.fetch(`/sellorders/${order.id}`)).json()).toEqual(order)
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, buyer.userId))
  const admin = await shop.as('admin')
  const file = await (
    await admin.fetch(`/admin/sellorders/export?filter[where][noSellOrden]=${order.noSellOrden}`)
  ).text()
  const data = await (await buyer.fetch('/account/data', { method: 'POST' })).json()
  for (const key of keys) {
    expect(mail.text).toContain(written[key])
    expect(file.split('\n')[0]).toContain(office.orders.fields[key])
    expect(file.split('\n')[1]).toContain(written[key])
  }
  expect(data.orders[0]).toMatchObject(written)
})

test('a field may be null, too long is refused, and a closed account leaves nothing of it', async () => {
  const nothing = mapFields(checkoutFields, () => null)
  const { order: empty } = await placeOne(nothing)
  expect(pick(empty, keys)).toEqual(emptyValues(checkoutFields))
  const { buyer, order } = await placeOne(written)
  for (const key of keys) {
    const json = { termsAccepted: true, [key]: 'a'.repeat(checkoutFields[key].max + 1) }
    expect((await buyer.fetch('/sellorders', { method: 'POST', json })).status).toBe(422)
  }
  const { db } = shop.database
  const email = await emailOf(db, buyer.userId)
  await db.transaction((tx) => erasePersonalData(tx, { id: buyer.userId, email }))
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject(emptyValues(checkoutFields))
})
