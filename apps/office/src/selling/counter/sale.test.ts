import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { expect, test } from 'vitest'
import {
  faultIn,
  isOpen,
  itemsOf,
  type SaleLine,
  totalOf,
  unitPrice,
  withProduct,
  withProductsOf,
} from './sale.ts'

const product: ProductRow = {
  ...{ id: 7, sku: 'S', slug: 's', name: 'Impresora', model: null, description: '', brand: null },
  ...{ price: 100, priceAlt: null, priceMayorista: 80.5, priceMayoristaAlt: null, compareAtPrice: 120 },
  ...{ stock: 5, badges: [], featured: false, rating: 0, reviews: 0, categories: [], attributes: [] },
  ...{ options: [], images: [], enable: true, version: 1, createdDate: '2026-01-01T00:00:00Z' },
}
const guarantee = {
  ...{ id: 3, title: 'Garantía', required: true },
  values: [{ id: 31, title: 'Un año', surcharge: 10, surchargeAlt: 3000 }],
}
const line: SaleLine = { id: 1, product, quantity: 2, chosen: {} }
const retail = { currency: 'USD', priceTier: 'retail' } as const

test('wholesale has its own price, and CUP none where none was set', () => {
  expect(unitPrice(line, retail)).toBe(10_000)
  expect(unitPrice(line, { ...retail, priceTier: 'wholesale' })).toBe(8050)
  expect(unitPrice(line, { ...retail, currency: 'CUP' })).toBeUndefined()
  expect(totalOf([line], { ...retail, currency: 'CUP' })).toBeUndefined()
})

test('a chosen option adds to each unit and travels with the sale', () => {
  const chosen = { ...line, product: { ...product, options: [guarantee] }, chosen: { 3: 31 } }
  expect(totalOf([chosen], retail)).toBe(22_000)
  expect(itemsOf([chosen])).toEqual([{ productId: 7, quantity: 2, options: [{ optionId: 3, valueId: 31 }] }])
})

test('a required option that is open, or a missing price, holds the sale up', () => {
  const open = { ...line, product: { ...product, options: [guarantee] } }
  expect(faultIn([open], retail)?.fault).toBe('choice')
  expect(isOpen(open, guarantee)).toBe(true)
  expect(isOpen({ ...open, chosen: { 3: 31 } }, guarantee)).toBe(false)
  expect(isOpen(open, { ...guarantee, required: false })).toBe(false)
  expect(faultIn([line], { ...retail, currency: 'CUP' })?.fault).toBe('price')
  expect(faultIn([line], retail)).toBeUndefined()
})

test('the same product again is one more of it', () => {
  expect(withProduct([line], product)).toEqual([{ ...line, quantity: 3 }])
  expect(withProduct([], product)).toHaveLength(1)
})

test('read again, a line has the new price and keeps what is still offered', () => {
  const other = { ...line, id: 2, product: { ...product, id: 8 } }
  const chosen = { ...line, product: { ...product, options: [guarantee] }, chosen: { 3: 31, 4: 41 } }
  const fresh = { ...product, price: 110, options: [guarantee] }
  const lines = withProductsOf([chosen, other], [fresh])
  expect(lines).toEqual([{ ...chosen, product: fresh, chosen: { 3: 31 } }, other])
  expect(totalOf(lines, retail)).toBe(44_000)
})
