import * as endpoints from '@tecnoclick/contract/catalogue/products/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/products/schemas'
import { bulkResultSchema } from '@tecnoclick/contract/platform/bulk'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { withPricesInMlc } from '../prices/prices-in-mlc.ts'
import { readUsualRate } from '../prices/usual-rate.ts'
import { changeProducts } from './change-products.ts'
import { listProducts, productFields } from './list-products.ts'
import { productRows } from './product-rows.ts'
import { recountReviews } from './recount-reviews.ts'
import { addProduct, changeProduct } from './save-product.ts'

export const productConstraints = {
  products_sku_unique: ['sku', 'taken'],
  products_barcode_unique: ['barcode', 'taken'],
  products_slug_unique: ['slug', 'taken'],
  products_slug_form: ['slug', 'slug'],
  products_compare_above_price: ['compareAtPrice', 'abovePrice'],
  product_options_title_unique: ['options', 'taken'],
  product_option_values_title_unique: ['options', 'taken'],
} as const

/** Products for staff. The public reads them from the catalogue cache (browse/). */
export function productRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  return invalidateAfterWrites(catalogueChanged, [
    ...readingRoutes(deps),
    ...nameConstraintFields(productConstraints, writingRoutes(deps)),
    ...bulkRoutes(deps),
    ...recountRoutes(deps),
  ])
}

function readingRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.products.list,
      {
        summary: 'Products as staff edit them, including disabled ones',
        access: 'admin',
        permission: 'products:read',
        list: productFields,
        response: listOf(schemas.productRowSchema),
      },
      ({ list }) => listProducts(db, list),
    ),
    route(
      endpoints.products.get,
      {
        summary: 'A product as staff edit it',
        access: 'admin',
        permission: 'products:read',
        params: idParams,
        response: schemas.productRowSchema,
      },
      async ({ params }) => {
        const rows = await db.select().from(products).where(eq(products.id, params.id))
        const [row] = await withPricesInMlc(db, await productRows(db, rows))
        return row ?? refuse('notFound')
      },
    ),
    route(
      endpoints.getUsualRate,
      {
        summary: 'The usual relation of prices in CUP to those in USD',
        access: 'admin',
        permission: 'prices:write',
        response: schemas.usualRateSchema,
      },
      async () => ({ rate: (await readUsualRate(db)) ?? null }),
    ),
  ]
}

function writingRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.products.create,
      {
        summary:
          'Add a product with its categories, attributes, options and pictures, and the units that are there',
        access: 'admin',
        permission: 'products:create',
        body: schemas.stockedProductSchema,
        response: schemas.productRowSchema,
        status: 201,
        refusals: ['unusualPrice'],
      },
      (input) => addProduct(db, actorOf(input), input.body),
    ),
    route(
      endpoints.products.update,
      {
        summary: 'Change a product; lists such as categories are replaced',
        access: 'admin',
        permission: 'products:write',
        params: idParams,
        body: schemas.productChangeSchema,
        response: schemas.productRowSchema,
        refusals: ['unusualPrice'],
      },
      (input) =>
        changeProduct(db, actorOf(input), input.params.id, input.body, {
          mayChangePrices: isPermitted(input.session.viewer, 'prices:write'),
        }),
    ),
  ]
}

function bulkRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.changeProducts,
      {
        summary: 'Change many products at once; a result for each',
        access: 'admin',
        permission: 'products:write',
        body: schemas.productsChangeSchema,
        response: bulkResultSchema,
      },
      (input) => {
        const isRepriced = input.body.pricePercent !== undefined
        if (isRepriced && !isConfirmed(input.session.confirmedAt, now()))
          return refuse('confirmationRequired')
        return changeProducts(db, actorOf(input), input.body, {
          mayChangePrices: isPermitted(input.session.viewer, 'prices:write'),
        })
      },
    ),
  ]
}

function recountRoutes({ database: { db } }: ApiDeps): Route[] {
  return [endpoints.updateReviews, endpoints.updateRating].map((endpoint) =>
    route(
      endpoint,
      {
        summary: 'Recompute rating and count from the visible reviews; the body is ignored',
        access: 'admin',
        permission: 'reviews:write',
        params: idParams,
        body: schemas.recountSchema,
        response: schemas.ratedProductSchema,
      },
      ({ params }) => recountReviews(db, params.id),
    ),
  )
}
