import { expect, test } from 'vitest'
import { compareOrders, Ledger } from './ledger.ts'

const order = (key: string, id: number, number = `WEB-${id}`, at = id) => ({ key, id, number, at })

test('an acknowledged order that is not in the database is lost, and told once', () => {
  const ledger = new Ledger()
  const [kept, gone] = [order('a', 1), order('b', 2)]
  for (const one of [kept, gone]) ledger.add(one)
  expect(ledger.compare(ledger.all(), [kept])).toEqual({ lost: [gone], double: [] })
  expect(ledger.compare(ledger.all(), [kept])).toEqual({ lost: [], double: [] })
})

test('an order that is in the database and was never acknowledged is neither lost nor double', () => {
  expect(compareOrders([], [order('a', 1)])).toEqual({ lost: [], double: [] })
})

test('a number that two buyers were told is double', () => {
  const [first, second] = [order('a', 1, 'WEB-7'), order('b', 2, 'WEB-7')]
  expect(compareOrders([first, second], [second])).toEqual({ lost: [first], double: ['WEB-7'] })
})

test('a key that is stored twice, or as another order than the acknowledged one, is double', () => {
  expect(compareOrders([order('a', 1)], [order('a', 1), order('a', 2)]).double).toEqual(['a'])
  expect(compareOrders([order('a', 1)], [order('a', 3)]).double).toEqual(['a'])
})

test('the longest gap counts from the fault to the first order and from the last one to the end', () => {
  const ledger = new Ledger()
  for (const at of [5, 12, 40, 45]) ledger.add(order(`at-${at}`, at, '', at))
  expect(ledger.longestGap(10, 50)).toBe(28)
  expect(ledger.longestGap(46, 50)).toBe(4)
  expect(ledger.longestGap(30, 100)).toBe(55)
})
