import { findProductById } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueAttribute } from '@tecnoclick/catalogue/model'
import {
  categoriesResponse,
  productResponse,
  productsResponse,
  serializeBrand,
} from '@tecnoclick/catalogue/responses'
import { serializeCategory } from '@tecnoclick/catalogue/serialize-category'
import { serializeProduct } from '@tecnoclick/catalogue/serialize-product'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { type Route, route } from '../../platform/http/route.ts'
import { listInMemory } from './list-in-memory.ts'
import type { ShopWindow } from './shop-window.ts'

/** Single products, categories, brands and attributes, and the whole lists of them (catalogue.md#calls). */
export function entryRoutes(window: ShopWindow): Route[] {
  return [
    ...productRoutes(window),
    ...categoryRoutes(window),
    ...brandRoutes(window),
    ...attributeRoutes(window),
  ]
}

function productRoutes(window: ShopWindow): Route[] {
  const response = schemas.productSchema
  return [
    route(
      endpoints.listProducts,
      {
        summary: 'Products with all that is told of them, in the order of their ids',
        access: 'public',
        list: { id: 'integer', sku: 'text', slug: 'text', name: 'text', brand: 'text', featured: 'boolean' },
        response: listOf(response),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => {
          const { rows, total } = listInMemory(catalogue.data.products, asked.list)
          return { data: rows.map((product) => serializeProduct(catalogue, product, viewer)), total }
        }),
    ),
    route(
      endpoints.getProductsByIds,
      {
        summary: 'Several products at once, in the order asked for; unknown ids are passed over',
        access: 'public',
        query: schemas.idsQuery,
        response: listOf(response),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => productsResponse(catalogue, asked.query.ids, viewer)),
    ),
    route(
      endpoints.listProductSlugs,
      {
        summary: 'The slugs of all products, in the order of their ids',
        access: 'public',
        response: listOf(schemas.productSlugSchema),
      },
      (asked) =>
        window.answer(asked, ({ data: { products } }) => {
          return { data: products.map(({ slug }) => ({ slug })), total: products.length }
        }),
    ),
    route(
      endpoints.getProductBySlug,
      { summary: 'A product by its slug', access: 'public', params: schemas.slugParams, response },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => productResponse(catalogue, asked.params.slug, viewer)),
    ),
    route(
      endpoints.getProduct,
      { summary: 'A product', access: 'public', params: idParams, response },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => {
          const product = findProductById(catalogue, asked.params.id)
          return product && serializeProduct(catalogue, product, viewer)
        }),
    ),
  ]
}

function categoryRoutes(window: ShopWindow): Route[] {
  const response = schemas.categoryPageSchema
  return [
    route(
      endpoints.getCategoryTree,
      { summary: 'The tree of categories', access: 'public', response: listOf(schemas.categorySchema) },
      (asked) => window.answer(asked, categoriesResponse),
    ),
    route(
      endpoints.getCategoryBySlug,
      {
        summary: 'A category by its slug, with the way to it',
        access: 'public',
        params: schemas.slugParams,
        response,
      },
      (asked) => window.answer(asked, (catalogue) => serializeCategory(catalogue, asked.params.slug)),
    ),
    route(
      endpoints.getCategory,
      { summary: 'A category, with the way to it', access: 'public', params: idParams, response },
      (asked) =>
        window.answer(asked, (catalogue) => {
          const category = catalogue.data.categories.find(({ id }) => id === asked.params.id)
          return category && serializeCategory(catalogue, category.slug)
        }),
    ),
  ]
}

const named = { id: 'integer', slug: 'text', name: 'text' } as const

function brandRoutes(window: ShopWindow): Route[] {
  const response = schemas.brandSchema
  return [
    route(
      endpoints.listBrands,
      {
        summary: 'Brands, in the order they are shown',
        access: 'public',
        list: named,
        response: listOf(response),
      },
      (asked) =>
        window.answer(asked, ({ data }) => {
          const { rows, total } = listInMemory(data.brands, asked.list)
          return { data: rows.map(serializeBrand), total }
        }),
    ),
    route(endpoints.getBrand, { summary: 'A brand', access: 'public', params: idParams, response }, (asked) =>
      window.answer(asked, ({ data }) => {
        const brand = data.brands.find(({ id }) => id === asked.params.id)
        return brand && serializeBrand(brand)
      }),
    ),
  ]
}

function attributeRoutes(window: ShopWindow): Route[] {
  const response = schemas.attributeSchema
  const onTheWire = ({ position: _, ...attribute }: CatalogueAttribute) => attribute
  return [
    route(
      endpoints.listAttributes,
      { summary: 'Attributes with their values', access: 'public', list: named, response: listOf(response) },
      (asked) =>
        window.answer(asked, ({ data }) => {
          const { rows, total } = listInMemory(data.attributes, asked.list)
          return { data: rows.map(onTheWire), total }
        }),
    ),
    route(
      endpoints.getAttribute,
      { summary: 'An attribute with its values', access: 'public', params: idParams, response },
      (asked) =>
        window.answer(asked, ({ data }) => {
          const attribute = data.attributes.find(({ id }) => id === asked.params.id)
          return attribute && onTheWire(attribute)
        }),
    ),
  ]
}
