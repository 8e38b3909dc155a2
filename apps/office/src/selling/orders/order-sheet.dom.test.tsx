import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { expect, test } from 'vitest'
import { paymentText } from './order-sheet.tsx'

test('the sheet does not call a part paid', () => {
  const payment = { state: 'verified' } as Order['payment']
  expect(paymentText({ payment, due: 5 })).toBe('Pago parcial')
  expect(paymentText({ payment, due: 0 })).toBe('Pago verificado')
  expect(paymentText({ payment: null, due: 5 })).toBeNull()
})
