import { expect, test } from 'vitest'
import { addableUnits, cartTotals, fitsInCart, unitsByProduct } from './cart.ts'

test('subtotal is the sum of lines, total adds the extra lines, quantity counts units', () => {
  const lines = [
    { quantity: 2, price: 12_345 },
    { quantity: 1, price: 500 },
  ]
  expect(cartTotals(lines, [{ price: 50 }])).toEqual({ quantity: 3, subtotal: 25_190, total: 25_240 })
})

test('a line without a price counts its units and adds nothing', () => {
  expect(cartTotals([{ quantity: 4, price: undefined }], [])).toEqual({ quantity: 4, subtotal: 0, total: 0 })
})

test('units of one product are summed over its lines', () => {
  const lines = [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 1 },
    { productId: 1, quantity: 3 },
  ]
  expect([...unitsByProduct(lines)]).toEqual([
    [1, 5],
    [2, 1],
  ])
})

test('99 units of a product and 50 lines fit, one more of either does not', () => {
  const of = (productId: number, quantity: number) => ({ productId, quantity })
  expect(fitsInCart([of(1, 60), of(1, 39)])).toBe(true)
  expect(fitsInCart([of(1, 60), of(1, 40)])).toBe(false)
  const lines = Array.from({ length: 50 }, (_, id) => of(id, 1))
  expect(fitsInCart(lines)).toBe(true)
  expect(fitsInCart([...lines, of(51, 1)])).toBe(false)
})

test('units are added as far as stock, share and limit go, and the lowest says why not more', () => {
  const free = { inCart: 0, held: 0, stock: 100, share: Number.POSITIVE_INFINITY }
  expect(addableUnits(3, free)).toEqual({ units: 3 })
  expect(addableUnits(3, { ...free, stock: 2 })).toEqual({ units: 2, reason: 'outOfStock' })
  expect(addableUnits(3, { ...free, stock: 2, share: 1 })).toEqual({ units: 1, reason: 'unpaidLimit' })
  expect(addableUnits(3, { ...free, inCart: 98, held: 98 })).toEqual({ units: 1, reason: 'cartFull' })
  // A line 'Sin reserva' takes its own units first.
  expect(addableUnits(1, { ...free, inCart: 3, stock: 2 })).toEqual({ units: 0, reason: 'outOfStock' })
})
