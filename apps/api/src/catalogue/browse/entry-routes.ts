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
import type { CatalogueResponses } from './catalogue-responses.ts'
import { listInMemory } from './list-in-memory.ts'

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
    route(
      endpoints.getProductsByIds,
      {
        summary: 'Several products at once, in the requested order; unknown ids are skipped',
        access: 'public',
        query: schemas.idsQuery,
        response: listOf(response),
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          productsResponse(catalogue, request.query.ids, pricing),
        ),
    ),
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
    route(
      endpoints.getProductBySlug,
      { summary: 'A product by its slug', access: 'public', params: schemas.slugParams, response },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          productResponse(catalogue, request.params.slug, pricing),
        ),
    ),
    route(
      endpoints.getProduct,
      { summary: 'A product', access: 'public', params: idParams, response },
      (request) =>
        responses.respond(request, (catalogue, pricing) => {
          const product = findProductById(catalogue, request.params.id)
          return product && serializeProduct(catalogue, product, pricing)
        }),
    ),
  ]
}

function categoryRoutes(responses: CatalogueResponses): Route[] {
  const response = schemas.categoryPageSchema
  return [
    route(
      endpoints.getCategoryTree,
      { summary: 'The category tree', access: 'public', response: listOf(schemas.categorySchema) },
      (request) => responses.respond(request, categoriesResponse),
    ),
    route(
      endpoints.getCategoryBySlug,
      {
        summary: 'A category by its slug, with its path',
        access: 'public',
        params: schemas.slugParams,
        response,
      },
      (request) =>
        responses.respond(request, (catalogue) => serializeCategory(catalogue, request.params.slug)),
    ),
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
