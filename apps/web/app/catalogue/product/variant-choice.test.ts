import type { Product, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { expect, test } from 'vitest'
import { asSold, variantFrom, variantWith } from './variant-choice.ts'

const variant = (id: number, color: string, size: string, stock = 1): ProductVariant => ({
  ...{ id, sku: `T-${id}`, name: `Teléfono – ${color}, ${size}`, options: { Color: color, Capacidad: size } },
  ...{ stock, availability: stock > 0 ? 'in-stock' : 'out-of-stock', images: [], warrantyMonths: null },
  ...{ price: 100 + id, priceAlt: null, compareAtPrice: null },
})
const variants = [
  variant(1, 'Negro', '64 GB', 0),
  variant(2, 'Negro', '128 GB'),
  variant(3, 'Blanco', '64 GB'),
  variant(4, 'Rojo', '256 GB', 0),
]
const product = {
  ...{ id: 9, name: 'Teléfono', images: ['t.webp'], priceMlc: 90, options: [], variants },
  variantSummary: { count: 4, from: true, colors: [] },
} as unknown as Product
const idWith = (option: string, title: string, chosen?: ProductVariant) =>
  variantWith(product, chosen, [option, title])?.id

test('the address names the choice; an only variant needs none', () => {
  expect(variantFrom(product, '?layout=sidebar&variant=3')?.id).toBe(3)
  expect(variantFrom(product, '?variant=99')).toBeUndefined()
  expect(variantFrom(product, '')).toBeUndefined()
  expect(variantFrom({ ...product, variants: variants.slice(0, 1) }, '')?.id).toBe(1)
})

test('a first value leads to what can be bought', () => {
  expect(idWith('Color', 'Negro')).toBe(2)
  expect(idWith('Color', 'Rojo')).toBe(4)
})

test('another value keeps the rest of the choice, even out of stock', () => {
  expect(idWith('Color', 'Negro', variants[2])).toBe(1)
  expect(idWith('Capacidad', '256 GB', variants[2])).toBe(4)
})

test('what is sold has the price of its variant alone, and the pictures of the product where it has none', () => {
  const sold = asSold(product, variants[1])
  expect(sold).toMatchObject({ id: 2, sku: 'T-2', price: 102, images: ['t.webp'], options: [] })
  expect(sold).not.toHaveProperty('priceMlc')
  expect(sold).not.toHaveProperty('variantSummary')
  expect(asSold(product, undefined)).toBe(product)
})
