import { expect, test } from 'vitest'
import { emptyStock, openingUnits, type PlannedMove, recordMoves } from './ledger.ts'

const at = (minute: number) => new Date(Date.UTC(2025, 0, 1, 0, minute))

test('moves are recorded in order of time, each with the resulting stock', () => {
  const totals = emptyStock()
  const moves = recordMoves(
    [
      { productId: 1, kind: 'sold from cart', quantity: 2, at: at(3), cartId: 9, orderId: 5 },
      { productId: 1, kind: 'reserved', quantity: 2, at: at(2), cartId: 9 },
      { productId: 1, kind: 'received', quantity: 10, at: at(1) },
      { productId: 1, kind: 'returned', quantity: 2, at: at(4), orderId: 5 },
      { productId: 2, kind: 'received', quantity: 1, at: at(4) },
      { productId: 2, kind: 'sold', quantity: 1, at: at(5), orderId: 6 },
    ],
    totals,
  )
  expect(
    moves.map((move) => [move.kind, move.availableChange, move.reservedChange, move.stockAfter]),
  ).toEqual([
    ['received', 10, 0, 10],
    ['reserved', -2, 2, 8],
    ['sold', 0, -2, 8],
    ['returned', 2, 0, 10],
    ['received', 1, 0, 1],
    ['sold', -1, 0, 0],
  ])
  expect([...totals.available]).toEqual([
    [1, 10],
    [2, 0],
  ])
})

test('overselling is refused', () => {
  const sale: PlannedMove = { productId: 1, kind: 'sold', quantity: 2, at: at(2), orderId: 1 }
  const one: PlannedMove = { productId: 1, kind: 'received', quantity: 1, at: at(1) }
  expect(() => recordMoves([one, sale], emptyStock())).toThrow('oversold')
  expect(() => recordMoves([{ ...sale, kind: 'sold from cart' }], emptyStock())).toThrow('oversold')
})

test('the first delivery is what is left plus what was sold', () => {
  const moves: PlannedMove[] = [
    { productId: 1, kind: 'reserved', quantity: 3, at: at(1), cartId: 1 },
    { productId: 1, kind: 'sold from cart', quantity: 3, at: at(2), cartId: 1, orderId: 1 },
    { productId: 1, kind: 'adjusted', quantity: -1, at: at(3), reason: 'Rota' },
  ]
  expect(openingUnits(moves, 6)).toBe(10)
})
