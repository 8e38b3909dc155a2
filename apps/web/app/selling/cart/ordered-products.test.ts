import type { OrderItem } from '@tecnoclick/contract/selling/orders/schemas'
import { expect, test } from 'vitest'
import { orderedProducts } from './fill-cart.ts'

const item = (productId: number, quantity: number, combo: OrderItem['combo'] = null): OrderItem => ({
  ...{
    id: productId,
    productId,
    quantity,
    combo,
    options: [],
    serials: [],
    price: 1,
    listPrice: null,
    amount: quantity,
  },
  product: {
    ...{ id: productId, parentId: null, name: `Producto ${productId}`, sku: 'S', slug: 's', image: null },
    enable: true,
  },
})

test('what is ordered again is the combo, once, in place of its parts', () => {
  const combo = { id: 9, name: 'Oficina', quantity: 2, service: null }
  const again = orderedProducts([item(1, 2, combo), item(2, 3), item(3, 8, combo)])
  expect(again.map(({ productId, quantity, product }) => [productId, quantity, product.name])).toEqual([
    [9, 2, 'Oficina'],
    [2, 3, 'Producto 2'],
  ])
})
