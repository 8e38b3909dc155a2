import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { expect, test } from 'vitest'
import { checkoutTotals } from './checkout-totals.ts'

const cart: Cart = {
  lastItemId: 1,
  quantity: 1,
  subtotal: 289.9,
  extraLines: [{ title: 'Envio', price: 0.5 }],
  total: 290.4,
  currency: 'USD',
  reservedUntil: null,
  items: [],
}

test('home delivery adds its line to the total', () => {
  expect(checkoutTotals(cart, true)).toEqual({
    subtotal: 289.9,
    extraLines: [{ label: 'Envio', amount: 0.5 }],
    total: 290.4,
  })
})

test('picking up costs the subtotal only', () => {
  expect(checkoutTotals(cart, false)).toEqual({ subtotal: 289.9, extraLines: [], total: 289.9 })
})
