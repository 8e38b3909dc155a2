import { expect, test } from 'vitest'
import { createCatalogue, retailPricing } from './catalogue.ts'
import { listProducts } from './list-products.ts'
import type { CatalogueProduct } from './model.ts'
import { readQuery } from './read-query.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const variant = (id: number, price: number, stock: number) => ({
  ...{ id, sku: `V-${id}`, values: [String(id)], stock, images: [], warrantyMonths: null },
  ...{ price: price * 100, priceAlt: null, compareAtPrice: null },
})
const phone: CatalogueProduct = {
  ...sampleProduct(0),
  ...{ price: 100_00, priceAlt: null, compareAtPrice: null, stock: 5 },
  variants: {
    names: ['Capacidad'],
    list: [variant(901, 100, 3), variant(902, 150, 2), variant(903, 300, 0)],
  },
}
const cable = { ...sampleProduct(1), price: 20_00, compareAtPrice: null }
const catalogue = createCatalogue({ ...sampleCatalogue(0), products: [phone, cable] })

const list = (range: string, shown = catalogue) => {
  const query = readQuery([['filter_price', range]], { limit: 10 })
  const { items, facets } = listProducts(shown, query, retailPricing)
  return { ids: items.map(({ id }) => id), price: facets.find(({ slug }) => slug === 'price') }
}

test('a price range finds a product by any variant that can be bought, once', () => {
  expect(list('90-110').ids).toEqual([phone.id])
  expect(list('140-160').ids).toEqual([phone.id])
  expect(list('90-160').ids).toEqual([phone.id])
  expect(list('200-400').ids).toEqual([])
})

test('the slider ends at the dearest variant that can be bought', () => {
  expect(list('0-').price).toMatchObject({ min: 20, max: 150 })
})

test('a variant that is sold out or arrives again changes what is found', () => {
  const sold = (stock: number) => ({
    ...phone,
    variants: {
      names: ['Capacidad'],
      list: [variant(901, 100, 3), variant(902, 150, 0), variant(903, 300, stock)],
    },
  })
  const changed = catalogue.withChanges({ products: [sold(1)] })
  expect([list('140-160', changed).ids, list('200-400', changed).ids]).toEqual([[], [phone.id]])
})
