import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { expect, test } from 'vitest'
import { toVariantsChange, type VariantForm, withCombinations } from './variant-form.ts'

const product = { id: 7, sku: 'TEL', barcode: '75', price: 200, priceAlt: null, stock: 4 } as ProductRow
const options = [
  { name: 'Color', values: 'Negro, Blanco,  Negro' },
  { name: 'Capacidad', values: '64 GB' },
]

test('the product itself is the first combination; the others have its prices and SKUs of their own', () => {
  const rows = withCombinations([], options, product)
  expect(rows).toMatchObject([
    { id: 7, sku: 'TEL', barcode: '75', stock: 4, values: ['Negro', '64 GB'], price: '200' },
    { sku: 'TEL-BLANCO-64-GB', barcode: '', values: ['Blanco', '64 GB'], price: '200' },
  ])
  expect(rows[1]?.id).toBeUndefined()
})

test('rows stay as they are; a new option gives them its first value', () => {
  const [black] = withCombinations([], options.slice(0, 1), product) as [VariantForm]
  const rows = withCombinations([{ ...black, price: '1' }], options, product)
  expect(rows.map(({ values, price }) => [...values, price])).toEqual([
    ['Negro', '64 GB', '1'],
    ['Blanco', '64 GB', '1'],
  ])
})

test('only new ones have units to begin with', () => {
  const [first, second] = withCombinations([], options, product) as [VariantForm, VariantForm]
  const change = toVariantsChange(3, options, [first, { ...second, initialStock: '5', price: '210,50' }])
  expect(change).toMatchObject({
    ...{ version: 3, names: ['Color', 'Capacidad'] },
    variants: [
      { id: 7, barcode: '75', priceAlt: null },
      { initialStock: 5, price: 210.5, barcode: null },
    ],
  })
  expect(change.variants[0]).not.toHaveProperty('initialStock')
})
