import { expect, test } from 'vitest'
import { categoryPath, createCatalogue, findCategory, findProduct, findProductById } from './catalogue.ts'
import { findByText, listProducts } from './list-products.ts'
import { readQuery } from './read-query.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const pricing = { wholesale: false, currency: 'USD' }
const data = sampleCatalogue(200)

function found(catalogue: ReturnType<typeof createCatalogue>, text: string): number[] {
  return findByText(catalogue, text, 10).map(({ id }) => id)
}

test('products and categories are found by slug and id, unknown ones are not', () => {
  const catalogue = createCatalogue(data)
  const product = sampleProduct(7)
  expect(findProduct(catalogue, product.slug)).toEqual(product)
  expect(findProductById(catalogue, 8)).toEqual(product)
  expect(findProduct(catalogue, '__proto__')).toBeUndefined()
  expect(findProductById(catalogue, -1)).toBeUndefined()
  expect(findCategory(catalogue, 'redes')?.slug).toBe('redes')
  expect(findCategory(catalogue, 'constructor')).toBeUndefined()
  expect(categoryPath(catalogue, 'redes-2-3').map(({ slug }) => slug)).toEqual([
    'redes',
    'redes-2',
    'redes-2-3',
  ])
  expect(categoryPath(catalogue, 'nada')).toEqual([])
})

test('a change creates a new catalogue and leaves the old one unchanged', () => {
  const before = createCatalogue(data)
  const renamed = {
    ...sampleProduct(7),
    name: 'Tambor fusor',
    slug: 'tambor-fusor',
    sku: 'TF-1',
    model: 'TF1',
  }
  const after = before.withChanges({ products: [renamed], removedProductIds: [3] })
  expect(found(after, 'tambor fusor')).toEqual([8])
  expect(found(after, 'tf-1')).toEqual([8])
  expect(findProduct(after, 'tambor-fusor')).toEqual(renamed)
  expect(findProduct(after, sampleProduct(7).slug)).toBeUndefined()
  expect(findProductById(after, 3)).toBeUndefined()
  expect(after.data.products).toHaveLength(199)
  expect(found(before, 'tambor fusor')).toEqual([])
  expect(findProduct(before, sampleProduct(7).slug)).toEqual(sampleProduct(7))
  expect(before.data.products).toHaveLength(200)
})

test('two products may swap their slugs', () => {
  const [one, two] = [sampleProduct(1), sampleProduct(2)]
  const after = createCatalogue(data).withChanges({
    products: [
      { ...one, slug: two.slug },
      { ...two, slug: one.slug },
    ],
  })
  expect(findProduct(after, two.slug)?.id).toBe(one.id)
  expect(findProduct(after, one.slug)?.id).toBe(two.id)
})

test('a renamed brand is found by its new name only', () => {
  const after = createCatalogue(data).withChanges({
    brands: data.brands.map((brand) => (brand.slug === 'zebra' ? { ...brand, name: 'Cebra' } : brand)),
    products: data.products.map((product) => ({
      ...product,
      name: 'Equipo',
      description: '',
      sku: `S-${product.id}`,
    })),
  })
  const ofZebra = data.products.filter(({ brand }) => brand === 'zebra').map(({ id }) => id)
  const { items } = listProducts(after, readQuery([['q', 'cebra']], { limit: 100 }), pricing)
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ofZebra)
})

test('an empty catalogue can be listed and filled again', () => {
  const empty = createCatalogue(data).withChanges({ removedProductIds: data.products.map(({ id }) => id) })
  expect(listProducts(empty, readQuery([], { limit: 12 }), pricing)).toMatchObject({
    total: 0,
    page: 1,
    pages: 1,
  })
  expect(found(empty, 'epson')).toEqual([])
  const again = empty.withChanges({ products: [sampleProduct(0)] })
  expect(found(again, sampleProduct(0).sku)).toEqual([1])
})
