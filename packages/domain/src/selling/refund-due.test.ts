import { expect, test } from 'vitest'
import { refundDueOf } from './refund-due.ts'

test('only a cancelled order owes what was paid and not given back', () => {
  expect(refundDueOf({ status: 'CANCELADA', paid: 500, refunded: 200 })).toBe(300)
  expect(refundDueOf({ status: 'CANCELADA', paid: 0, refunded: 0 })).toBe(0)
  expect(refundDueOf({ status: 'COMPLETADA', paid: 500, refunded: 0 })).toBe(0)
})
