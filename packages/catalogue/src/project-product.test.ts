import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { cataloguePage } from './catalogue-page.ts'
import { categoryPage, categoryTree } from './project-category.ts'
import { productCard, productDetail, suggestion } from './project-product.ts'
import { readQuery } from './read-query.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const product = {
  ...sampleProduct(0),
  price: 123_450,
  priceAlt: null,
  priceMayorista: 100_001,
  priceMayoristaAlt: null,
  compareAtPrice: 150_000,
  stock: 0,
  brand: 'epson',
  categories: ['oculta', 'redes-1-1'],
  attributes: [
    { slug: 'color', values: ['valor-0-1', 'borrado'], featured: true },
    { slug: 'dato-2', values: ['valor-2-0'], featured: false },
    { slug: 'borrado', values: ['x'], featured: true },
  ],
  options: [
    {
      id: 5,
      title: 'Garantía',
      required: true,
      values: [{ id: 6, title: 'Un año', surcharge: 1050, surchargeAlt: 0 }],
    },
  ],
}
const catalogue = createCatalogue({ ...sampleCatalogue(0), products: [product] })
const retail = { wholesale: false, currency: 'USD' }

test('a card speaks in decimals and shows featured attributes that still exist', () => {
  expect(productCard(catalogue, product, retail)).toMatchObject({
    price: 1234.5,
    priceAlt: null,
    compareAtPrice: 1500,
    brand: { slug: 'epson', name: 'epson' },
    categories: ['redes-1-1'],
    choice: true,
    attributes: [{ slug: 'color', values: [{ slug: 'valor-0-1', name: 'Valor 0 1', color: '#1d1d1f' }] }],
  })
})

test('a detail has all attributes, the options and the way from the top', () => {
  const detail = productDetail(catalogue, product, retail)
  expect(detail.attributes.map(({ slug }) => slug)).toEqual(['color', 'dato-2'])
  expect(detail).toMatchObject({
    availability: 'out-of-stock',
    options: [{ id: 5, values: [{ id: 6, surcharge: 10.5, surchargeAlt: 0 }] }],
    path: [{ slug: 'redes' }, { slug: 'redes-1' }, { slug: 'redes-1-1' }],
  })
})

test('wholesale prices reach approved businesses and staff, and nobody else', () => {
  const everything = (viewer: { wholesale: boolean; currency: string; staff?: boolean }) => [
    productCard(catalogue, product, viewer),
    productDetail(catalogue, product, viewer),
    suggestion(product, viewer),
    ...cataloguePage(catalogue, readQuery([], { limit: 12 }), viewer).data,
  ]
  for (const shown of everything(retail)) {
    expect(shown).not.toHaveProperty('priceMayorista')
    expect(shown).not.toHaveProperty('priceMayoristaAlt')
  }
  for (const viewer of [
    { ...retail, wholesale: true },
    { ...retail, staff: true },
  ]) {
    for (const shown of everything(viewer)) {
      expect(shown).toMatchObject({ priceMayorista: 1000.01, priceMayoristaAlt: null })
    }
  }
})

test('a category counts the products in it and below it', () => {
  const redes = categoryTree(catalogue).find(({ slug }) => slug === 'redes')
  expect(redes).toMatchObject({
    items: 1,
    parent: null,
    children: [{ slug: 'redes-1', items: 1, parent: 'redes' }, { items: 0 }],
  })
  expect(categoryPage(catalogue, 'redes-1')).toMatchObject({
    items: 1,
    path: [{ slug: 'redes' }, { slug: 'redes-1' }],
  })
  expect(categoryPage(catalogue, 'nada')).toBeUndefined()
})
