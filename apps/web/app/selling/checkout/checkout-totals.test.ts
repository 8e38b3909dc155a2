import { expect, test } from 'vitest'
import { checkoutTotals } from './checkout-totals.ts'

const cart = { subtotal: 289.9 }

test('home delivery adds its line to the total', () => {
  expect(checkoutTotals(cart, 0.5)).toEqual({
    subtotal: 289.9,
    extraLines: [{ label: 'Envio', amount: 0.5 }],
    total: 290.4,
  })
  expect(checkoutTotals(cart, 0)).toMatchObject({ extraLines: [{ label: 'Envio', amount: 0 }], total: 289.9 })
})

test('picking up costs the subtotal only', () => {
  expect(checkoutTotals(cart)).toEqual({ subtotal: 289.9, extraLines: [], total: 289.9 })
})
