import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import { expect, test } from 'vitest'
import {
  addProduct,
  findProblem,
  isChoiceMissing,
  itemsOf,
  refreshProducts,
  type SaleLine,
  totalOf,
  unitPrice,
} from './sale.ts'

const product: ProductRow = {
  id: 7,
  ...emptyValues(productFields),
  sku: 'S',
  slug: 's',
  name: 'Impresora',
  brand: null,
  price: 100,
  priceMayorista: 80.5,
  compareAtPrice: 120,
  stock: 5,
  badges: [],
  rating: 0,
  reviews: 0,
  categories: [],
  attributes: [],
  options: [],
  images: [],
  enable: true,
  ...{ parentId: null, variants: 0, combo: null },
  version: 1,
  createdDate: '2026-01-01T00:00:00Z',
  archivedDate: null,
}
const guarantee = {
  id: 3,
  title: 'Garantía',
  required: true,
  values: [{ id: 31, title: 'Un año', surcharge: 10, surchargeAlt: 3000 }],
}
const line: SaleLine = { id: 1, product, quantity: 2, chosen: {}, discountPercent: 0 }
const retail = { currency: 'USD', priceTier: 'retail' } as const

test('wholesale has its own price, and a missing CUP price is undefined', () => {
  expect(unitPrice(line, retail)).toBe(10_000)
  expect(unitPrice(line, { ...retail, priceTier: 'wholesale' })).toBe(8050)
  expect(unitPrice(line, { ...retail, currency: 'CUP' })).toBeUndefined()
  expect(totalOf([line], { ...retail, currency: 'CUP' })).toBeUndefined()
})

test('MLC is paid at the price of the shop for it', () => {
  const mlc = { ...retail, currency: 'MLC' }
  expect(unitPrice(line, mlc)).toBe(10_000)
  const inMlc = { price: 133, priceMayorista: null, surcharges: { 31: 13.3 } }
  const chosen = { ...line, product: { ...product, options: [guarantee], inMlc }, chosen: { 3: 31 } }
  expect(unitPrice(chosen, mlc)).toBe(14_630)
  expect(unitPrice(chosen, { ...mlc, priceTier: 'wholesale' })).toBe(9_380)
})

test('the surcharge of an option is per unit, and the sale names the option', () => {
  const chosen = { ...line, product: { ...product, options: [guarantee] }, chosen: { 3: 31 } }
  expect(totalOf([chosen], retail)).toBe(22_000)
  expect(itemsOf([chosen])).toEqual([{ productId: 7, quantity: 2, options: [{ optionId: 3, valueId: 31 }] }])
})

test('a missing required option or price is a problem', () => {
  const open = { ...line, product: { ...product, options: [guarantee] } }
  expect(findProblem([open], retail)?.problem).toBe('choice')
  expect(isChoiceMissing(open, guarantee)).toBe(true)
  expect(isChoiceMissing({ ...open, chosen: { 3: 31 } }, guarantee)).toBe(false)
  expect(isChoiceMissing(open, { ...guarantee, required: false })).toBe(false)
  expect(findProblem([line], { ...retail, currency: 'CUP' })?.problem).toBe('price')
  expect(findProblem([line], retail)).toBeUndefined()
})

test('adding the same product increases the quantity', () => {
  expect(addProduct([line], product)).toEqual([{ ...line, quantity: 3 }])
  expect(addProduct([], product)).toHaveLength(1)
})

test('a refreshed line has the new price and keeps the values that still exist', () => {
  const other = { ...line, id: 2, product: { ...product, id: 8 } }
  const chosen = { ...line, product: { ...product, options: [guarantee] }, chosen: { 3: 31, 4: 41 } }
  const fresh = { ...product, price: 110, options: [guarantee] }
  const lines = refreshProducts([chosen, other], [fresh])
  expect(lines).toEqual([{ ...chosen, product: fresh, chosen: { 3: 31 } }, other])
  expect(totalOf(lines, retail)).toBe(44_000)
})

test('a discount of a line lowers each unit and is named in the sale', () => {
  const reduced = { ...line, discountPercent: 15 }
  expect(totalOf([reduced], retail)).toBe(17_000)
  expect(itemsOf([reduced])).toMatchObject([{ productId: 7, discountPercent: 15 }])
})
