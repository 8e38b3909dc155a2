import { expect, test } from 'vitest'
import { canBecome, isOpen, mayBeCancelledByOwner, orderStatuses, showsAnswer } from './order-status.ts'

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

test('an order is open before its last state; its answer shows once the shop has begun; its owner cancels before', () => {
  expect(orderStatuses.filter(isOpen)).toEqual(['PENDIENTE', 'EN PROCESO'])
  expect(orderStatuses.filter(showsAnswer)).toEqual(['EN PROCESO', 'COMPLETADA', 'CANCELADA'])
  expect(orderStatuses.filter(mayBeCancelledByOwner)).toEqual(['PENDIENTE'])
})
