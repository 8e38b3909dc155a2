import { expect, test } from 'vitest'
import type { PricedOrderLine } from './price-lines.ts'
import type { SaleProduct } from './sale-product.ts'
import { splitCombos } from './split-combos.ts'

const product = (id: number, price: number, priceAlt: number | null = null): SaleProduct => ({
  ...{ id, version: 1, slug: `p-${id}`, name: `Producto ${id}`, sku: `P-${id}`, stock: 9, enable: true },
  ...{ price, priceAlt, priceMayorista: null, priceMayoristaAlt: null, compareAtPrice: null },
  ...{ image: null, options: [] },
})
const comboOf = (...parts: [SaleProduct, number][]): SaleProduct => ({
  ...product(100, 1),
  combo: { service: null, parts: parts.map(([part, quantity]) => ({ product: part, quantity })) },
})
const line = (price: number, quantity: number): PricedOrderLine & { discount: number } => ({
  ...{ productId: 100, productName: 'Combo', sku: 'C', options: [], combo: null },
  ...{ price, quantity, amount: price * quantity, discount: 0 },
})
const usd = { wholesale: false, currency: 'USD' }
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('a combo becomes its parts, in proportion to what they cost apart', () => {
  const combo = comboOf([product(1, 20_000), 1], [product(2, 5_000), 2])
  const split = splitCombos([line(27_000, 3)], [combo], usd)
  expect(split).toMatchObject([
    { productId: 1, price: 18_000, quantity: 3, amount: 54_000, combo: { id: 100, quantity: 3 } },
    { productId: 2, price: 4_500, quantity: 6, amount: 27_000 },
  ])
})

test('what is no combo stays as it is', () => {
  const plain = { ...line(500, 2), productId: 7 }
  expect(splitCombos([plain], [product(7, 500)], usd)).toEqual([plain])
})

test('lines, discounts and list prices add up to the cent, whatever the prices', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 1 + random(5) }, (_, at): [SaleProduct, number] => [
      product(at + 1, 1 + random(50_000)),
      1 + random(6),
    ])
    const [price, quantity] = [random(90_000), 1 + random(9)]
    const listPrice = price + random(900)
    const discount = random(price * quantity + 1)
    const split = splitCombos([{ ...line(price, quantity), listPrice, discount }], [comboOf(...parts)], usd)
    expect(sum(split.map(({ amount }) => amount))).toBe(price * quantity)
    expect(sum(split.map((part) => part.discount))).toBe(discount)
    for (const part of split) {
      expect(part.amount).toBe(part.price * part.quantity)
      expect(part.discount).toBeLessThanOrEqual(part.amount)
      expect(part.listPrice === null || (part.listPrice ?? 0) > part.price).toBe(true)
    }
    for (const [{ id }, each] of parts) {
      const units = split.filter(({ productId }) => productId === id).map((part) => part.quantity)
      expect(sum(units)).toBe(each * quantity)
    }
    expect(split.length).toBeLessThanOrEqual(parts.length * 3)
  }
})

test('parts without a price in the currency share by their prices in USD', () => {
  const combo = comboOf([product(1, 300, 9_000), 1], [product(2, 100), 1])
  expect(splitCombos([line(4_000, 1)], [combo], { wholesale: false, currency: 'CUP' })).toMatchObject([
    { price: 3_000 },
    { price: 1_000 },
  ])
})
