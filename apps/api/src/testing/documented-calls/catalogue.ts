import { address, reviewBody, word } from '../sample-shop.ts'
import type { DocumentedCall } from './documented-call.ts'

const category = ['id', 'name', 'slug', 'image']
const product = [
  ...['id', 'name', 'sku', 'slug', 'price', 'priceAlt', 'compareAtPrice', 'images', 'badges', 'rating'],
  ...[
    'reviews',
    'availability',
    'stock',
    'brand.id',
    'brand.slug',
    'brand.name',
    'description',
    'categories',
    'attributes',
  ],
]
const review = ['author', 'text', 'rating', 'productId', 'date', 'avatar']
const inList = (names: readonly string[]) => names.map((name) => `data.0.${name}`)

const everyone = { access: 'public' } as const
const staff = { access: 'admin' } as const
const customer = { access: 'customer' } as const

/** Catalogue and reviews (catalogue.md#calls). */
export const catalogueCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /categories/fulldata',
    ...everyone,
    holds: inList([...category, 'items', 'children', 'parent']),
  },
  {
    call: 'GET /categories/{id}',
    ...everyone,
    holds: category,
    with: (shop) => ({ id: shop.category.id }),
  },
  { call: 'POST /categories', ...staff, holds: category, with: () => ({ json: { name: word() } }) },
  {
    call: 'PATCH /categories/{id}',
    ...staff,
    holds: category,
    with: (shop) => ({ id: shop.category.id, json: { description: word() } }),
  },

  { call: 'GET /brands', ...everyone, holds: inList(['id', 'slug', 'name']) },
  { call: 'GET /brands/{id}', ...everyone, holds: ['slug'], with: (shop) => ({ id: shop.brand.id }) },
  { call: 'POST /brands', ...staff, holds: ['id', 'slug'], with: () => ({ json: { name: word() } }) },
  {
    call: 'PATCH /brands/{id}',
    ...staff,
    holds: ['id', 'slug', 'name'],
    with: (shop) => ({ id: shop.brand.id, json: { name: word() } }),
  },

  {
    call: 'GET /attributes/fulldata',
    ...everyone,
    holds: inList(['name', 'slug', 'values.0.slug', 'values.0.name']),
  },
  { call: 'GET /attributes/{id}', ...everyone, holds: ['slug'], with: (shop) => ({ id: shop.attribute.id }) },
  { call: 'POST /attributes', ...staff, holds: ['name', 'slug'], with: () => ({ json: { name: word() } }) },
  {
    call: 'PATCH /attributes/{id}',
    ...staff,
    holds: ['name', 'slug', 'values'],
    with: (shop) => ({ id: shop.attribute.id, json: { name: word() } }),
  },

  { call: 'GET /products/fulldata', ...everyone, holds: inList(product) },
  {
    call: 'GET /products/{id}',
    ...everyone,
    holds: product,
    with: (shop) => ({ id: shop.products[0].id }),
  },
  {
    call: 'POST /products',
    ...staff,
    holds: ['id', 'sku', 'slug', 'priceMayorista', 'priceMayoristaAlt'],
    with: () => ({ json: { sku: word(), name: word(), price: 10 } }),
  },
  {
    call: 'PATCH /products/{id}',
    ...staff,
    holds: ['id', 'model'],
    with: (shop) => ({ id: shop.products[0].id, json: { model: word() } }),
  },
  {
    call: 'PATCH /products/updatestock/{id}',
    ...staff,
    holds: ['id', 'stock'],
    with: (shop) => ({ id: shop.products[0].id, json: { stock: 4000 } }),
  },
  {
    call: 'PATCH /products/updatereviews/{id}',
    ...staff,
    holds: ['id', 'reviews'],
    with: (shop) => ({ id: shop.products[0].id, json: { reviews: 4000 } }),
  },
  {
    call: 'PATCH /products/updaterating/{id}',
    ...staff,
    holds: ['id', 'rating'],
    with: (shop) => ({ id: shop.products[0].id, json: { rating: 1 } }),
  },

  // Lookups and ranked lists.
  { call: 'GET /catalogue', ...everyone, holds: ['total', 'page', 'pages', 'facets', 'data.0.id'] },
  { call: 'GET /catalogue/suggestions', ...everyone, with: () => ({ query: '?q=prueba&limit=5' }) },
  {
    call: 'GET /products/slug/{slug}',
    ...everyone,
    holds: product,
    with: (shop) => ({ id: shop.products[0].slug }),
  },
  {
    call: 'GET /categories/slug/{slug}',
    ...everyone,
    holds: category,
    with: (shop) => ({ id: shop.category.slug }),
  },
  {
    call: 'GET /products/related/{slug}',
    ...everyone,
    holds: inList(['id', 'price']),
    with: (shop) => ({ id: shop.products[0].slug, query: '?limit=8' }),
  },
  ...(['latest', 'top-rated', 'discounted', 'popular', 'featured', 'best-sellers'] as const).map(
    (list): DocumentedCall => ({
      call: `GET /products/${list}`,
      ...everyone,
      holds: inList(['id', 'slug', 'price']),
      with: (shop) => ({ query: `?limit=3&category=${shop.category.slug}` }),
    }),
  ),

  {
    call: 'POST /reviews',
    ...everyone,
    fresh: true,
    holds: review,
    with: (shop) => ({ json: reviewBody(shop.products[0].id) }),
  },
  { call: 'GET /reviews', ...everyone, holds: inList(review) },
  {
    call: 'GET /reviews',
    ...everyone,
    holds: inList(review),
    with: (shop) => ({ query: `?filter[where][productId]=${shop.products[0].id}` }),
  },
  { call: 'GET /reviews/{id}', ...everyone, holds: review, with: (shop) => ({ id: shop.review.id }) },
  {
    call: 'PATCH /reviews/{id}',
    ...staff,
    holds: review,
    with: (shop) => ({ id: shop.review.id, json: { hidden: false } }),
  },

  { call: 'GET /wishlist', ...customer, holds: ['ids'] },
  { call: 'PUT /wishlist', ...customer, with: (shop) => ({ json: { ids: [shop.products[0].id] } }) },
  { call: 'GET /compare', ...customer, holds: ['ids'] },
  { call: 'PUT /compare', ...customer, with: (shop) => ({ json: { ids: [shop.products[0].id] } }) },
  {
    call: 'POST /stock-alerts',
    ...everyone,
    holds: ['productId', 'email'],
    with: (shop) => ({ json: { productId: shop.products[0].id, email: address() } }),
  },
  { call: 'POST /newsletter', ...everyone, with: () => ({ json: { email: address() } }) },
]
