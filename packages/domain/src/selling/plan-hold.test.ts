import { expect, test } from 'vitest'
import { planHold } from './plan-hold.ts'

const line = (productId: number, quantity: number, reserved: number, mustHold = false) => ({
  productId,
  quantity,
  reserved,
  mustHold,
})

test('the difference per product is reserved or released', () => {
  const before = [line(1, 2, 2), line(1, 1, 1), line(2, 5, 5), line(3, 1, 1)]
  const wanted = [line(1, 4, 2, true), line(1, 1, 1), line(2, 3, 5), line(3, 1, 1)]
  expect(planHold(before, wanted)).toMatchObject({
    takes: [
      { productId: 1, units: 2 },
      { productId: 2, units: -2 },
    ],
    reserved: [4, 1, 3, 1],
    optional: [],
  })
})

test('a removed line releases its units, an unreserved one none', () => {
  expect(planHold([line(1, 2, 2), line(2, 3, 0)], [])).toMatchObject({ takes: [{ productId: 1, units: -2 }] })
})

test('a line without a reservation is reserved again if there is enough stock', () => {
  const lines = [line(1, 2, 0)]
  expect(planHold(lines, lines, () => 2)).toEqual({
    takes: [{ productId: 1, units: 2 }],
    reserved: [2],
    optional: [1],
  })
  expect(planHold(lines, lines, () => 1)).toEqual({ takes: [], reserved: [0], optional: [] })
})

test('a reserved line may shrink while another line of its product stays unreserved', () => {
  const before = [line(1, 4, 4), line(1, 9, 0)]
  expect(planHold(before, [line(1, 3, 4), line(1, 9, 0)], () => 0)).toMatchObject({
    takes: [{ productId: 1, units: -1 }],
    reserved: [3, 0],
  })
})

test('a change that asks for missing units is refused', () => {
  expect(planHold([line(1, 1, 1)], [line(1, 3, 1, true)], () => 1).short).toBe(1)
  expect(planHold([line(1, 1, 1)], [line(1, 3, 1, true)], () => 2).short).toBeUndefined()
})

test('products are sorted by id, the order in which they are locked', () => {
  const wanted = [line(9, 1, 0, true), line(2, 1, 0, true), line(11, 1, 0, true)]
  expect(planHold([], wanted).takes.map(({ productId }) => productId)).toEqual([2, 9, 11])
})
