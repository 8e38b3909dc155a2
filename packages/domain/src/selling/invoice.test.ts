import { expect, test } from 'vitest'
import { mayBeInvoiced } from './invoice.ts'

test.each([
  ['PENDIENTE', 'ORDEN-001', false],
  ['EN PROCESO', 'ORDEN-001', true],
  ['COMPLETADA', 'ORDEN-001', true],
  ['CANCELADA', 'ORDEN-001', false],
  ['COMPLETADA', null, false],
] as const)('an order that is %s with the number %s: %s', (status, number, may) => {
  expect(mayBeInvoiced({ status, number })).toBe(may)
})
