import { expect, test } from 'vitest'
import { canBecome, isOpen, mayBeCancelledByOwner, orderStatuses, showsAnswer } from './order-status.ts'

test('exactly the four transitions of the table are allowed', () => {
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

test('an order is open until its last state, shows its answer from EN PROCESO on and can be cancelled before', () => {
  expect(orderStatuses.filter(isOpen)).toEqual(['PENDIENTE', 'EN PROCESO'])
  expect(orderStatuses.filter(showsAnswer)).toEqual(['EN PROCESO', 'COMPLETADA', 'CANCELADA'])
  expect(orderStatuses.filter(mayBeCancelledByOwner)).toEqual(['PENDIENTE'])
})
