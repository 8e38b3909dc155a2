import { expect, test } from 'vitest'
import { createCatalogue, retailPricing } from './catalogue.ts'
import { listProducts } from './list-products.ts'
import type { CatalogueAttribute, CatalogueProduct } from './model.ts'
import { readQuery } from './read-query.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const value = (slug: string, name: string, color: string | null = null) => ({ slug, name, color })
const attribute = (id: number, slug: string, name: string, values: CatalogueAttribute['values']) => ({
  ...{ id, slug, name, values, filterable: true, position: id },
  filter: slug === 'color' ? ('color' as const) : ('check' as const),
})
const colours = attribute(1, 'color', 'Color', [
  value('negro', 'Negro', '#000000'),
  value('verde', 'Verde', '#00ff00'),
  value('lila', 'Lila', '#ff00ff'),
])
const capacities = attribute(2, 'capacidad', 'Capacidad', [
  value('64-gb', '64 GB'),
  value('128-gb', '128 GB'),
])

const variant = (id: number, values: string[], stock: number) => ({
  ...{ id, sku: `V-${id}`, values, stock, images: [], warrantyMonths: null },
  ...{ price: 100_00, priceAlt: null, compareAtPrice: null },
})

/** Its attributes name all three colours. */
function phone(names: string[], list: ReturnType<typeof variant>[]): CatalogueProduct {
  return {
    ...{ ...sampleProduct(0), id: 1, stock: 5, variants: { names, list } },
    attributes: [
      { slug: 'color', values: ['negro', 'verde', 'lila'], featured: false },
      { slug: 'capacidad', values: ['64-gb', '128-gb'], featured: false },
    ],
  }
}

const twoColours = (greens: number) =>
  phone(
    ['COLOR', 'Capacidad'],
    [variant(901, ['negro', '64 GB'], 3), variant(902, ['Verde', '128 GB'], greens)],
  )

const catalogueOf = (product: CatalogueProduct) =>
  createCatalogue({ ...sampleCatalogue(0), attributes: [colours, capacities], products: [product] })

function counted(catalogue: ReturnType<typeof createCatalogue>, slug: string): [string, number][] {
  const { facets } = listProducts(catalogue, readQuery([], { limit: 10 }), retailPricing)
  const facet = facets.find((one) => one.slug === slug)
  return facet && 'items' in facet ? facet.items.map((item) => [item.slug, item.count]) : []
}

const found = (catalogue: ReturnType<typeof createCatalogue>, filter: string) =>
  listProducts(catalogue, readQuery([['filter_color', filter]], { limit: 10 }), retailPricing).total

test('a colour is counted and found where a variant of it can be bought, and not else', () => {
  const catalogue = catalogueOf(twoColours(0))
  expect(counted(catalogue, 'color')).toEqual([['negro', 1]])
  expect(counted(catalogue, 'capacidad')).toEqual([['64-gb', 1]])
  expect([found(catalogue, 'verde'), found(catalogue, 'lila'), found(catalogue, 'negro')]).toEqual([0, 0, 1])
})

test('what arrives is counted at once, what is sold out no longer', () => {
  const arrived = catalogueOf(twoColours(0)).withChanges({ products: [twoColours(2)] })
  expect(counted(arrived, 'color')).toEqual([
    ['negro', 1],
    ['verde', 1],
  ])
  const gone = arrived.withChanges({ products: [twoColours(0)] })
  expect(counted(gone, 'color')).toEqual([['negro', 1]])
})

test('where nothing can be bought, what there was is still found', () => {
  const none = phone(['Color'], [variant(901, ['Negro'], 0), variant(902, ['Verde'], 0)])
  expect(counted(catalogueOf(none), 'color').map(([slug]) => slug)).toEqual(['negro', 'verde'])
})

test('colours are known under another name of the option, and values that no attribute has change nothing', () => {
  const named = phone(['Acabado'], [variant(901, ['Negro'], 1), variant(902, ['Verde'], 0)])
  expect(counted(catalogueOf(named), 'color')).toEqual([['negro', 1]])
  const unknown = phone(['Color'], [variant(901, ['Grafito'], 1), variant(902, ['Titanio'], 1)])
  expect(counted(catalogueOf(unknown), 'color')).toHaveLength(3)
})
