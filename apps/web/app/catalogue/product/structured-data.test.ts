import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import { expect, test } from 'vitest'
import { productStructuredData, summaryOf } from './structured-data.ts'

const product: Product = {
  id: 1,
  sku: 'EPS-L3250',
  slug: 'epson-l3250',
  name: 'Epson L3250',
  ...emptyValues(publicFields),
  model: 'L3250',
  brand: { id: 1, slug: 'epson', name: 'Epson' },
  categories: [],
  path: [],
  price: 289.9,
  priceAlt: 113060,
  compareAtPrice: null,
  priceMayorista: 250,
  stock: 3,
  badges: [],
  rating: 4.5,
  reviews: 2,
  images: ['l3250.webp'],
  attributes: [],
  options: [],
  choice: false,
  availability: 'in-stock',
  description: 'Imprime, copia y escanea.',
}

test('structured data has price, stock and rating, but no wholesale price', () => {
  const facts = productStructuredData(product, 'https://tienda.cu')
  expect(facts).toMatchObject({
    image: ['https://tienda.cu/api/files/l3250.webp?w=700'],
    offers: {
      price: '289.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      inventoryLevel: { value: 3 },
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  })
  expect(JSON.stringify(facts)).not.toContain('250.00')
})

test('a product without reviews has no rating', () => {
  expect(productStructuredData({ ...product, reviews: 0 }, '')).not.toHaveProperty('aggregateRating')
})

test('a product with variants is a group with an offer for each', () => {
  const sold = { availability: 'in-stock', warrantyMonths: null, priceAlt: null } as const
  const group = productStructuredData(
    {
      ...product,
      variantOptions: [
        { name: 'Color', values: [{ title: 'Negro', color: '#000' }] },
        { name: 'Estado', values: [{ title: 'Nuevo', color: null }] },
      ],
      variants: [
        {
          ...{ ...sold, id: 7, sku: 'EPS-N', name: 'Epson – Negro, Nuevo', images: [] },
          ...{ stock: 0, price: 250, compareAtPrice: null, options: { Color: 'Negro', Estado: 'Nuevo' } },
        },
      ],
    },
    'https://tienda.cu',
  )
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'EPS-L3250',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      {
        sku: 'EPS-N',
        color: 'Negro',
        image: ['https://tienda.cu/api/files/l3250.webp?w=700'],
        additionalProperty: [{ name: 'Estado', value: 'Nuevo' }],
        offers: {
          url: 'https://tienda.cu/shop/products/epson-l3250?variant=7',
          price: '250.00',
          availability: 'https://schema.org/OutOfStock',
        },
      },
    ],
  })
  expect(group).not.toHaveProperty('offers')
})

test('the summary ends after a whole word', () => {
  const long = summaryOf({ name: 'X', description: 'palabra '.repeat(40) })
  expect(long.length).toBeLessThanOrEqual(156)
  expect(long).toMatch(/palabra…$/)
  expect(summaryOf({ name: 'Solo nombre', description: '' })).toBe('Solo nombre')
})
