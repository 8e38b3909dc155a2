import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

function product(facts: Record<string, string[]>): ProductCard {
  return {
    id: 1,
    sku: 'S',
    slug: 's',
    name: 'N',
    brand: null,
    categories: [],
    price: 1,
    priceAlt: null,
    compareAtPrice: null,
    stock: 1,
    badges: [],
    rating: 0,
    reviews: 0,
    images: [],
    choice: false,
    attributes: Object.entries(facts).map(([slug, names]) => ({
      slug,
      name: slug.toUpperCase(),
      featured: false,
      values: names.map((name) => ({ slug: name, name, color: null })),
    })),
  }
}

test('there is a row for every attribute of any product, with a cell for every product', () => {
  const rows = compareRows([
    product({ ram: ['8 GB'], color: ['Negro', 'Gris'] }),
    product({ disco: ['SSD'] }),
  ])
  expect(rows.map(({ slug, cells }) => [slug, cells])).toEqual([
    ['ram', ['8 GB', undefined]],
    ['color', ['Negro, Gris', undefined]],
    ['disco', [undefined, 'SSD']],
  ])
})

test('an attribute that one product lacks differs', () => {
  const rows = compareRows([
    product({ ram: ['8 GB'], wifi: ['Sí'] }),
    product({ ram: ['8 GB'], wifi: ['No'] }),
  ])
  expect(rows.map(({ differs }) => differs)).toEqual([false, true])
})

test('a single product has no differences', () => {
  expect(compareRows([product({ ram: ['8 GB'] })])[0]?.differs).toBe(false)
})
