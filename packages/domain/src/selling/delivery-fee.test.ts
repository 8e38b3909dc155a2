import { expect, test } from 'vitest'
import { deliveryFeeFor } from './delivery-fee.ts'

const terms = { deliveryFee: { USD: 50, CUP: 12_000 }, freeDeliveryFrom: { USD: 5000 } }

test('the fee depends on the currency', () => {
  expect(deliveryFeeFor(terms, 'USD', 0)).toBe(50)
  expect(deliveryFeeFor(terms, 'CUP', 1_000_000)).toBe(12_000)
})

test('delivery is free from the configured subtotal on, if there is one', () => {
  expect(deliveryFeeFor(terms, 'USD', 4999)).toBe(50)
  expect(deliveryFeeFor(terms, 'USD', 5000)).toBe(0)
})

test('a currency without a fee has no delivery', () => {
  expect(deliveryFeeFor(terms, 'MLC', 100)).toBeUndefined()
})
