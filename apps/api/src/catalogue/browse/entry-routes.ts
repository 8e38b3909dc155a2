import { findShown } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueAttribute } from '@tecnoclick/catalogue/model'
import { serializeBrand } from '@tecnoclick/catalogue/responses'
import { serializeCategory } from '@tecnoclick/catalogue/serialize-category'
import { serializeProduct } from '@tecnoclick/catalogue/serialize-product'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogueResponses } from './catalogue-responses.ts'
import { listInMemory } from './list-in-memory.ts'
import { readRoute } from './read-route.ts'

/** Single products, categories, brands and attributes, and the whole lists of them (catalogue.md#calls). */
export function entryRoutes(responses: CatalogueResponses): Route[] {
  return [
    ...productRoutes(responses),
    ...categoryRoutes(responses),
    ...brandRoutes(responses),
    ...attributeRoutes(responses),
  ]
}

function productRoutes(responses: CatalogueResponses): Route[] {
  const response = schemas.productSchema
  return [
    route(
      endpoints.listProducts,
      {
        summary: 'Products with all details, sorted by id',
        access: 'public',
        list: { id: 'integer', sku: 'text', slug: 'text', name: 'text', brand: 'text', featured: 'boolean' },
        response: listOf(response),
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) => {
          const { rows, total } = listInMemory(catalogue.data.products, request.list)
          return { data: rows.map((product) => serializeProduct(catalogue, product, pricing)), total }
        }),
    ),
    readRoute(responses, endpoints.getProductsByIds, {
      summary: 'Several products at once, in the requested order; unknown ids are skipped',
      query: schemas.idsQuery,
      response: listOf(response),
    }),
    route(
      endpoints.listProductSlugs,
      {
        summary: 'The slugs of all products, sorted by id',
        access: 'public',
        response: listOf(schemas.productSlugSchema),
      },
      (request) =>
        responses.respond(request, ({ data: { products } }) => {
          return { data: products.map(({ slug }) => ({ slug })), total: products.length }
        }),
    ),
    readRoute(responses, endpoints.getProductBySlug, {
      summary: 'A product by its slug',
      params: schemas.slugParams,
      response,
    }),
    route(
      endpoints.getProduct,
      { summary: 'A product', access: 'public', params: idParams, response },
      (request) =>
        responses.respond(request, (catalogue, pricing) => {
          const product = findShown(catalogue, request.params.id)
          return product && serializeProduct(catalogue, product, pricing)
        }),
    ),
  ]
}

function categoryRoutes(responses: CatalogueResponses): Route[] {
  const response = schemas.categoryPageSchema
  return [
    readRoute(responses, endpoints.getCategoryTree, {
      summary: 'The category tree',
      response: listOf(schemas.categorySchema),
    }),
    readRoute(responses, endpoints.getCategoryBySlug, {
      summary: 'A category by its slug, with its path',
      params: schemas.slugParams,
      response,
    }),
    route(
      endpoints.getCategory,
      { summary: 'A category, with its path', access: 'public', params: idParams, response },
      (request) =>
        responses.respond(request, (catalogue) => {
          const category = catalogue.data.categories.find(({ id }) => id === request.params.id)
          return category && serializeCategory(catalogue, category.slug)
        }),
    ),
  ]
}

const nameFields = { id: 'integer', slug: 'text', name: 'text' } as const

function brandRoutes(responses: CatalogueResponses): Route[] {
  const response = schemas.brandSchema
  return [
    route(
      endpoints.listBrands,
      {
        summary: 'Brands, in display order',
        access: 'public',
        list: nameFields,
        response: listOf(response),
      },
      (request) =>
        responses.respond(request, ({ data }) => {
          const { rows, total } = listInMemory(data.brands, request.list)
          return { data: rows.map(serializeBrand), total }
        }),
    ),
    route(
      endpoints.getBrand,
      { summary: 'A brand', access: 'public', params: idParams, response },
      (request) =>
        responses.respond(request, ({ data }) => {
          const brand = data.brands.find(({ id }) => id === request.params.id)
          return brand && serializeBrand(brand)
        }),
    ),
  ]
}

function attributeRoutes(responses: CatalogueResponses): Route[] {
  const response = schemas.attributeSchema
  const serializeAttribute = ({ position: _, ...attribute }: CatalogueAttribute) => attribute
  return [
    route(
      endpoints.listAttributes,
      {
        summary: 'Attributes with their values',
        access: 'public',
        list: nameFields,
        response: listOf(response),
      },
      (request) =>
        responses.respond(request, ({ data }) => {
          const { rows, total } = listInMemory(data.attributes, request.list)
          return { data: rows.map(serializeAttribute), total }
        }),
    ),
    route(
      endpoints.getAttribute,
      { summary: 'An attribute with its values', access: 'public', params: idParams, response },
      (request) =>
        responses.respond(request, ({ data }) => {
          const attribute = data.attributes.find(({ id }) => id === request.params.id)
          return attribute && serializeAttribute(attribute)
        }),
    ),
  ]
}
