import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { listProducts } from './list-products.ts'
import type { CatalogueData, CatalogueProduct } from './model.ts'
import { type CatalogueQuery, sorts } from './query.ts'
import { naiveList } from './testing/naive-list.ts'

const categories: CatalogueData['categories'] = [
  ['raiz', null],
  ['otra', null],
  ['rama', 'raiz'],
  ['vecina', 'raiz'],
  ['hoja', 'rama'],
].map(([slug, parent], index) => ({
  id: index + 1,
  slug: slug ?? '',
  name: `Categoría ${slug}`,
  description: '',
  parent: parent ?? null,
  image: null,
  position: index,
}))
const brands = ['epson', 'canon', 'hp'].map((slug, position) => ({
  id: position + 1,
  slug,
  name: slug.toUpperCase(),
  logo: null,
  position,
}))
const attributes: CatalogueData['attributes'] = (['color', 'check', 'radio', 'check'] as const).map(
  (filter, index) => ({
    id: index + 1,
    slug: filter === 'color' ? 'color' : `dato-${index}`,
    name: `Dato ${index}`,
    filter,
    filterable: index < 3,
    position: index,
    values: ['a', 'b', 'c'].map((slug) => ({ slug, name: slug.toUpperCase(), color: '#000000' })),
  }),
)

const someOf = (values: readonly string[]) => fc.subarray([...values])
const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)
const amount = fc.integer({ min: 1, max: 30 }).map((tens) => tens * 550)

const product = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  name: fc.constantFrom('Árbol', 'arbol', 'Ñame', 'Nube', 'Zeta', 'oso', 'Óptica'),
  brand: fc.constantFrom(...slugsOf(brands), 'desconocida', null),
  price: amount,
  priceAlt: fc.option(amount),
  priceMayorista: fc.option(amount),
  priceMayoristaAlt: fc.option(amount),
  offer: fc.boolean(),
  stock: fc.integer({ min: 0, max: 2 }),
  featured: fc.boolean(),
  rating: fc.integer({ min: 0, max: 5 }),
  reviews: fc.integer({ min: 0, max: 3 }),
  sold: fc.integer({ min: 0, max: 2 }),
  createdAt: fc.integer({ min: 0, max: 2 }),
  categories: someOf([...slugsOf(categories), 'oculta']),
  values: fc.array(someOf(['a', 'b', 'c', 'x']), { minLength: 4, maxLength: 4 }),
})

type Drawn = typeof product extends fc.Arbitrary<infer T> ? T : never

function made({ values, offer, ...drawn }: Drawn): CatalogueProduct {
  return {
    ...drawn,
    sku: `SKU-${drawn.id}`,
    slug: `producto-${drawn.id}`,
    ...emptyValues(publicFields),
    description: '',
    compareAtPrice: offer ? drawn.price + 100 : null,
    badges: [],
    attributes: attributes.map(({ slug }, index) => ({ slug, values: values[index] ?? [], featured: false })),
    options: [],
    images: [],
  }
}

const products = fc
  .uniqueArray(product, { selector: ({ id }) => id, maxLength: 40 })
  .map((drawn) => drawn.map(made))

const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  category: fc.option(fc.constantFrom(...slugsOf(categories), 'nadie'), { nil: undefined, freq: 2 }),
  brands: someOf([...slugsOf(brands), 'nadie']),
  price: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 0, max: 180 })).map(([from, more]) => ({
      from,
      to: from + more,
    })),
    { nil: undefined },
  ),
  discount: fc.option(fc.constantFrom('yes' as const, 'no' as const), { nil: undefined }),
  attributes: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...slugsOf(attributes), 'nada'),
        fc.subarray(['a', 'b', 'z'], { minLength: 1 }),
      ),
      {
        selector: ([slug]) => slug,
        maxLength: 2,
      },
    )
    .map((chosen) => new Map(chosen)),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 9 }),
  limit: fc.integer({ min: 1, max: 20 }),
})

const pricing: fc.Arbitrary<PricingContext> = fc.record({
  wholesale: fc.boolean(),
  currency: fc.constantFrom('USD', 'MLC', 'CUP'),
})

const dictionaries = { categories, brands, attributes, searchRules: [] }

function expectSame(
  data: CatalogueData,
  asked: CatalogueQuery,
  looking: PricingContext,
  engine = createCatalogue(data),
) {
  const { items, total, page, pages, facets } = listProducts(engine, asked, looking)
  expect({ slugs: items.map(({ slug }) => slug), total, page, pages, facets }).toEqual(
    naiveList(data, asked, looking),
  )
}

test('counts, pages and sorting match a naive implementation', () => {
  fc.assert(
    fc.property(products, query, pricing, (goods, asked, looking) => {
      expectSame({ ...dictionaries, products: goods }, asked, looking)
    }),
    { numRuns: 400 },
  )
})

test('a catalogue changed step by step equals one created from scratch', () => {
  const step = fc.record({ products, removedProductIds: fc.array(fc.integer({ min: 1, max: 60 })) })
  fc.assert(
    fc.property(
      products,
      fc.array(step, { maxLength: 4 }),
      query,
      pricing,
      (goods, steps, asked, looking) => {
        let catalogue = createCatalogue({ ...dictionaries, products: goods })
        const known = new Map(goods.map((one) => [one.id, one]))
        for (const { products: changed, removedProductIds } of steps) {
          listProducts(catalogue, asked, looking)
          catalogue = catalogue.withChanges({ products: changed, removedProductIds })
          for (const id of removedProductIds) known.delete(id)
          for (const one of changed) known.set(one.id, one)
        }
        expectSame({ ...dictionaries, products: [...known.values()] }, asked, looking, catalogue)
      },
    ),
    { numRuns: 200 },
  )
})

test('a catalogue with new categories, brands and attributes equals one created from scratch', () => {
  fc.assert(
    fc.property(products, query, pricing, (goods, asked, looking) => {
      const fewer = {
        categories: categories.filter(({ slug }) => slug !== 'vecina'),
        brands: brands.slice(1),
        attributes: attributes.toReversed().map((one, position) => ({ ...one, position })),
        searchRules: [],
      }
      const catalogue = createCatalogue({ ...dictionaries, products: goods })
      listProducts(catalogue, asked, looking)
      expectSame({ ...fewer, products: goods }, asked, looking, catalogue.withChanges(fewer))
    }),
    { numRuns: 100 },
  )
})
