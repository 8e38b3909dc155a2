import { expect, test } from 'vitest'
import { mayBeVoided } from './voiding.ts'

const sale = {
  status: 'COMPLETADA',
  channel: 'mostrador',
  orderDate: new Date('2026-07-02T15:00:00Z'),
} as const

test('a sale at the counter is voided until midnight in Havana', () => {
  expect(mayBeVoided(sale, new Date('2026-07-03T03:59:59Z'))).toBe(true)
  expect(mayBeVoided(sale, new Date('2026-07-03T04:00:00Z'))).toBe(false)
})

test('orders of the web and voided sales are not voided', () => {
  expect(mayBeVoided({ ...sale, channel: 'web' }, sale.orderDate)).toBe(false)
  expect(mayBeVoided({ ...sale, status: 'CANCELADA' }, sale.orderDate)).toBe(false)
})
