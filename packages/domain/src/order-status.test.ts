import { expect, test } from 'vitest'
import { canBecome, orderStatuses } from './order-status.ts'

test('exactly the four moves of the table are allowed', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'PENDIENTE → EN PROCESO',
    'PENDIENTE → CANCELADA',
    'EN PROCESO → COMPLETADA',
    'EN PROCESO → CANCELADA',
  ])
})
