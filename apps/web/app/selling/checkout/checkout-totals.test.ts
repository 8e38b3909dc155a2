import { expect, test } from 'vitest'
import { checkoutTotals } from './checkout-totals.ts'

const cart = { subtotal: 289.9 }

test('home delivery adds its line to the total', () => {
  expect(checkoutTotals(cart, { fee: 0.5 })).toEqual({
    subtotal: 289.9,
    extraLines: [{ label: 'Envio', amount: 0.5 }],
    total: 290.4,
  })
  expect(checkoutTotals(cart, { fee: 0 })).toMatchObject({
    extraLines: [{ label: 'Envio', amount: 0 }],
    total: 289.9,
  })
})

test('picking up costs the subtotal only', () => {
  expect(checkoutTotals(cart)).toEqual({ subtotal: 289.9, extraLines: [], total: 289.9 })
})

test('promotions depend on how it is paid and delivered', () => {
  const off = { title: 'Descuento DIEZ', price: -28.99 }
  const discounts = [
    { paymentMethod: null, delivered: true, lines: [], freeDelivery: 'Descuento Semana' },
    { paymentMethod: 'wallet', delivered: false, lines: [off], freeDelivery: null },
  ]
  const total = (choices: object) => checkoutTotals({ ...cart, discounts }, choices).total
  expect(total({ fee: 0.5 })).toBe(289.9)
  expect(total({ fee: 0 })).toBe(289.9)
  expect(total({ paymentMethod: 'wallet' })).toBe(260.91)
  expect(total({ paymentMethod: 'cash' })).toBe(289.9)
})
