import { expect, test } from 'vitest'
import { refundDueOf, whyNotRefunded } from './refund-due.ts'

test('only a cancelled order owes what was paid and not given back', () => {
  expect(refundDueOf({ status: 'CANCELADA', paid: 500, refunded: 200 })).toBe(300)
  expect(refundDueOf({ status: 'CANCELADA', paid: 0, refunded: 0 })).toBe(0)
  expect(refundDueOf({ status: 'COMPLETADA', paid: 500, refunded: 0 })).toBe(0)
})

test('money of a cancelled order is given back up to what is owed', () => {
  expect(whyNotRefunded({ status: 'CANCELADA', amount: 300, due: 300 })).toBeUndefined()
  expect(whyNotRefunded({ status: 'CANCELADA', amount: 301, due: 300 })).toBe('refundTooHigh')
  expect(whyNotRefunded({ status: 'COMPLETADA', amount: 1, due: 300 })).toBe('conflict')
})
