import { categories as endpoints } from '@tecnoclick/contract/catalogue/categories/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/categories/schemas'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'

const constraints = {
  categories_slug_unique: ['slug', 'taken'],
  categories_slug_form: ['slug', 'slug'],
  categories_parent_id_categories_id_fk: ['parentId', 'unknown'],
  categories_are_a_tree: ['parentId', 'unknown'],
  categories_not_own_parent: ['parentId', 'unknown'],
  categories_image_files_name_fk: ['image', 'unknown'],
} as const

/** For staff. The public reads categories from the catalogue cache (browse/). */
export function categoryRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  const routes = editableRoutes(deps, {
    entity: 'category',
    table: categories,
    endpoints,
    schemas: {
      row: schemas.categoryRowSchema,
      create: schemas.newCategorySchema,
      change: schemas.categoryChangeSchema,
    },
    permissions: { read: 'categories:read', write: 'categories:write' },
    fields: { id: 'integer', slug: 'text', name: 'text', parentId: 'integer', enable: 'boolean' },
    serialize: ({ createdAt: _, updatedAt: __, ...row }) => row,
    toInsert: ({ slug, ...body }) => ({ ...body, slug: slug ?? toSlug(body.name) ?? '' }),
    toChange: ({ version: _, ...body }) => omitUndefined(body),
  })
  return invalidateAfterWrites(catalogueChanged, nameConstraintFields(constraints, routes))
}
