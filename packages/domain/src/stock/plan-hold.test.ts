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
  expect(planHold(lines, lines, () => ({ stock: 2 }))).toEqual({
    takes: [{ productId: 1, units: 2 }],
    reserved: [2],
    optional: [1],
  })
  expect(planHold(lines, lines, () => ({ stock: 1 }))).toEqual({ takes: [], reserved: [0], optional: [] })
})

test('a reserved line may shrink while another line of its product stays unreserved', () => {
  const before = [line(1, 4, 4), line(1, 9, 0)]
  expect(planHold(before, [line(1, 3, 4), line(1, 9, 0)], () => ({ stock: 0 }))).toMatchObject({
    takes: [{ productId: 1, units: -1 }],
    reserved: [3, 0],
  })
})

test('a change that asks for missing units is refused', () => {
  expect(planHold([line(1, 1, 1)], [line(1, 3, 1, true)], () => ({ stock: 1 })).short).toBe(1)
  expect(planHold([line(1, 1, 1)], [line(1, 3, 1, true)], () => ({ stock: 2 })).short).toBeUndefined()
})

test('products are sorted by id, the order in which they are locked', () => {
  const wanted = [line(9, 1, 0, true), line(2, 1, 0, true), line(11, 1, 0, true)]
  expect(planHold([], wanted).takes.map(({ productId }) => productId)).toEqual([2, 9, 11])
})

test('a change that asks for more than the share is refused; what nobody asked for stays unreserved', () => {
  const limits = () => ({ stock: 20, share: 5 })
  expect(planHold([line(1, 4, 4)], [line(1, 6, 4, true)], limits).limited).toBe(1)
  expect(planHold([line(1, 4, 4)], [line(1, 5, 4, true)], limits).limited).toBeUndefined()
  expect(planHold([line(1, 6, 0)], [line(1, 6, 0)], limits)).toMatchObject({ takes: [], reserved: [0] })
})

test('a cart beyond a share that shrank may shrink too', () => {
  const limits = () => ({ stock: 0, share: 2 })
  expect(planHold([line(1, 6, 6)], [line(1, 5, 6)], limits)).toMatchObject({ reserved: [5] })
})

test('during the pause lines are added and changed without a reservation, while there is stock', () => {
  const limits = () => ({ stock: 3, isPaused: true })
  expect(planHold([line(1, 1, 1)], [line(1, 3, 1, true)], limits)).toMatchObject({
    takes: [{ productId: 1, units: -1 }],
    reserved: [0],
  })
  expect(planHold([], [line(1, 4, 0, true)], limits).short).toBe(1)
})

test('a combo takes the units of its parts, and competes with a part in the same cart', () => {
  const partsOf = (id: number) =>
    id === 9
      ? [
          { productId: 1, quantity: 1 },
          { productId: 2, quantity: 3 },
        ]
      : []
  const stock = (units: Record<number, number>) => (id: number) => ({
    stock: id === 9 ? Number.POSITIVE_INFINITY : (units[id] ?? 0),
  })
  const wanted = [line(9, 2, 0, true), line(2, 1, 0, true)]
  expect(planHold([], wanted, stock({ 1: 2, 2: 7 }), partsOf)).toMatchObject({
    takes: [
      { productId: 1, units: 2 },
      { productId: 2, units: 7 },
    ],
    reserved: [2, 1],
  })
  expect(planHold([], wanted, stock({ 1: 2, 2: 6 }), partsOf)).toMatchObject({ short: 2 })
  expect(planHold([line(9, 2, 2)], [], undefined, partsOf).takes).toEqual([
    { productId: 1, units: -2 },
    { productId: 2, units: -6 },
  ])
})

test("a combo 'Sin reserva' takes no part of it while another is short", () => {
  const partsOf = (id: number) => (id === 9 ? [1, 2].map((productId) => ({ productId, quantity: 1 })) : [])
  const limitsOf = (id: number) => ({ stock: id === 2 ? 0 : 5 })
  const lines = [line(9, 1, 0)]
  expect(planHold(lines, lines, limitsOf, partsOf)).toMatchObject({ takes: [], reserved: [0] })
})
