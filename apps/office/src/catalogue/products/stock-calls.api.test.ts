import { useTestApi as openTestApi } from '@tecnoclick/api/testing/test-api'
import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import { addCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { expect, test } from 'vitest'
import { createDataProvider } from '../../platform/api/data-provider.ts'
import { clientOf } from '../../platform/testing/client-of.ts'
import { setStock, stockCalls } from './stock-calls.ts'

const shop = openTestApi()

test('an undo from a stale stock is refused with the current stock, so that units in carts are not sold', async () => {
  const staff = clientOf(await shop.as('admin'))
  const { id } = await staff.call(products.create, { body: { sku: 'A1', name: 'Tinta', price: 5 } })
  await setStock(staff, id, { stock: 12, from: 0 })
  const customer = clientOf(await shop.as('user'))
  await customer.call(addCartItem, { body: { productId: id, quantity: 5 } })

  const provider = createDataProvider({ 'product-stock': stockCalls(staff) })
  const undo = (from: number) =>
    provider.update('product-stock', { id, data: { stock: 10, from, version: 0 }, previousData: { id } })
  await expect(undo(12)).rejects.toMatchObject({
    status: 409,
    message: fillText(office.products.stock.moved, { count: 7 }),
    body: { values: { stock: 7 } },
  })
  expect(await staff.call(products.get, { params: { id } })).toMatchObject({ stock: 7 })
  expect((await undo(7)).data).toMatchObject({ stock: 10 })
})
