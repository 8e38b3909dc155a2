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
  const rows = compareRows(
    [product({ ram: ['8 GB'], color: ['Negro', 'Gris'] }), product({ disco: ['SSD'] })],
    'Opciones',
  )
  expect(rows.map(({ slug, cells }) => [slug, cells])).toEqual([
    ['ram', ['8 GB', undefined]],
    ['color', ['Negro, Gris', undefined]],
    ['disco', [undefined, 'SSD']],
  ])
})

test('an attribute that one product lacks differs', () => {
  const rows = compareRows(
    [product({ ram: ['8 GB'], wifi: ['Sí'] }), product({ ram: ['8 GB'], wifi: ['No'] })],
    'Opciones',
  )
  expect(rows.map(({ differs }) => differs)).toEqual([false, true])
})

test('a single product has no differences', () => {
  expect(compareRows([product({ ram: ['8 GB'] })], 'Opciones')[0]?.differs).toBe(false)
})

test('what can be chosen is the first row, of variants and of options', () => {
  const phone = {
    ...product({ ram: ['8 GB'] }),
    variantOptions: [
      {
        name: 'Color',
        values: [
          { title: 'Negro', color: null },
          { title: 'Gris', color: null },
        ],
      },
      { name: 'Capacidad', values: [{ title: '64 GB', color: null }] },
    ],
  }
  const value = { id: 1, surcharge: 5, surchargeAlt: 5, color: null }
  const printer = {
    ...product({}),
    options: [{ id: 1, title: 'Garantía', required: false, values: [{ ...value, title: '2 años' }] }],
  }
  const [row, ...others] = compareRows([phone, printer, product({})], 'Opciones')
  expect(row).toEqual({
    ...{ slug: '', name: 'Opciones', lang: undefined, differs: true },
    cells: ['Color: Negro, Gris · Capacidad: 64 GB', 'Garantía: 2 años', undefined],
  })
  expect(others.map(({ slug }) => slug)).toEqual(['ram'])
})
