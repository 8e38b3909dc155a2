import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { readQuery } from './read-query.ts'
import { cataloguePage } from './responses.ts'
import { serializeCategory, serializeCategoryTree } from './serialize-category.ts'
import { serializeCard, serializeProduct, serializeSuggestion } from './serialize-product.ts'
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

test('a card has decimal amounts and the featured attributes that still exist', () => {
  expect(serializeCard(catalogue, product, retail)).toMatchObject({
    price: 1234.5,
    priceAlt: null,
    compareAtPrice: 1500,
    brand: { id: expect.any(Number), slug: 'epson', name: 'epson' },
    categories: ['redes-1-1'],
    choice: true,
    attributes: [{ slug: 'color', values: [{ slug: 'valor-0-1', name: 'Valor 0 1', color: '#1d1d1f' }] }],
  })
})

test('a product has all attributes, its options and its category path', () => {
  const detail = serializeProduct(catalogue, product, retail)
  expect(detail.attributes.map(({ slug }) => slug)).toEqual(['color', 'dato-2'])
  expect(detail).toMatchObject({
    availability: 'out-of-stock',
    options: [{ id: 5, values: [{ id: 6, surcharge: 10.5, surchargeAlt: 0 }] }],
    path: [{ slug: 'redes' }, { slug: 'redes-1' }, { slug: 'redes-1-1' }],
  })
})

test('prices in MLC are named where they are not those in USD, wholesale ones to those who pay them', () => {
  const [option] = product.options
  const values = [{ id: 6, title: 'Un año', surcharge: 1050, surchargeMlc: 1400, surchargeAlt: 0 }]
  const other = {
    ...product,
    ...{ priceMlc: 164_200, priceMayoristaMlc: 125_000, options: [{ ...option, values }] },
  } as typeof product
  const own = createCatalogue({ ...sampleCatalogue(0), products: [other] })
  const shown = serializeProduct(own, other, retail)
  expect(shown).toMatchObject({
    price: 1234.5,
    priceMlc: 1642,
    options: [{ values: [{ surchargeMlc: 14 }] }],
  })
  expect(shown).not.toHaveProperty('priceMayoristaMlc')
  expect(serializeCard(own, other, { ...retail, staff: true })).toMatchObject({ priceMayoristaMlc: 1250 })
  expect(serializeCard(catalogue, product, retail)).not.toHaveProperty('priceMlc')
})

test('only approved businesses and staff get wholesale prices', () => {
  const everything = (pricing: { wholesale: boolean; currency: string; staff?: boolean }) => [
    serializeCard(catalogue, product, pricing),
    serializeProduct(catalogue, product, pricing),
    serializeSuggestion(product, pricing),
    ...cataloguePage(catalogue, readQuery([], { limit: 12 }), pricing).data,
  ]
  for (const shown of everything(retail)) {
    expect(shown).not.toHaveProperty('priceMayorista')
    expect(shown).not.toHaveProperty('priceMayoristaAlt')
  }
  for (const pricing of [
    { ...retail, wholesale: true },
    { ...retail, staff: true },
  ]) {
    for (const shown of everything(pricing)) {
      expect(shown).toMatchObject({ priceMayorista: 1000.01, priceMayoristaAlt: null })
    }
  }
})

test('a category counts the products of its subcategories', () => {
  const redes = serializeCategoryTree(catalogue).find(({ slug }) => slug === 'redes')
  expect(redes).toMatchObject({
    items: 1,
    parent: null,
    children: [{ slug: 'redes-1', items: 1, parent: 'redes' }, { items: 0 }],
  })
  expect(serializeCategory(catalogue, 'redes-1')).toMatchObject({
    items: 1,
    parent: 'redes',
    children: expect.any(Array),
    path: [{ slug: 'redes' }, { slug: 'redes-1' }],
  })
  expect(serializeCategory(catalogue, 'redes')).toMatchObject({
    parent: null,
    children: [{ slug: 'redes-1', parent: 'redes' }, { parent: 'redes' }],
  })
  expect(serializeCategory(catalogue, 'nada')).toBeUndefined()
})
