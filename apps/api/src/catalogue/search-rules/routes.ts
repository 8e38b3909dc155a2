import { searchRules as endpoints } from '@tecnoclick/contract/catalogue/search-rules/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/search-rules/schemas'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { searchRules } from '@tecnoclick/database/schema/catalogue/search-rules'
import { entriesOf, inOneSpelling } from '@tecnoclick/domain/catalogue/search-rule'
import { inArray, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'

const constraints = { search_rules_useful: ['products', 'required'] } as const

/** Synonyms and first results (catalogue.md#search-rules). */
export function searchRuleRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  const routes = editableRoutes(deps, {
    entity: 'search rule',
    table: searchRules,
    endpoints,
    schemas: {
      row: schemas.searchRuleSchema,
      create: schemas.newSearchRuleSchema,
      change: schemas.searchRuleChangeSchema,
    },
    permissions: { read: 'categories:read', write: 'categories:write' },
    fields: { id: 'integer', words: 'text', enable: 'boolean' },
    serialize: picked(schemas.searchRuleSchema),
    toInsert: ({ words, products: skus = '', ...body }) => ({
      ...body,
      words: inOneSpelling(words),
      products: inOneSpelling(skus),
    }),
    toChange: ({ version: _, words, products: skus, ...body }) =>
      omitUndefined({
        ...body,
        words: words === undefined ? undefined : inOneSpelling(words),
        products: skus === undefined ? undefined : inOneSpelling(skus),
      }),
  })
  return invalidateAfterWrites(
    catalogueChanged,
    refuseUnknownProducts(deps, nameConstraintFields(constraints, routes)),
  )
}

/** A mistyped SKU would put nothing first, and nobody would notice. */
function refuseUnknownProducts({ database: { db } }: ApiDeps, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    async handle(input) {
      const body: unknown = input.body
      const skus = isWithProducts(body) ? entriesOf(body.products) : []
      if (skus.length > 0) {
        const wanted = skus.map((sku) => sku.toLowerCase())
        const found = await db
          .select({ sku: products.sku })
          .from(products)
          .where(inArray(sql`lower(${products.sku})`, wanted))
        const known = new Set(found.map(({ sku }) => sku.toLowerCase()))
        if (!wanted.every((sku) => known.has(sku)))
          return refuse('invalid', { fields: { products: { code: 'unknown' } } })
      }
      return route.handle(input)
    },
  }))
}

function isWithProducts(body: unknown): body is { products: string } {
  return typeof body === 'object' && body !== null && 'products' in body && typeof body.products === 'string'
}
