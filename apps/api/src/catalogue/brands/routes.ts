import { brands as endpoints } from '@tecnoclick/contract/catalogue/brands/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/brands/schemas'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'

const constraints = {
  brands_slug_unique: ['slug', 'taken'],
  brands_slug_form: ['slug', 'slug'],
  brands_logo_files_name_fk: ['logo', 'unknown'],
} as const

/** For staff. The public reads brands from the catalogue cache (browse/). */
export function brandRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  const routes = editableRoutes(deps, {
    entity: 'brand',
    table: brands,
    endpoints,
    schemas: {
      row: schemas.brandRowSchema,
      create: schemas.newBrandSchema,
      change: schemas.brandChangeSchema,
    },
    permissions: { read: 'brands:read', write: 'brands:write' },
    fields: { id: 'integer', slug: 'text', name: 'text', enable: 'boolean' },
    serialize: ({ createdAt: _, updatedAt: __, ...row }) => row,
    toInsert: ({ slug, ...body }) => ({ ...body, slug: slug ?? toSlug(body.name) ?? '' }),
    toChange: ({ version: _, ...body }) => omitUndefined(body),
  })
  return invalidateAfterWrites(catalogueChanged, nameConstraintFields(constraints, routes))
}
